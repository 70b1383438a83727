import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast, castPassword } from '#features/sign-in/fixtures.ts'
import { makeResetPath } from '#features/sign-in/server/public.ts'
import { dumpTables } from '#platform/server/database/testing.ts'
import { type Authenticator, addPasskey, createAuthenticator, origin } from './testing.ts'

let testApp: TestApp
let mother: Browser
let phone: Authenticator
const logLines: string[] = []
beforeEach(async () => {
  logLines.length = 0
  testApp = await openTestApp({
    environment: { publicUrl: new URL(origin) },
    onLogLine: (line) => logLines.push(line),
  })
  mother = await testApp.person('mother')
  phone = await addPasskey(mother)
})
afterEach(() => testApp.close())

async function challengeFor(browser: Browser) {
  const { status, body } = await browser.post('/api/login/passkey-challenge')
  expect(status).toBe(201)
  return Object(body)
}

type Lies = Parameters<Authenticator['answer']>[1]

async function signIn(lies?: Lies, authenticator = phone, browser = testApp.visitor()) {
  const answer = authenticator.answer(await challengeFor(browser), lies)
  return browser.post('/api/login/passkey', answer)
}

describe('nobody signs in', () => {
  test.each([
    ['on another site', { origin: 'https://evil.example' }],
    ['on another port', { origin: `${origin}:8443` }],
    ['with a response for another relying party id', { rpId: 'evil.example' }],
    ['if the authenticator did not verify the user', { knowsOwner: false }],
    ['with a response to creating a passkey', { type: 'webauthn.create' }],
    ['with the user handle of another person', { userHandle: 'c29tZWJvZHktZWxzZQ' }],
  ])('%s', async (_, lies) => {
    const browser = testApp.visitor()
    expect(await signIn(lies, phone, browser)).toMatchObject({ status: 403, body: { code: 'wrong-passkey' } })
    expect(browser.jar).toEqual({})
  })

  test('with an unknown passkey, which gets the same response as an invalid one', async () => {
    const unknown = await signIn({ userHandle: 'AAAA' }, createAuthenticator())
    const wrong = await signIn({ origin: 'https://evil.example' })
    expect(unknown).toMatchObject({ status: 403, text: wrong.text })
    expect(Object.fromEntries(unknown.headers)).toEqual(Object.fromEntries(wrong.headers))
  })

  test('with the signature of another passkey', async () => {
    const partners = await addPasskey(await testApp.person('partner'))
    const browser = testApp.visitor()
    const options = await challengeFor(browser)
    const [own, theirs] = [phone.answer(options), partners.answer(options)]
    const mixed = { ...theirs, credentialId: own.credentialId, userHandle: own.userHandle }
    expect(await browser.post('/api/login/passkey', mixed)).toMatchObject({ body: { code: 'wrong-passkey' } })
  })

  test('twice with one challenge', async () => {
    const browser = testApp.visitor()
    const options = await challengeFor(browser)
    expect((await browser.post('/api/login/passkey', phone.answer(options))).status).toBe(200)
    const again = await testApp.visitor().post('/api/login/passkey', phone.answer(options))
    expect(again).toMatchObject({ status: 403, body: { code: 'challenge-gone' } })
  })

  test('twice with one response, even when both requests are sent at once', async () => {
    const answer = phone.answer(await challengeFor(mother))
    const both = await Promise.all([1, 2].map(() => testApp.visitor().post('/api/login/passkey', answer)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })

  test('five minutes after the challenge was issued', async () => {
    const browser = testApp.visitor()
    const answer = phone.answer(await challengeFor(browser))
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 5 * 60_000)
    const late = await browser.post('/api/login/passkey', answer)
    expect(late).toMatchObject({ status: 403, body: { code: 'challenge-gone' } })
  })

  test('with a challenge for adding a passkey', async () => {
    const options = await mother.post('/api/account/passkeys/challenge', { currentPassword: castPassword })
    const answer = phone.answer(Object(options.body))
    expect(await mother.post('/api/login/passkey', answer)).toMatchObject({ body: { code: 'challenge-gone' } })
  })

  test('with a removed passkey', async () => {
    const [passkey] = Object((await mother.get('/api/account/passkeys')).body)
    await mother.delete(`/api/account/passkeys/${passkey.id}`)
    expect(await signIn()).toMatchObject({ status: 403, body: { code: 'wrong-passkey' } })
  })

  test('if Nestling has no https address', async () => {
    const appWithoutHttps = await openTestApp()
    const reply = await appWithoutHttps.visitor().post('/api/login/passkey-challenge')
    expect(reply).toMatchObject({ status: 409, body: { code: 'no-passkeys-here' } })
    await appWithoutHttps.close()
  })
})

test('a passkey whose signature counter did not grow is refused as a possible copy, and logged', async () => {
  expect((await signIn({ signCount: 7 })).status).toBe(200)
  for (const signCount of [7, 6, 0]) {
    const browser = testApp.visitor()
    expect(await signIn({ signCount }, phone, browser)).toMatchObject({
      status: 403,
      body: { code: 'passkey-copied', message: expect.stringContaining('may have been copied') },
    })
    expect(browser.jar).toEqual({})
  }
  expect(logLines.filter((line) => line.includes('signature counter did not grow'))).toHaveLength(3)
  expect((await signIn({ signCount: 4_294_967_295 })).status).toBe(200)
})

test('a passkey without a signature counter can sign in repeatedly', async () => {
  for (let time = 0; time < 3; time += 1) expect((await signIn({ signCount: 0 })).status).toBe(200)
})

test('a sign-in is recorded only on the passkey that was used', async () => {
  await addPasskey(mother)
  await addPasskey(await testApp.person('partner'))
  expect((await signIn({ signCount: 7 })).status).toBe(200)
  const rows = await testApp.db.selectFrom('passkeys').select(['credential_id', 'last_used_at', 'sign_count']).execute()
  const used = rows.filter(({ last_used_at, sign_count }) => last_used_at !== null || sign_count > 0)
  expect(used.map(({ credential_id }) => credential_id)).toEqual([phone.id])
})

test('signing in with a passkey starts a new session, ends the previous one and is recorded, as with a password', async () => {
  const browser = await testApp.person('mother')
  const before = { ...browser.jar }
  const { status, body } = await signIn({}, phone, browser)
  expect({ status, body }).toMatchObject({ status: 200, body: { email: 'nora@nestling.example', role: 'admin' } })
  expect(browser.jar).toEqual({
    '__Host-nestling-session': expect.any(String),
    '__Host-nestling-device': expect.any(String),
  })
  expect((await browser.get('/api/auth/user')).body).toMatchObject({ firstName: 'Nora' })
  const old = testApp.visitor()
  Object.assign(old.jar, before)
  expect((await old.get('/api/auth/user')).body).toBeNull()
  const [passkey] = Object((await browser.get('/api/account/passkeys')).body)
  expect(passkey.lastUsedAt).toBe(testApp.clock.now.toISOString())
  expect(Object((await browser.get('/api/admin/activity')).body)[0]).toMatchObject({ what: 'signed-in' })
})

test('the options for signing in name no account, and do not reveal whether anybody has a passkey', async () => {
  const { challenge, ...options } = await challengeFor(testApp.visitor())
  expect(options).toEqual({ rpId: 'nestling.example', timeout: 300_000, userVerification: 'required' })
  const empty = await openTestApp({ world: null, environment: { publicUrl: new URL(origin) } })
  const { challenge: other, ...same } = await challengeFor(empty.visitor())
  expect(same).toEqual(options)
  expect(other).not.toBe(challenge)
  const reply = await testApp.visitor().post('/api/login/passkey-challenge', { email: 'nora@nestling.example' })
  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
  await empty.close()
})

test('one address gets at most a hundred challenges in 15 minutes; only hashes are stored, and a job deletes them', async () => {
  const options = await challengeFor(testApp.visitor())
  for (let time = 1; time < 100; time += 1) await challengeFor(testApp.visitor())
  const refused = await testApp.visitor().post('/api/login/passkey-challenge')
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } })
  expect((await testApp.visitor('203.0.113.9').post('/api/login/passkey-challenge')).status).toBe(201)
  const { passkey_challenges } = await dumpTables(testApp.db)
  expect(passkey_challenges).toHaveLength(101)
  expect(JSON.stringify(passkey_challenges)).not.toContain(options.challenge)
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 3_600_000)
  await testApp.runJobs()
  expect((await dumpTables(testApp.db)).passkey_challenges).toEqual([])
})

test('a password reset leaves passkeys in place, and deleting the account removes them', async () => {
  // Made before the passkey is added, because the operator's command removes the passkeys of the person.
  const link = await makeResetPath(testApp.services, cast.partner.email, testApp.clock.now)
  const partner = await testApp.person('partner')
  const partners = await addPasskey(partner)
  const body = { token: link?.path.split('#')[1], password: 'nine loud magpies' }
  expect((await testApp.visitor().ask('PUT', '/api/password-reset', body)).status).toBe(204)
  const browser = testApp.visitor()
  expect((await signIn({}, partners, browser)).status).toBe(200)
  expect((await browser.ask('DELETE', '/api/account', { currentPassword: body.password })).status).toBe(204)
  expect(await signIn({}, partners)).toMatchObject({ status: 403, body: { code: 'wrong-passkey' } })
})
