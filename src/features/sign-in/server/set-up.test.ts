import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { openSetUp } from './commands.ts'

const nora = {
  firstName: 'Nora',
  lastName: 'Lindqvist',
  email: 'nora@nestling.example',
  password: 'seven quiet herons',
}

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await openTestApp({ world: null })
})
beforeEach(async () => {
  for (const table of ['members', 'sessions', 'pregnancies', 'users'] as const)
    await testApp.db.deleteFrom(table).execute()
  token = await openSetUp(testApp.db, testApp.clock.now)
})
afterAll(() => testApp.close())

const countUsers = async () => (await testApp.db.selectFrom('users').select('id').execute()).length

describe('the first account', () => {
  test.each(['x', 'a'.repeat(32), '%', "' or 1=1 --"])('is not made with the token %s', async (guess) => {
    const reply = await testApp.visitor().post('/api/set-up', { ...nora, token: guess })
    expect(reply).toMatchObject({ status: 403, body: { code: 'wrong-set-up-token' } })
    expect(await countUsers()).toBe(0)
  })

  test('is not made with the token of an earlier start', async () => {
    await openSetUp(testApp.db, testApp.clock.now)
    expect((await testApp.visitor().post('/api/set-up', { ...nora, token })).status).toBe(403)
  })

  test('is not made with the stored hash of the token', async () => {
    const { token_hash } = await testApp.db.selectFrom('set_up_tokens').select('token_hash').executeTakeFirstOrThrow()
    expect(token_hash).not.toContain(token)
    expect((await testApp.visitor().post('/api/set-up', { ...nora, token: token_hash })).status).toBe(403)
  })

  test('is not made without a token', async () => {
    const reply = await testApp.visitor().post('/api/set-up', nora)
    expect(reply).toMatchObject({ status: 400, body: { fields: { token: 'Required' } } })
  })

  test('belongs to an admin, who is signed in at once', async () => {
    const browser = testApp.visitor()
    const reply = await browser.post('/api/set-up', { ...nora, token })
    expect(reply).toMatchObject({ status: 201, body: { email: nora.email, role: 'admin', firstName: 'Nora' } })
    expect((await browser.get('/api/auth/user')).body).toEqual(reply.body)
  })

  test('may begin a journey', async () => {
    const browser = testApp.visitor()
    await browser.post('/api/set-up', { ...nora, token })
    expect(await browser.get('/api/pregnancies/current')).toMatchObject({ status: 404, body: { code: 'no-journey' } })
    expect((await browser.post('/api/pregnancies/initialize')).status).toBe(201)
  })

  test('can sign in again', async () => {
    await testApp.visitor().post('/api/set-up', { ...nora, token })
    const { email, password } = nora
    expect((await testApp.visitor().post('/api/login', { email, password })).status).toBe(200)
  })
})

describe('set-up', () => {
  test('answers 404 once there is an account', async () => {
    await testApp.visitor().post('/api/set-up', { ...nora, token })
    const again = await testApp.visitor().post('/api/set-up', { ...nora, email: 'eve@nestling.example', token })
    expect(again).toMatchObject({ status: 404, body: { code: 'set-up-closed' } })
    expect(await countUsers()).toBe(1)
  })

  test('leaves no token behind', async () => {
    await testApp.visitor().post('/api/set-up', { ...nora, token })
    expect(await testApp.db.selectFrom('set_up_tokens').selectAll().execute()).toEqual([])
  })

  test('creates one account for ten simultaneous requests', async () => {
    const visits = Array.from({ length: 10 }, (_, at) =>
      testApp.visitor().post('/api/set-up', { ...nora, email: `a${at}@nestling.example`, token }),
    )
    const statuses = (await Promise.all(visits)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, ...Array(9).fill(404)])
    expect(await countUsers()).toBe(1)
  })

  test.each(['role', 'founderAt', 'id', 'passwordHash'])('refuses the field %s', async (field) => {
    const reply = await testApp.visitor().post('/api/set-up', { ...nora, token, [field]: 'admin' })
    expect(reply).toMatchObject({ status: 400, body: { fields: { [field]: expect.stringContaining('Unrecognized') } } })
  })

  const weak: readonly [string, string, string][] = [
    ['five characters', 'short', 'String must contain at least 10 character(s)'],
    ['nine emoji', '🐣'.repeat(9), 'String must contain at least 10 character(s)'],
    ['257 characters', 'ab'.repeat(128).concat('c'), 'Too long: at most 256 characters'],
    ['a common word', 'P@ssw0rd2026!', 'This password is too common. Please choose another.'],
    ['the topic of the app', 'pregnancy2026', 'This password is too common. Please choose another.'],
    ['the name of the app', 'Nestling-2026', 'This password is too common. Please choose another.'],
    ['keys in a row', '1234567890', 'This password is too common. Please choose another.'],
    ['her first name', 'NoraNora2026!', 'Please choose a password that is not made of your name or email.'],
    ['her last name', 'Lindqvist1988', 'Please choose a password that is not made of your name or email.'],
    ['her whole name', 'noralindqvist', 'Please choose a password that is not made of your name or email.'],
    ['her email', 'nora@nestling.example', 'Please choose a password that is not made of your name or email.'],
  ]

  test.each(weak)('refuses %s as a password, with a message at the password field', async (_, password, message) => {
    const reply = await testApp.visitor().post('/api/set-up', { ...nora, password, token })
    expect(reply).toMatchObject({ status: 400, body: { message, fields: { password: message } } })
    expect(await countUsers()).toBe(0)
  })

  test.each(['seven quiet herons', '大きな青い鳥が三羽飛んでいる', 'X7#kq!zP2m'])(
    'accepts the password %s',
    async (password) => {
      expect((await testApp.visitor().post('/api/set-up', { ...nora, password, token })).status).toBe(201)
    },
  )
})

describe('a password of 256 characters', () => {
  const long = 'correct horse battery staple '.repeat(9).slice(0, 256).padEnd(256, 'z')

  test('is compared in full', async () => {
    await testApp.visitor().post('/api/set-up', { ...nora, password: long, token })
    const signIn = (password: string) => testApp.visitor().post('/api/login', { email: nora.email, password })
    expect((await signIn(`${long.slice(0, -1)}y`)).status).toBe(401)
    expect((await signIn(long.slice(0, 72))).status).toBe(401)
    expect((await signIn(long)).status).toBe(200)
  })
})
