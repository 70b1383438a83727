import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type House, openHouse, type Reply } from '#app/server/testing.ts'
import { cast, castPassword } from '../../fixtures.ts'

const { email } = cast.grandmother
const right = { email, password: castPassword }
const wrong: { email: string; password: string } = { email, password: 'wrong' }

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

/** Tries so often, each time from where `addressOf` says. */
async function guess(times: number, addressOf: (attempt: number) => string = () => '192.0.2.1', body = wrong) {
  const replies: Reply[] = []
  for (let attempt = 0; attempt < times; attempt += 1)
    replies.push(await house.visitor(addressOf(attempt)).post('/api/login', body))
  return replies
}

const judged = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 401).length
const later = (minutes: number) => {
  house.clock.now = new Date(house.clock.now.getTime() + minutes * 60_000)
}

describe('an account', () => {
  test('is guessed at ten times in a quarter of an hour, from anywhere', async () => {
    expect(judged(await guess(12, (attempt) => `192.0.${attempt}.1`))).toBe(10)
  })

  test('then answers with the seconds to wait', async () => {
    const last = (await guess(11)).at(-1)
    expect(last).toMatchObject({
      status: 429,
      body: { code: 'too-many-attempts', message: 'Too many attempts. Please wait a little and try again.' },
    })
    expect(last?.headers.get('retry-after')).toBe('900')
  })

  test('is closed to the right password too, until then', async () => {
    await guess(10)
    later(14.9)
    expect((await house.visitor().post('/api/login', right)).status).toBe(429)
    later(0.2)
    expect((await house.visitor().post('/api/login', right)).status).toBe(200)
  })

  test('is guessed at no more often for what X-Forwarded-For claims', async () => {
    const replies: Reply[] = []
    for (let attempt = 0; attempt < 12; attempt += 1)
      replies.push(await house.visitor().post('/api/login', wrong, { 'x-forwarded-for': `198.51.100.${attempt}` }))
    expect(judged(replies)).toBe(10)
  })

  test('stays closed after a restart', async () => {
    await guess(10)
    house.restart()
    expect((await house.visitor().post('/api/login', right)).status).toBe(429)
  })

  test('is guessed at ten times also when fifty come at once', async () => {
    const visits = Array.from({ length: 50 }, (_, at) => house.visitor(`192.0.2.${at}`).post('/api/login', wrong))
    expect(judged(await Promise.all(visits))).toBeLessThanOrEqual(10)
  })

  test('is guessed at a hundred times a day', async () => {
    let guesses = 0
    for (let quarter = 0; quarter < 13; quarter += 1) {
      guesses += judged(await guess(11, () => `192.0.2.${quarter}`))
      later(16)
    }
    expect(guesses).toBe(100)
  })

  test('has one budget for all ways to write its email', async () => {
    const ways = [email, email.toUpperCase(), ` ${email}`, `${email}\n`, 'Ruth@nestling.Example']
    for (let attempt = 0; attempt < 10; attempt += 1)
      await house.visitor().post('/api/login', { email: ways[attempt % ways.length], password: 'wrong' })
    for (const way of ways)
      expect((await house.visitor().post('/api/login', { email: way, password: castPassword })).status).toBe(429)
  })

  test('has one budget for both ways to compose a letter', async () => {
    const composed = 'inês@nestling.example'
    for (let attempt = 0; attempt < 10; attempt += 1)
      await house.visitor().post('/api/login', { email: composed.normalize('NFD'), password: 'wrong' })
    expect((await house.visitor().post('/api/login', { email: composed.normalize('NFC'), password: 'x' })).status).toBe(
      429,
    )
  })

  test('that nobody has is slowed down as one that somebody has', async () => {
    const replies = await guess(11, () => '192.0.2.1', { email: 'no@nestling.example', password: 'wrong' })
    expect(replies.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429])
  })

  test('is not slowed down by its own sign-ins', async () => {
    for (let time = 0; time < 12; time += 1) expect((await house.visitor().post('/api/login', right)).status).toBe(200)
  })

  test('is not freed by guesses at another', async () => {
    await guess(9)
    await house.visitor('192.0.2.1').post('/api/login', { email: cast.friend.email, password: castPassword })
    await guess(1)
    expect((await guess(1)).at(-1)?.status).toBe(429)
  })
})

describe('a browser that its owner signed in with before', () => {
  test('still enters while strangers are slowed down', async () => {
    const own = house.visitor()
    await own.post('/api/login', right)
    await own.get('/api/logout')
    await guess(20, (attempt) => `192.0.2.${attempt}`)
    expect((await own.post('/api/login', right)).status).toBe(200)
  })

  test('is slowed down by its own wrong guesses', async () => {
    const own = house.visitor()
    await own.post('/api/login', right)
    for (let attempt = 0; attempt < 10; attempt += 1) await own.post('/api/login', wrong)
    expect((await own.post('/api/login', right)).status).toBe(429)
  })

  test('has no advantage at somebody else’s account', async () => {
    const own = house.visitor()
    await own.post('/api/login', right)
    await guess(10, () => '192.0.2.1', { email: cast.friend.email, password: 'wrong' })
    expect((await own.post('/api/login', { email: cast.friend.email, password: castPassword })).status).toBe(429)
  })
})

describe('a place', () => {
  const spray = (addressOf: (attempt: number) => string, times: number) =>
    Promise.all(
      Array.from({ length: times }, (_, attempt) =>
        house.visitor(addressOf(attempt)).post('/api/login', { email: `a${attempt}@nestling.example`, password: 'x' }),
      ),
    )

  async function sprayInTurns(addressOf: (attempt: number) => string, times: number) {
    const replies: Reply[] = []
    // A few at a time, so that the queue for hashing is never full.
    for (let from = 0; from < times; from += 10) {
      const some = await spray((attempt) => addressOf(from + attempt), Math.min(10, times - from))
      replies.push(...some)
    }
    return replies
  }

  test('tries one password on fifty accounts in a quarter of an hour', async () => {
    await sprayInTurns(() => '203.0.113.5', 50)
    expect((await house.visitor('203.0.113.5').post('/api/login', right)).status).toBe(429)
    expect((await house.visitor('203.0.113.6').post('/api/login', right)).status).toBe(200)
  })

  test('is all of a household’s IPv6 addresses', async () => {
    await sprayInTurns((attempt) => `2001:db8:1:2::${attempt}`, 50)
    expect((await house.visitor('2001:db8:1:2:ffff::1').post('/api/login', right)).status).toBe(429)
    expect((await house.visitor('2001:db8:1:3::1').post('/api/login', right)).status).toBe(200)
  })
})

describe('behind a proxy that is trusted', () => {
  test('the place is what it says', async () => {
    await house.close()
    house = await openHouse({ environment: { trustedProxies: ['10.0.0.1'] } })
    const from = (client: string, body: unknown) =>
      house.visitor('10.0.0.1').post('/api/login', body, { 'x-forwarded-for': `6.6.6.6, ${client}` })
    for (let attempt = 0; attempt < 50; attempt += 1)
      await from('203.0.113.5', { email: `a${attempt}@nestling.example`, password: 'x' })
    expect((await from('203.0.113.5', right)).status).toBe(429)
    expect((await from('203.0.113.6', right)).status).toBe(200)
  })
})

describe('fifty sign-ins at once', () => {
  test('are judged as far as the queue reaches; the others are asked to come back', async () => {
    const names = Array.from({ length: 50 }, (_, at) => ({ email: `a${at}@nestling.example`, password: 'x' }))
    const replies = await Promise.all(names.map((body, at) => house.visitor(`192.0.${at}.1`).post('/api/login', body)))
    const busy = replies.filter(({ status }) => status === 429)
    expect(judged(replies)).toBeGreaterThanOrEqual(22)
    expect(judged(replies) + busy.length).toBe(50)
    for (const { body, headers } of busy) {
      expect(body).toMatchObject({ code: 'too-busy' })
      expect(headers.get('retry-after')).toBe('2')
    }
    expect(busy.length).toBeGreaterThan(0)
  })

  test('count only where they were judged', async () => {
    const visits = Array.from({ length: 50 }, (_, at) =>
      house.visitor(`192.0.${at}.1`).post('/api/login', { email: `a${at}@nestling.example`, password: 'x' }),
    )
    const replies = await Promise.all(visits)
    const rows = await house.db.selectFrom('sign_in_attempts').select('id').execute()
    expect(rows).toHaveLength(judged(replies))
  })
})
