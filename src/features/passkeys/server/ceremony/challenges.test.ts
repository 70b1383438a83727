/** Tests challenges: the options around them, how long they are valid, and how many a client gets and the server stores. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { castPassword } from '#features/sign-in/fixtures.ts'
import { addPasskey, createAuthenticator, origin } from './testing.ts'

let testApp: TestApp
let mother: Browser
beforeEach(async () => {
  testApp = await openTestApp({ environment: { publicUrl: new URL(origin) } })
  mother = await testApp.person('mother')
})
afterEach(() => testApp.close())

const begin = async () =>
  Object((await mother.post('/api/account/passkeys/challenge', { currentPassword: castPassword })).body)
const beginSignInFrom = (address: string) => testApp.visitor(address).post('/api/login/passkey-challenge')
const add = (challenge: string) =>
  mother.post('/api/account/passkeys', createAuthenticator().make({ challenge, user: { id: 'AAAA' } }))

test('the options for a new passkey require user verification and exclude passkeys of the account', async () => {
  const phone = await addPasskey(mother)
  expect(await begin()).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rp: { id: 'nestling.example', name: 'Nestling' },
    user: { id: expect.any(String), name: 'nora@nestling.example', displayName: 'Nora Lindqvist' },
    pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key', alg })),
    timeout: 300_000,
    attestation: 'none',
    excludeCredentials: [{ type: 'public-key', id: phone.id }],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  })
})

test('a challenge is valid until the last millisecond of five minutes', async () => {
  const { challenge } = await begin()
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 299_999)
  expect((await add(challenge)).status).toBe(201)
})

test('an address that has asked for a hundred challenges is told to wait 15 minutes', async () => {
  for (let time = 0; time < 100; time += 1) await beginSignInFrom('192.0.2.7')
  expect((await beginSignInFrom('192.0.2.7')).headers.get('retry-after')).toBe('900')
})

test('all networks of one IPv6 customer together get 400 challenges in 15 minutes', async () => {
  const statuses = []
  for (let time = 0; time < 400; time += 1) statuses.push((await beginSignInFrom(`2001:db8:7:${time}::1`)).status)
  expect(new Set(statuses)).toEqual(new Set([201]))
  const refused = await beginSignInFrom('2001:db8:7:fff::1')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
  expect((await beginSignInFrom('2001:db8:8:1::1')).status).toBe(201)
})

test('a challenge is deleted once 10,000 newer ones exist', async () => {
  const [first, second] = [await begin(), await begin()]
  const expires_at = new Date(testApp.clock.now.getTime() + 60_000).toISOString()
  const others = Array.from({ length: 9998 }, (_, at) => ({ user_id: null, challenge_hash: `${at}`, expires_at }))
  for (let at = 0; at < others.length; at += 1000)
    await testApp.db
      .insertInto('passkey_challenges')
      .values(others.slice(at, at + 1000))
      .execute()
  await begin()
  expect((await add(first.challenge)).status).toBe(403)
  expect((await add(second.challenge)).status).toBe(201)
})
