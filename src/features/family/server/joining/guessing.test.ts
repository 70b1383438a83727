import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type Reply, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { createBudgets } from '#platform/server/limits/budgets.ts'
import { createSlowdown } from '#platform/server/limits/slowdown.ts'

let testApp: TestApp
let mother: Browser
let begin: Date
const lines: string[] = []
/** The number of codes that had to wait before they were checked. */
let waits = 0
const budgets = createBudgets({ mostWrites: Number.POSITIVE_INFINITY })
beforeAll(async () => {
  testApp = await openTestApp({ onLogLine: (line) => lines.push(line), budgets })
  begin = testApp.clock.now
  mother = await testApp.person('mother')
})
beforeEach(async () => {
  testApp.clock.now = begin
  lines.length = 0
  waits = 0
  budgets.codeGuesses = createSlowdown(async () => {
    waits += 1
  })
  await testApp.db.deleteFrom('attempts').execute()
})
afterAll(() => testApp.close())

const here = '192.0.2.1'
const lookUp = (code: string, address = here) => testApp.visitor(address).post('/api/invite-codes/look-up', { code })
const guess = (times: number, addressOf: (attempt: number) => string = () => here) =>
  Promise.all(Array.from({ length: times }, (_, at) => lookUp(`ZZZZZZZ${'ABCDEFGHJK'.charAt(at % 10)}`, addressOf(at))))
const anywhere = (attempt: number) => `198.51.${attempt}.1`
const make = async (body?: object): Promise<string> => Object((await mother.post('/api/invite-codes', body)).body).code
/** The number of wrong codes that were checked. Codes beyond the limit get 429 without a check. */
const checked = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 403).length
const advanceClock = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000)
}
const newcomer = (inviteCode: string) => ({
  firstName: 'Ada',
  lastName: 'Brandt',
  email: 'ada@nestling.example',
  password: 'eight quiet herons',
  inviteCode,
})

describe('guessing at codes', () => {
  test('all networks of one IPv6 customer together get ten guesses an hour, and other customers can still join', async () => {
    expect(checked(await guess(20, (attempt) => `2001:db8:7:${attempt}::1`))).toBe(10)
    expect((await lookUp(await make(), '2001:db8:7:99::1')).status).toBe(429)
    expect((await lookUp(await make(), '2001:db8:8:1::1')).status).toBe(200)
  })

  test('one address can guess five times in 15 minutes, even if it sends all guesses at once', async () => {
    expect(checked(await guess(50))).toBe(5)
    advanceClock(14.9)
    expect((await lookUp('ZZZZZZZZ')).status).toBe(429)
    advanceClock(0.2)
    expect((await lookUp('ZZZZZZZZ')).status).toBe(403)
  })

  test('after 20 guesses in an hour from many addresses, right codes from new addresses wait but still work', async () => {
    const code = await make()
    await guess(19, anywhere)
    expect((await lookUp(code)).status).toBe(200)
    await guess(1)
    expect(waits).toBe(0)
    for (const address of ['203.0.113.1', '203.0.113.2']) expect((await lookUp(code, address)).status).toBe(200)
    expect(waits).toBe(2)
    advanceClock(60.1)
    expect((await lookUp(code)).status).toBe(200)
    expect(waits).toBe(2)
  })

  test('during guessing from many addresses, one address can guess once a day, even if it sends all guesses at once', async () => {
    await guess(20, anywhere)
    expect(checked(await guess(10))).toBe(1)
    expect((await lookUp(await make())).status).toBe(429)
    expect((await lookUp(await make(), '203.0.113.1')).status).toBe(200)
    advanceClock(59)
    await guess(20, (attempt) => `198.52.${attempt}.1`)
    advanceClock(20)
    expect((await lookUp(await make())).status).toBe(429)
  })

  test('during guessing from many addresses, one IPv6 customer can guess once a day', async () => {
    await guess(20, anywhere)
    expect(checked(await guess(10, (attempt) => `2001:db8:7:${attempt}::1`))).toBe(1)
  })

  test('the refusal of a guess beyond the limit states the seconds to wait', async () => {
    await guess(5)
    const reply = await lookUp('ZZZZZZZZ')
    expect(reply).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } })
    expect(reply.headers.get('retry-after')).toBe('900')
    await guess(20, anywhere)
    expect((await lookUp('ZZZZZZZZ')).headers.get('retry-after')).toBe('86400')
  })

  test('looking up, redeeming and registering share one limit for wrong codes', async () => {
    const stranger = await testApp.person('stranger')
    await testApp.db.deleteFrom('attempts').execute()
    const post = (path: string, body: object) => stranger.post(path, body)
    expect((await post('/api/invite-codes/look-up', { code: 'ZZZZZZZZ' })).status).toBe(403)
    expect((await post('/api/invite-codes/redeem', { code: 'ZZZZZZZY' })).status).toBe(403)
    for (const code of ['ZZZZZZZX', 'ZZZZZZZW', 'ZZZZZZZV'])
      expect((await post('/api/register', newcomer(code))).status).toBe(403)
    const code = await make()
    expect((await post('/api/invite-codes/look-up', { code })).status).toBe(429)
    expect((await post('/api/invite-codes/redeem', { code })).status).toBe(429)
    expect((await post('/api/register', newcomer(code))).status).toBe(429)
  })

  test('beyond the limit, right codes, wrong codes and nonsense get the same refusal', async () => {
    const codes = [await make(), 'ZZZZZZZZ', await make({ expiresInDays: 1 }), 'АВСЕНКРХ']
    await guess(5)
    const replies = await Promise.all(codes.map((code) => lookUp(code)))
    expect(replies.map(({ status }) => status)).toEqual([429, 429, 429, 429])
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  })

  test('right codes do not count as guesses, even if fifty are sent at once', async () => {
    const code = await make()
    const replies = await Promise.all(Array.from({ length: 50 }, () => lookUp(code)))
    expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect(checked(await guess(6))).toBe(5)
  })

  test('expired and used-up codes do not count as guesses', async () => {
    const expired = await make({ expiresInDays: 1 })
    const usedUp = await make({ maxUses: 1 })
    await testApp.db.updateTable('invite_codes').set({ used_count: 1 }).where('code', '=', usedUp).execute()
    advanceClock(24 * 60)
    for (let time = 0; time < 10; time += 1) {
      expect((await lookUp(expired)).body).toMatchObject({ code: 'invite-expired' })
      expect((await lookUp(usedUp)).body).toMatchObject({ code: 'invite-used-up' })
    }
  })

  test('guessing at codes does not block emailed tokens, which cannot be guessed', async () => {
    const { body } = await mother.post('/api/admin/users/invite', { email: 'token@nestling.example', role: 'family' })
    await guess(20, anywhere)
    for (let time = 0; time < 10; time += 1) expect((await lookUp('a'.repeat(32))).status).toBe(403)
    expect((await lookUp(Object(body).inviteToken)).status).toBe(200)
  })

  test('input that cannot be a code does not count as a guess', async () => {
    const notCodes = ['hello', 'ABCDEFG', 'ABCDEFGHJ', 'OOOOIIII', 'АВСЕНКРХ', "' OR '1'='1"]
    for (let round = 0; round < 5; round += 1)
      for (const [at, input] of notCodes.entries()) expect((await lookUp(input, anywhere(at))).status).toBe(403)
    expect((await lookUp(await make())).status).toBe(200)
    expect(checked(await guess(6))).toBe(5)
  })

  test('a code padded to the length of a token is limited like a code', async () => {
    const code = await make()
    await guess(5)
    expect((await lookUp(`${code}${'-'.repeat(24)}`)).status).toBe(429)
  })

  test('two server processes share one limit', async () => {
    const first = guess(25)
    testApp.restart()
    const second = guess(25)
    expect(checked([...(await first), ...(await second)])).toBe(5)
  })

  test('a restart does not reset the limit', async () => {
    await guess(3)
    testApp.restart()
    expect(checked(await guess(3))).toBe(2)
    expect((await lookUp(await make())).status).toBe(429)
  })

  test('guessing at codes does not limit sign-in', async () => {
    await guess(20, anywhere)
    const person = { email: cast.mother.email, password: 'wrong' }
    expect((await testApp.visitor(here).post('/api/login', person)).status).toBe(401)
  })

  test('only admins can see whether codes are checked with a delay, and until when', async () => {
    const ask = () => mother.get('/api/invite-codes/guessing')
    for (const [who, status] of [
      [testApp.visitor(), 401],
      [await testApp.person('grandmother'), 403],
      [await testApp.person('stranger'), 403],
    ] as const)
      expect((await who.get('/api/invite-codes/guessing')).status).toBe(status)
    await guess(19, anywhere)
    expect(await ask()).toMatchObject({ status: 200, body: { slowUntil: null } })
    await guess(1)
    expect((await ask()).body).toEqual({ slowUntil: new Date(begin.getTime() + 3_600_000).toISOString() })
    advanceClock(60.1)
    expect((await ask()).body).toEqual({ slowUntil: null })
  })

  test('guessing from many addresses is logged once, without codes or addresses', async () => {
    await guess(19, anywhere)
    expect(lines).toEqual([])
    await guess(30, (at) => anywhere(at + 50))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 40,
      msg: expect.stringContaining('too many wrong invite codes'),
    })
    expect(lines[0]).not.toMatch(/ZZZZ|198\.51/)
  })
})
