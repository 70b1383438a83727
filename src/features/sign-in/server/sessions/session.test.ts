import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { dumpTables, testedEngine } from '#platform/server/database/testing.ts'
import { hashToken } from '#platform/server/session.ts'
import { type CastName, cast, castPassword } from '../../fixtures.ts'
import { addDays, sessionDays } from './open-session.ts'

const right = { email: cast.mother.email, password: castPassword }

let testApp: TestApp
let begin: Date
beforeAll(async () => {
  testApp = await openTestApp()
  begin = testApp.clock.now
})
beforeEach(() => {
  testApp.clock.now = begin
})
afterAll(() => testApp.close())

const signInFast = () => testApp.person('mother')

/** Signs in through the API. This is slower than `signInFast`, because the server hashes the password. */
async function signIn(headers: Record<string, string> = {}) {
  const browser = testApp.visitor()
  await browser.post('/api/login', right, headers)
  return browser
}

const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/user')).body !== null
const tokenOf = ({ jar }: Browser) => jar['nestling-session'] ?? ''
/** Another browser with a copy of the session cookie. */
const copyOf = (browser: Browser, token = tokenOf(browser)) => {
  const copy = testApp.visitor()
  copy.jar['nestling-session'] = token
  return copy
}
const passDays = (days: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + days * 86_400_000)
}

describe('a session', () => {
  test('gets a new token at each sign-in, and the old token stops working', async () => {
    const browser = await signIn()
    const before = tokenOf(browser)
    await browser.post('/api/login', right)
    expect(tokenOf(browser)).not.toBe(before)
    expect(await isSignedIn(copyOf(browser, before))).toBe(false)
  })

  test('never takes over a token that was in the cookie before the sign-in', async () => {
    const chosen = 'a'.repeat(43)
    const browser = copyOf(testApp.visitor(), chosen)
    await browser.post('/api/login', right)
    expect(await isSignedIn(copyOf(browser, chosen))).toBe(false)
  })

  test('has a token of 256 random bits, stored only as a hash', async () => {
    const browser = await signIn()
    const dump = JSON.stringify(await dumpTables(testApp.db))
    expect(Buffer.from(tokenOf(browser), 'base64url')).toHaveLength(32)
    expect(dump).not.toContain(tokenOf(browser))
    expect(dump).not.toContain(browser.jar['nestling-device'])
    expect(dump).toContain(hashToken(tokenOf(browser)))
  })

  test('cannot be used with the stored hash of its token', async () => {
    const browser = await signInFast()
    expect(await isSignedIn(copyOf(browser, hashToken(tokenOf(browser))))).toBe(false)
  })

  test('is ended if its expiry cannot be read', async () => {
    const browser = await signInFast()
    const hash = hashToken(tokenOf(browser))
    await testApp.db.updateTable('sessions').set({ expires_at: '' }).where('token_hash', '=', hash).execute()
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('ends after 30 days without use', async () => {
    const [open, ended] = [await signInFast(), await signInFast()]
    passDays(29.99)
    expect(await isSignedIn(open)).toBe(true)
    passDays(0.02)
    expect(await isSignedIn(ended)).toBe(false)
  })

  test('continues while it is used', async () => {
    const browser = await signInFast()
    for (let month = 0; month < 5; month += 1) {
      passDays(29)
      expect(await isSignedIn(browser)).toBe(true)
    }
  })

  test('ends after 180 days even if it is used every week', async () => {
    const browser = await signInFast()
    for (let week = 0; week < 25; week += 1) {
      passDays(7)
      await browser.get('/api/auth/user')
    }
    passDays(4.99)
    expect(await isSignedIn(browser)).toBe(true)
    passDays(0.01)
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('ends no other session when it expires', async () => {
    const old = await signInFast()
    passDays(20)
    const recent = await signInFast()
    passDays(11)
    expect(await isSignedIn(old)).toBe(false)
    expect(await isSignedIn(recent)).toBe(true)
  })

  test('stays expired if the clock is set back', async () => {
    const browser = await signInFast()
    passDays(31)
    expect(await isSignedIn(browser)).toBe(false)
    passDays(-31)
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('is named after its browser', async () => {
    await signIn({ 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1' })
    const names = await testApp.db.selectFrom('sessions').select('device_name').orderBy('id', 'desc').execute()
    expect(names[0]).toEqual({ device_name: 'Safari on iPhone' })
  })

  test('ends when the person begins twenty newer sessions', async () => {
    const first = await signInFast()
    const second = await signInFast()
    for (let more = 0; more < 18; more += 1) await signInFast()
    await signIn()
    expect(await isSignedIn(first)).toBe(false)
    expect(await isSignedIn(second)).toBe(true)
  })

  test('does not end when another person begins many sessions', async () => {
    const friend = await testApp.person('friend')
    for (let more = 0; more < 21; more += 1) await signInFast()
    expect(await isSignedIn(friend)).toBe(true)
  })

  test('is found by the first valid one of several session cookies', async () => {
    const token = tokenOf(await signInFast())
    const cookie = `nestling-session=x; nestling-session=${token}; ${'a=b; '.repeat(100)}`
    expect((await testApp.visitor().get('/api/auth/user', { cookie })).body).toMatchObject({ email: right.email })
  })

  if (testedEngine === 'sqlite')
    test('allows reading while the database is read-only, unless it has expired', async () => {
      const mother = await signInFast()
      const ended = await signInFast()
      await testApp.db
        .updateTable('sessions')
        .set({ expires_at: '2026-01-01T00:00:00.000Z' })
        .where('token_hash', '=', hashToken(tokenOf(ended)))
        .execute()
      passDays(2)
      await sql`pragma query_only = on`.execute(testApp.db)
      expect((await mother.get('/api/pregnancies/current')).status).toBe(200)
      expect((await ended.get('/api/pregnancies/current')).status).toBe(401)
      await sql`pragma query_only = off`.execute(testApp.db)
    })

  test('is deleted two days after it expires', async () => {
    await signInFast()
    await testApp.runJobs()
    for (let days = 0; days < sessionDays.idle + 2; days += 2) {
      passDays(2)
      await testApp.runJobs()
    }
    const expired = testApp.db
      .selectFrom('sessions')
      .select('id')
      .where('expires_at', '<=', addDays(testApp.clock.now, -2).toISOString())
    expect(await expired.execute()).toEqual([])
  })

  test('needs a cookie with the __Host- prefix over https', async () => {
    const https = await openTestApp({ environment: { publicUrl: new URL('https://nestling.example') } })
    const browser = await https.person('mother')
    const { '__Host-nestling-session': token = '' } = browser.jar
    const withPlainCookie = https.visitor()
    withPlainCookie.jar['nestling-session'] = token
    expect(await isSignedIn(browser)).toBe(true)
    expect(await isSignedIn(withPlainCookie)).toBe(false)
    await https.close()
  })
})

describe('signing out', () => {
  test('ends the session on the server and redirects home', async () => {
    const browser = await signInFast()
    const copy = copyOf(browser)
    const reply = await browser.get('/api/logout')
    expect(reply.status).toBe(303)
    expect(reply.headers.get('location')).toBe('/')
    expect(browser.jar).not.toHaveProperty('nestling-session')
    expect(await isSignedIn(copy)).toBe(false)
  })

  test('does not end the person’s other sessions', async () => {
    const [browser, other] = [await signInFast(), await signInFast()]
    await browser.get('/api/logout')
    expect(await isSignedIn(other)).toBe(true)
  })

  test('redirects a visitor home', async () => {
    expect((await testApp.visitor().get('/api/logout')).headers.get('location')).toBe('/')
  })

  const wanted: Readonly<Record<string, Record<string, string | null>>> = {
    'a link on our page': {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    },
    'an address typed by hand': { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' },
    'a browser without Sec-Fetch headers, as over plain http': { 'sec-fetch-site': null },
  }
  test.each(Object.entries(wanted))('works through %s', async (_, headers) => {
    const browser = await signInFast()
    await browser.get('/api/logout', headers)
    expect(await isSignedIn(browser)).toBe(false)
  })

  const unwanted: Readonly<Record<string, Record<string, string | null>>> = {
    'a picture on a foreign page': { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
    'a link on a foreign page': { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    'a page of a sibling host': { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' },
    'a picture that somebody shared on our own page': { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
    'a prefetch by our own page': { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' },
    'a prefetch by the address bar': { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch' },
    'a prefetch by an old browser': { 'sec-fetch-site': null, purpose: 'prefetch' },
    'a script on a foreign page': { 'sec-fetch-site': null, origin: 'https://evil.example' },
  }
  test.each(Object.entries(unwanted))('does not work through %s', async (_, headers) => {
    const browser = await signInFast()
    await browser.get('/api/logout', headers)
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('does not work with a HEAD request', async () => {
    const browser = await signInFast()
    await browser.ask('HEAD', '/api/logout')
    expect(await isSignedIn(browser)).toBe(true)
  })
})

describe('a membership', () => {
  const idOf = async (name: CastName) => {
    const users = testApp.db.selectFrom('users').select('id').where('email', '=', cast[name].email)
    return (await users.executeTakeFirstOrThrow()).id
  }

  // Each test uses a different person, because it changes that person's membership.
  test('gives no access once it is removed, from the next request on', async () => {
    const browser = await testApp.person('grandmother')
    await testApp.db
      .deleteFrom('members')
      .where('user_id', '=', await idOf('grandmother'))
      .execute()
    expect((await browser.get('/api/pregnancies/current')).status).toBe(403)
  })

  test('gives no access while it is pending', async () => {
    const browser = await testApp.person('friend')
    await testApp.db
      .updateTable('members')
      .set({ accepted_at: null })
      .where('user_id', '=', await idOf('friend'))
      .execute()
    expect((await browser.get('/api/pregnancies/current')).status).toBe(403)
  })

  test('gives the rights of its new role from the next request', async () => {
    const browser = await testApp.person('partner')
    await testApp.db
      .updateTable('members')
      .set({ role: 'guest' })
      .where('user_id', '=', await idOf('partner'))
      .execute()
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ role: 'guest' })
  })
})
