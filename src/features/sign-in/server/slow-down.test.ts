import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type Reply, type TestApp } from '#app/server/testing.ts'
import { createBudgets } from '#platform/server/limits/budgets.ts'
import { createSlowdown } from '#platform/server/limits/slowdown.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import { cast, castPassword } from '../fixtures.ts'

const { email } = cast.grandmother
const right = { email, password: castPassword }
const wrong: { email: string; password: string } = { email, password: 'wrong' }

let testApp: TestApp
let begin: Date
/** How many requests had to wait. */
let waits = 0
const budgets = createBudgets()
beforeAll(async () => {
  testApp = await openTestApp({ environment: { trustedProxies: ['10.0.0.1'] }, budgets })
  begin = testApp.clock.now
})
beforeEach(async () => {
  testApp.clock.now = begin
  budgets.unknownBrowsers = createSlowdown(async () => {
    waits += 1
  })
  waits = 0
  await testApp.db.deleteFrom('attempts').execute()
  await testApp.db.deleteFrom('known_devices').execute()
})
afterAll(() => testApp.close())

/** Tries to sign in this many times at once, each time from the address that `addressOf` returns. */
const guess = (times: number, addressOf: (attempt: number) => string = () => '192.0.2.1', body = wrong) =>
  Promise.all(Array.from({ length: times }, (_, at) => testApp.visitor(addressOf(at)).post('/api/login', body)))

/** Stores failed attempts directly, which is faster than sending wrong passwords. */
async function storeAttempts(times: number, sourceOf: (attempt: number) => { email: string; address: string }) {
  for (let attempt = 0; attempt < times; attempt += 1) {
    const { email: subject, address } = sourceOf(attempt)
    await countAttempt(testApp.db, { kind: 'sign-in', subject, address, deviceId: null }, [], testApp.clock.now)
  }
}

/** Stores as many failed attempts as an account allows from all addresses together. */
const useUpLimit = (subject: string = email) =>
  storeAttempts(30, (attempt) => ({ email: subject, address: `192.0.${attempt % 3}.1` }))

const signIn = (address: string, body: unknown = right) => testApp.visitor(address).post('/api/login', body)

const countChecked = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 401).length
const minutesPass = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000)
}

describe('an account', () => {
  test('allows ten guesses in a quarter of an hour from one address, and thirty a day', async () => {
    const guesses = []
    for (let quarter = 0; quarter < 4; quarter += 1) {
      guesses.push(countChecked(await guess(12)))
      minutesPass(16)
    }
    expect(guesses).toEqual([10, 10, 10, 0])
  })

  test('allows ten guesses in a quarter of an hour from all IPv6 networks of one customer', async () => {
    expect(countChecked(await guess(12, (attempt) => `2001:db8:7:${attempt}::1`))).toBe(10)
    expect((await signIn('2001:db8:8:1::1')).status).toBe(200)
  })

  test('stays open to its owner elsewhere when one address has used up its guesses', async () => {
    for (let quarter = 0; quarter < 4; quarter += 1) {
      await guess(12)
      expect((await signIn('203.0.113.6')).status).toBe(200)
      minutesPass(16)
    }
  })

  test('allows thirty guesses in a quarter of an hour from all addresses together', async () => {
    await storeAttempts(25, (attempt) => ({ email, address: `198.51.${attempt}.1` }))
    expect(countChecked(await guess(12, (attempt) => `192.0.${attempt}.1`))).toBe(5)
  })

  test('answers a guess beyond the limit with the seconds to wait', async () => {
    await guess(10)
    const last = await signIn('192.0.2.1', wrong)
    expect(last).toMatchObject({
      status: 429,
      body: { code: 'too-many-attempts', message: 'Too many attempts. Please wait a little and try again.' },
    })
    expect(last?.headers.get('retry-after')).toBe('900')
  })

  test('refuses even the right password until the limit allows it again', async () => {
    await useUpLimit()
    minutesPass(14.9)
    expect((await testApp.visitor().post('/api/login', right)).status).toBe(429)
    minutesPass(0.2)
    expect((await testApp.visitor().post('/api/login', right)).status).toBe(200)
  })

  test('allows no more guesses if the client varies its X-Forwarded-For header', async () => {
    const visits = Array.from({ length: 12 }, (_, at) =>
      testApp.visitor().post('/api/login', wrong, { 'x-forwarded-for': `198.51.100.${at}` }),
    )
    expect(countChecked(await Promise.all(visits))).toBe(10)
  })

  test('is not locked by attempts that a wrong clock dated in the future', async () => {
    minutesPass(400 * 24 * 60)
    await useUpLimit()
    minutesPass(-400 * 24 * 60)
    expect((await testApp.visitor().post('/api/login', right)).status).toBe(200)
  })

  test('stays limited after a restart', async () => {
    await useUpLimit()
    testApp.restart()
    expect((await testApp.visitor().post('/api/login', right)).status).toBe(429)
  })

  test('checks at most ten of fifty simultaneous guesses after twenty earlier guesses', async () => {
    await storeAttempts(20, (attempt) => ({ email, address: `198.51.${attempt}.1` }))
    const visits = Array.from({ length: 50 }, (_, at) => testApp.visitor(`192.0.2.${at}`).post('/api/login', wrong))
    expect(countChecked(await Promise.all(visits))).toBeLessThanOrEqual(10)
  })

  test('allows a hundred guesses a day', async () => {
    for (let quarter = 0; quarter < 10; quarter += 1) {
      await storeAttempts(10, (attempt) => ({ email, address: `192.0.${quarter}.${attempt}` }))
      minutesPass(16)
    }
    expect((await signIn('192.0.2.200')).status).toBe(429)
    minutesPass(24 * 60 - 159)
    expect((await signIn('192.0.2.200')).status).toBe(200)
  })

  test('has one limit for all spellings of its email', async () => {
    const forms = [email, email.toUpperCase(), ` ${email}`, `${email}\n`, 'Ruth@nestling.Example']
    await Promise.all(
      [...forms, ...forms].map((form) => testApp.visitor().post('/api/login', { email: form, password: 'wrong' })),
    )
    for (const form of forms)
      expect((await testApp.visitor().post('/api/login', { email: form, password: castPassword })).status).toBe(429)
  })

  test('has one limit for both Unicode forms of its email', async () => {
    const composed = 'inês@nestling.example'
    await guess(10, () => '192.0.2.1', { email: composed.normalize('NFD'), password: 'wrong' })
    expect(
      (await testApp.visitor('192.0.2.1').post('/api/login', { email: composed.normalize('NFC'), password: 'x' }))
        .status,
    ).toBe(429)
  })

  test('is limited in the same way if it does not exist', async () => {
    const replies = await guess(11, () => '192.0.2.1', { email: 'no@nestling.example', password: 'wrong' })
    expect(replies.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(401), 429])
  })

  test('is not limited by successful sign-ins', async () => {
    for (let time = 0; time < 12; time += 1)
      expect((await testApp.visitor().post('/api/login', right)).status).toBe(200)
  })

  test('stays limited when the same address signs in to another account', async () => {
    await guess(9)
    await testApp.visitor('192.0.2.1').post('/api/login', { email: cast.friend.email, password: castPassword })
    await guess(1)
    expect((await signIn('192.0.2.1')).status).toBe(429)
  })
})

describe('a browser known to the account', () => {
  test('can still sign in while strangers are limited', async () => {
    const known = testApp.visitor()
    await known.post('/api/login', right)
    await known.get('/api/logout')
    await useUpLimit()
    expect((await known.post('/api/login', right)).status).toBe(200)
  })

  test('is limited by its own wrong guesses', async () => {
    const known = testApp.visitor()
    await known.post('/api/login', right)
    await Promise.all(Array.from({ length: 10 }, () => known.post('/api/login', wrong)))
    expect((await known.post('/api/login', right)).status).toBe(429)
  })

  test('has no advantage for another person’s account', async () => {
    const known = testApp.visitor()
    await known.post('/api/login', right)
    await useUpLimit(cast.friend.email)
    expect((await known.post('/api/login', { email: cast.friend.email, password: castPassword })).status).toBe(429)
  })
})

describe('the limit of one address', () => {
  const anybody = (attempt: number) => `a${attempt}@nestling.example`

  test('allows attempts at fifty accounts in a quarter of an hour', async () => {
    await storeAttempts(49, (attempt) => ({ email: anybody(attempt), address: '203.0.113.5' }))
    expect((await signIn('203.0.113.5', { email: anybody(49), password: 'x' })).status).toBe(401)
    expect((await signIn('203.0.113.5')).status).toBe(429)
    expect((await signIn('203.0.113.6')).status).toBe(200)
  })

  test('counts all addresses of an IPv6 /64 network together, in any notation', async () => {
    const spellings = ['2001:db8:1:2::1', '2001:0DB8:0001:2:ffff::1', '2001:db8:1:2:3:4:5:6']
    await storeAttempts(50, (attempt) => ({ email: anybody(attempt), address: spellings[attempt % 3] ?? '' }))
    expect((await signIn('2001:db8:1:2:ffff::9')).status).toBe(429)
    expect((await signIn('2001:db8:1:3::1')).status).toBe(200)
  })
})

test('all networks of one IPv6 customer together may try two hundred accounts in a quarter of an hour', async () => {
  const addressOf = (attempt: number) => `2001:db8:7:${attempt.toString(16)}::1`
  await storeAttempts(200, (attempt) => ({ email: `a${attempt}@nestling.example`, address: addressOf(attempt) }))
  expect((await signIn(addressOf(999))).status).toBe(429)
  expect((await signIn('2001:db8:8:1::1')).status).toBe(200)
  expect((await signIn('203.0.113.6')).status).toBe(200)
})

describe('the whole installation', () => {
  const attempt = { kind: 'sign-in', subject_hash: 'x', device_id: null }

  async function storeThousandAttempts() {
    const attempted_at = testApp.clock.now.toISOString()
    const rows = Array.from({ length: 1000 }, (_, at) => ({ ...attempt, place_hash: `${at}`, attempted_at }))
    for (let from = 0; from < 1000; from += 200)
      await testApp.db
        .insertInto('attempts')
        .values(rows.slice(from, from + 200))
        .execute()
  }

  test('makes strangers wait after a thousand guesses in a quarter of an hour, but refuses no right password', async () => {
    await storeThousandAttempts()
    const waitsOf = async (address: string) => {
      const before = waits
      expect((await signIn(address)).status).toBe(200)
      return waits - before
    }
    // The first guess beyond the limit makes later guesses wait.
    expect(await waitsOf('203.0.113.6')).toBe(0)
    expect(await waitsOf('203.0.113.7')).toBe(1)
    minutesPass(15.1)
    expect(await waitsOf('203.0.113.8')).toBe(0)
  })

  test('stays open to browsers that have signed in before', async () => {
    const known = testApp.visitor()
    await known.post('/api/login', right)
    await storeThousandAttempts()
    expect((await known.post('/api/login', right)).status).toBe(200)
  })

  test('deletes attempts after a day', async () => {
    await storeThousandAttempts()
    minutesPass(24 * 60 + 1)
    await signIn('203.0.113.6')
    expect(await testApp.db.selectFrom('attempts').select('id').execute()).toEqual([])
  })
})

describe('behind a trusted proxy', () => {
  test('limits apply to the client address that the proxy sends', async () => {
    await storeAttempts(50, (attempt) => ({ email: `a${attempt}@nestling.example`, address: '203.0.113.5' }))
    const from = (client: string) =>
      testApp.visitor('10.0.0.1').post('/api/login', right, { 'x-forwarded-for': `6.6.6.6, ${client}` })
    expect((await from('203.0.113.5')).status).toBe(429)
    expect((await from('203.0.113.6')).status).toBe(200)
  })
})
