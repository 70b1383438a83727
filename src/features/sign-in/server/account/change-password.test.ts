import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { hashToken } from '#platform/server/session.ts'
import { cast, castPassword } from '../../fixtures.ts'

const { email } = cast.grandmother
const newPassword = 'eight quiet herons'

let testApp: TestApp
let ruth: Browser
let otherDevice: Browser
beforeEach(async () => {
  testApp = await openTestApp({ environment: { smtpUrl: new URL('smtp://127.0.0.1:1') } })
  ruth = await testApp.person('grandmother')
  otherDevice = await testApp.person('grandmother')
})
afterEach(() => testApp.close())

const change = (password = newPassword, browser = ruth) =>
  browser.post('/api/account/password', { currentPassword: castPassword, newPassword: password })
const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/user')).body !== null
const signIn = async (password: string) => (await testApp.visitor().post('/api/login', { email, password })).status
const messages = () => testApp.db.selectFrom('letters').select(['kind', 'recipient']).execute()

function copyOf(browser: Browser): Browser {
  const copy = testApp.visitor()
  Object.assign(copy.jar, browser.jar)
  return copy
}

describe('a new password', () => {
  const weak: readonly [string, string][] = [
    ['nine lett', 'String must contain at least 10 character(s)'],
    ['password123', 'This password is too common. Please choose another.'],
    ['RuthLindqvist', 'Please choose a password that is not made of your name or email.'],
    [castPassword, 'That is already your password.'],
  ]
  test.each(weak)(
    'like %s is refused with a message at its field, and nobody is signed out',
    async (password, message) => {
      expect(await change(password)).toMatchObject({ status: 400, body: { fields: { newPassword: message } } })
      expect(await signIn(castPassword)).toBe(200)
      expect(await isSignedIn(otherDevice)).toBe(true)
      expect(await messages()).toEqual([])
    },
  )

  test('replaces the old one', async () => {
    expect(await change()).toMatchObject({ status: 204, text: '' })
    expect(await signIn(castPassword)).toBe(401)
    expect(await signIn(newPassword)).toBe(200)
  })

  test('leaves everybody else’s password unchanged', async () => {
    await change()
    const ben = { email: cast.friend.email, password: castPassword }
    expect((await testApp.visitor().post('/api/login', ben)).status).toBe(200)
  })

  test('signs out this person’s other devices, and nobody else', async () => {
    const ben = await testApp.person('friend')
    await change()
    expect(await isSignedIn(otherDevice)).toBe(false)
    expect((await otherDevice.get('/api/pregnancies/current')).status).toBe(401)
    expect(await isSignedIn(ben)).toBe(true)
  })

  test('gives this browser a new session token, and the old token stops working', async () => {
    const before = copyOf(ruth)
    await change()
    expect(ruth.jar['nestling-session']).not.toBe(before.jar['nestling-session'])
    expect(await isSignedIn(ruth)).toBe(true)
    expect((await ruth.get('/api/pregnancies/current')).status).toBe(200)
    expect(await isSignedIn(before)).toBe(false)
  })

  test('makes an unused link for a new password stop working', async () => {
    const { id } = await testApp.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const token = { token_hash: hashToken('reset'), created_at: '2026-03-15T10:00:00.000Z' }
    await testApp.db
      .insertInto('reset_tokens')
      .values({ user_id: id, ...token, expires_at: '2026-03-15T11:00:00.000Z' })
      .execute()
    await change()
    expect(await testApp.db.selectFrom('reset_tokens').select('id').execute()).toEqual([])
  })

  test('is reported by mail and in the activity list', async () => {
    await change()
    expect(await messages()).toEqual([{ kind: 'password-changed', recipient: email }])
    const notes = testApp.db.selectFrom('sign_in_notes').select('what').where('what', '!=', 'signed-in')
    expect(await notes.execute()).toEqual([{ what: 'password-changed' }])
  })

  test('sent from two devices at once is accepted from one, and the other device is signed out', async () => {
    const replies = await Promise.all([change('eight quiet herons'), change('nine quiet herons', otherDevice)])
    // The other request is refused: its current password is no longer right, or the first request has ended its session.
    const [accepted, refused = 0] = replies.map(({ status }) => status).toSorted()
    expect(accepted).toBe(204)
    expect([400, 401]).toContain(refused)
    const [one, other] = [await isSignedIn(ruth), await isSignedIn(otherDevice)]
    expect([one, other].toSorted()).toEqual([false, true])
  })
})
