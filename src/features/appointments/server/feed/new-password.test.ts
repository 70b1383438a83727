/** An attacker with a stolen session may have made a calendar address. A new password can stop that address too. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast, castPassword } from '#features/sign-in/fixtures.ts'
import { makeResetPath } from '#features/sign-in/server/public.ts'
import { makeFeed } from './testing.ts'

let testApp: TestApp
let ruth: Browser
let tokens: string[]
const readThere = async () =>
  Promise.all(tokens.map(async (token) => (await testApp.visitor().get(`/api/calendars/${token}`)).status))
afterEach(() => testApp.close())
beforeEach(async () => {
  testApp = await openTestApp()
  ruth = await testApp.person('grandmother')
  tokens = [await makeFeed(ruth), await makeFeed(await testApp.person('friend'))]
})
const change = (more = {}) =>
  ruth.post('/api/account/password', { currentPassword: castPassword, newPassword: 'eight quiet herons', ...more })

test('a password reset stops the person’s calendar address, but nobody else’s', async () => {
  const link = await makeResetPath(testApp.services, cast.grandmother.email, testApp.clock.now)
  const body = { token: link?.path.split('#')[1], password: 'eight quiet herons' }
  expect((await testApp.visitor().ask('PUT', '/api/password-reset', body)).status).toBe(204)
  expect(await readThere()).toEqual([404, 200])
})

test('changing the password stops the calendar address only on request', async () => {
  expect((await change()).status).toBe(204)
  expect(await readThere()).toEqual([200, 200])
  const again = { currentPassword: 'eight quiet herons', newPassword: castPassword, stopAddresses: true }
  expect((await change(again)).status).toBe(204)
  expect(await readThere()).toEqual([404, 200])
})

test('a refused password change does not stop the calendar address', async () => {
  expect((await change({ currentPassword: 'not her password', stopAddresses: true })).status).toBe(400)
  expect(await readThere()).toEqual([200, 200])
})
