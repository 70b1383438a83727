/** Passkeys as the second step that a journey requires of its admins. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast, castPassword } from '#features/sign-in/fixtures.ts'
import { makeResetPath } from '#features/sign-in/server/public.ts'
import { type Authenticator, addPasskey, createAuthenticator, origin } from './testing.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp({ environment: { publicUrl: new URL(origin) } })
})
afterEach(() => testApp.close())

async function signIn(authenticator: Authenticator, browser = testApp.visitor()) {
  const { body } = await browser.post('/api/login/passkey-challenge')
  return browser.post('/api/login/passkey', authenticator.answer(Object(body)))
}

/** The mother adds a passkey, and then requires a second step of all admins. */
async function requireAsMother() {
  const mother = await testApp.person('mother')
  const phone = await addPasskey(mother)
  expect((await mother.ask('PUT', '/api/admin/second-step')).status).toBe(200)
  return { mother, phone }
}

const listOwn = async (browser: Browser) => Object((await browser.get('/api/account/passkeys')).body)
const password = { currentPassword: castPassword }
const notPassed = { status: 403, body: { code: 'second-step-not-passed' } }

test('an admin with a passkey has no admin rights after signing in by password alone', async () => {
  await requireAsMother()
  expect(await (await testApp.person('mother')).get('/api/admin/users')).toMatchObject(notPassed)
})

test('with the password of an admin who has a passkey, a thief can neither add nor remove a second factor', async () => {
  await requireAsMother()
  const thief = await testApp.person('mother')
  expect(await thief.post('/api/account/passkeys/challenge', password)).toMatchObject(notPassed)
  expect(await thief.post('/api/account/second-step/secret', password)).toMatchObject(notPassed)
  const own = await listOwn(thief)
  expect(await thief.delete(`/api/account/passkeys/${own[0].id}`)).toMatchObject(notPassed)
  expect(await listOwn(thief)).toEqual(own)
})

test('once admins need a second step, a thief cannot add a passkey with a challenge issued earlier', async () => {
  const thief = await testApp.person('mother')
  const options = await thief.post('/api/account/passkeys/challenge', password)
  await requireAsMother()
  const theirs = createAuthenticator().make(Object(options.body))
  expect(await thief.post('/api/account/passkeys', theirs)).toMatchObject(notPassed)
  expect(await listOwn(thief)).toHaveLength(1)
})

test('an admin who removes their only passkey has no admin rights until they add another', async () => {
  const { mother } = await requireAsMother()
  const [{ id }] = await listOwn(mother)
  expect((await mother.delete(`/api/account/passkeys/${id}`)).status).toBe(204)
  expect(await mother.get('/api/admin/users')).toMatchObject({ status: 403, body: { code: 'second-step-missing' } })
  await addPasskey(mother)
  expect((await mother.get('/api/admin/users')).status).toBe(200)
})

test('an admin who signs in with a passkey has admin rights', async () => {
  const { phone } = await requireAsMother()
  const browser = testApp.visitor()
  expect(await signIn(phone, browser)).toMatchObject({ status: 200, body: { role: 'admin', adminStep: null } })
  expect((await browser.get('/api/admin/users')).status).toBe(200)
})

test('making the operator’s reset link removes all passkeys of the person and reports how many', async () => {
  const partner = await testApp.person('partner')
  const phone = await addPasskey(partner)
  await addPasskey(partner)
  const mothers = await addPasskey(await testApp.person('mother'))
  const made = await makeResetPath(testApp.services, cast.partner.email, testApp.clock.now)
  expect(made?.removed).toEqual(['2 passkeys'])
  expect(await signIn(phone)).toMatchObject({ status: 403, body: { code: 'wrong-passkey' } })
  expect((await signIn(mothers)).status).toBe(200)
  const next = await makeResetPath(testApp.services, cast.mother.email, testApp.clock.now)
  expect(next?.removed).toEqual(['a passkey'])
  const last = await makeResetPath(testApp.services, cast.mother.email, testApp.clock.now)
  expect(last?.removed).toEqual([])
})
