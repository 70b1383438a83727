/** Sessions, reset links and the trash, tested at their last valid instant and at the next. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cast, castPassword } from '#features/sign-in/fixtures.ts'
import { openTestApp, type TestApp } from './testing.ts'

const begin = new Date('2026-03-15T10:00:00.000Z')
const minute = 60_000
const day = 24 * 60 * minute

let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp()
})
afterEach(() => testApp.close())

/** Sets the clock to this long after the test began. */
const setElapsed = (ms: number) => {
  testApp.clock.now = new Date(begin.getTime() + ms)
}

async function signIn() {
  const browser = testApp.visitor()
  await browser.post('/api/login', { email: cast.mother.email, password: castPassword })
  return browser
}

test.each([
  ['lasts until 30 days have passed', 30 * day - 1, 200],
  ['is over when 30 days have passed', 30 * day, 401],
])('a session that nobody uses %s', async (_, later, status) => {
  const browser = await signIn()
  setElapsed(later)
  expect((await browser.get('/api/account/sessions')).status).toBe(status)
})

test.each([
  ['restarts its 30 days when it is used more than an hour after it began', 60 * minute + 1, 200],
  ['does not restart its 30 days when it is used within its first hour', 60 * minute, 401],
])('a session %s', async (_, later, status) => {
  const browser = await signIn()
  setElapsed(later)
  await browser.get('/api/account/sessions')
  setElapsed(30 * day)
  expect((await browser.get('/api/account/sessions')).status).toBe(status)
})

test.each([
  ['works until 60 minutes have passed', 60 * minute - 1, true],
  ['stops working when 60 minutes have passed', 60 * minute, false],
])('a link for a new password %s', async (_, later, works) => {
  const mother = await testApp.person('mother')
  const path = `/api/admin/users/${encodeURIComponent(cast.grandmother.email)}/reset-link`
  const { token } = Object((await mother.post(path)).body)
  setElapsed(later)
  const body = { token, password: 'eight quiet herons' }
  expect((await testApp.visitor().ask('PUT', '/api/password-reset', body)).status < 300).toBe(works)
})

test.each([
  ['can still be restored exactly 30 days later', 30 * day, 200],
  ['can no longer be restored 30 days and a millisecond later', 30 * day + 1, 404],
])('a deleted contact %s', async (_, later, status) => {
  const mother = await testApp.person('mother')
  const { body } = await mother.post('/api/contacts', { name: 'Amara', category: 'doctor' })
  const { id } = Object(body)
  await mother.delete(`/api/contacts/${id}`)
  setElapsed(later)
  expect((await (await testApp.person('mother')).post(`/api/contacts/${id}/restore`)).status).toBe(status)
})

test.each([
  ['is still stored exactly 32 days later', 32 * day, 1],
  ['is permanently deleted 32 days and a millisecond later', 32 * day + 1, 0],
])('a contact in the trash %s', async (_, later, left) => {
  const mother = await testApp.person('mother')
  const { body } = await mother.post('/api/contacts', { name: 'Amara', category: 'doctor' })
  const { id } = Object(body)
  await mother.delete(`/api/contacts/${id}`)
  setElapsed(later)
  await testApp.runJobs()
  expect(await testApp.db.selectFrom('contacts').select('id').where('id', '=', id).execute()).toHaveLength(left)
})
