import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast, castPassword } from '../../fixtures.ts'
import { makeResetPath } from './make-reset-link.ts'

const { email } = cast.grandmother
const password = 'eight quiet herons'
const minute = 60_000

let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp()
})
afterEach(() => testApp.close())

const makeToken = async (whose: string = email) => {
  const link = await makeResetPath(testApp.services, whose, testApp.clock.now)
  return link?.path.split('#')[1] ?? ''
}
const choose = (body: unknown, browser = testApp.visitor()) => browser.ask('PUT', '/api/password-reset', body)
const signIn = (given: string, address = '127.0.0.1') =>
  testApp.visitor(address).post('/api/login', { email, password: given })
const minutesPass = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * minute)
}

describe('setting a new password by a link', () => {
  const wrong = { status: 403, body: { code: 'wrong-reset-link' } }

  test.each(['x', 'a'.repeat(32), '%', `' or 1=1 --`])('with the unknown token %j is refused', async (token) => {
    await makeToken()
    expect(await choose({ token, password })).toMatchObject(wrong)
    expect((await signIn(castPassword)).status).toBe(200)
  })

  test.each([
    [{ password }, 'token'],
    [{ token: '', password }, 'token'],
    [{ token: 'x' }, 'password'],
    [{ token: 'x', password: 'too short' }, 'password'],
    [{ token: 'x', password, email }, 'email'],
  ])('with the invalid body %o is refused', async (body, field) => {
    expect(await choose(body)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
  })

  test.each(['password123', 'lindqvist-ruth'])(
    'is refused for the weak password %s, and the link still works',
    async (weak) => {
      const token = await makeToken()
      expect(await choose({ token, password: weak })).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
      expect((await choose({ token, password })).status).toBe(204)
    },
  )

  test('with a link that is an hour old is refused', async () => {
    const token = await makeToken()
    minutesPass(60)
    expect(await choose({ token, password })).toMatchObject(wrong)
  })

  test('with a used link is refused', async () => {
    const token = await makeToken()
    await choose({ token, password })
    expect(await choose({ token, password: 'nine quiet herons' })).toMatchObject(wrong)
    expect((await signIn(password)).status).toBe(200)
  })

  test('with a superseded link is refused', async () => {
    const token = await makeToken()
    await makeToken()
    expect(await choose({ token, password })).toMatchObject(wrong)
  })

  test('with the link of a deleted account is refused', async () => {
    const token = await makeToken()
    await testApp.db.updateTable('users').set({ deleted_at: '2026-03-01' }).where('email', '=', email).execute()
    expect(await choose({ token, password })).toMatchObject(wrong)
  })

  test('with a link made before the person joined another journey is refused', async () => {
    const { code } = Object((await (await testApp.person('neighbour')).post('/api/invite-codes')).body)
    const token = await makeToken()
    const ruth = await testApp.person('grandmother')
    expect((await ruth.post('/api/invite-codes/redeem', { code })).status).toBe(200)
    expect(await choose({ token, password })).toMatchObject(wrong)
  })

  test('with a link made before the person began a journey is refused', async () => {
    const open = await openTestApp({ environment: { openRegistration: true } })
    const link = await makeResetPath(open.services, cast.stranger.email, open.clock.now)
    expect((await (await open.person('stranger')).post('/api/pregnancies/initialize')).status).toBe(201)
    const chosen = { token: link?.path.split('#')[1], password }
    expect(await open.visitor().ask('PUT', '/api/password-reset', chosen)).toMatchObject(wrong)
    await open.close()
  })

  test('still works after redeeming a code of the journey that the person follows already', async () => {
    const { code } = Object((await (await testApp.person('mother')).post('/api/invite-codes')).body)
    const token = await makeToken()
    await (await testApp.person('grandmother')).post('/api/invite-codes/redeem', { code })
    expect((await choose({ token, password })).status).toBe(204)
  })

  test('five times at once succeeds once', async () => {
    const token = await makeToken()
    const five = ['a', 'b', 'c', 'd', 'e'].map((name) => `eight quiet herons ${name}`)
    const replies = await Promise.all(five.map((one) => choose({ token, password: one })))
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 403, 403, 403, 403])
    const chosen = five[replies.findIndex(({ status }) => status === 204)] ?? ''
    expect((await signIn(chosen)).status).toBe(200)
  })

  test('replaces the old password if the link is 59 minutes old', async () => {
    const token = await makeToken()
    minutesPass(59)
    expect(await choose({ token, password })).toMatchObject({ status: 204, text: '' })
    expect((await signIn(castPassword)).status).toBe(401)
    expect((await signIn(password)).status).toBe(200)
  })

  test('signs nobody in, and signs out all devices of the person', async () => {
    const [phone, tablet] = await Promise.all([testApp.person('grandmother'), testApp.person('grandmother')])
    const other = await testApp.person('friend')
    const visitor = testApp.visitor()
    await choose({ token: await makeToken(), password }, visitor)
    expect(visitor.jar).toEqual({})
    for (const browser of [phone, tablet]) expect((await browser.get('/api/auth/user')).body).toBeNull()
    expect((await other.get('/api/auth/user')).body).not.toBeNull()
  })

  test('forgets the browsers in which the person signed in before', async () => {
    await signIn(castPassword)
    await choose({ token: await makeToken(), password })
    expect(await testApp.db.selectFrom('known_devices').select('id').execute()).toEqual([])
  })

  test('lets the person sign in even if strangers have used up the sign-in limit', async () => {
    for (let guess = 0; guess < 30; guess += 1) await signIn('wrong', `198.51.100.${guess}`)
    expect((await signIn(castPassword)).status).toBe(429)
    await choose({ token: await makeToken(), password })
    expect((await signIn(password)).status).toBe(200)
  })

  test('is recorded for the admins of the journey', async () => {
    await choose({ token: await makeToken(), password })
    const notes = await testApp.db.selectFrom('sign_in_notes').select(['what', 'device_name']).execute()
    expect(notes).toEqual([{ what: 'password-reset', device_name: 'A browser' }])
  })
})
