import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allRights, type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { dumpTables } from '#platform/server/database/testing.ts'
import { cast, castPassword } from '../fixtures.ts'

const { email } = cast.grandmother
const right = { email, password: castPassword }

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

describe('signing in', () => {
  test('with a wrong password is refused with the message that the specification gives', async () => {
    const reply = await testApp.visitor().post('/api/login', { email, password: 'wrong' })
    expect(reply).toMatchObject({
      status: 401,
      body: { message: 'Invalid email or password', code: 'wrong-credentials' },
    })
  })

  test('with an unknown email is refused exactly as with a wrong password', async () => {
    const known = await testApp.visitor('192.0.2.1').post('/api/login', { email, password: 'wrong' })
    const unknown = await testApp
      .visitor('192.0.2.2')
      .post('/api/login', { email: 'no@nestling.example', password: 'wrong' })
    expect(unknown.text).toBe(known.text)
    expect(unknown.status).toBe(known.status)
    expect(Object.fromEntries(unknown.headers)).toEqual(Object.fromEntries(known.headers))
  })

  const missing = [
    [{}, { email: 'Required', password: 'Required' }],
    [{ email: '', password: 'x' }, { email: 'Required' }],
    [{ email, password: '' }, { password: 'Required' }],
    [{ email: 'ruth', password: 'x' }, { email: 'Invalid email' }],
    [{ email: 7, password: 'x' }, { email: 'Expected string, received number' }],
    [{ email: [email], password: castPassword }, { email: 'Expected string, received array' }],
    [{ email, password: 'x'.repeat(257) }, { password: 'Too long: at most 256 characters' }],
  ] as const

  test.each(missing)('with %o gets a message for each invalid field', async (body, fields) => {
    expect(await testApp.visitor().post('/api/login', body)).toMatchObject({ status: 400, body: { fields } })
  })

  const wildcards = [
    '%@nestling.example',
    '_uth@nestling.example',
    "' or 1=1 --@nestling.example",
    '*@nestling.example',
  ]

  test.each(wildcards)('with the wildcard %s matches no account', async (name) => {
    const { status } = await testApp.visitor().post('/api/login', { email: name, password: castPassword })
    expect([400, 401]).toContain(status)
  })

  test('with a wrong password starts no session', async () => {
    const browser = testApp.visitor()
    await browser.post('/api/login', { email, password: 'wrong' })
    expect(browser.jar).toEqual({})
  })

  test('returns the person and their role', async () => {
    const { body, status } = await testApp.visitor().post('/api/login', right)
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.any(Number),
      email,
      role: 'family',
      adminStep: null,
      rights: allRights,
      createdAt: '2026-03-15T10:00:00.000Z',
      firstName: 'Ruth',
      lastName: 'Lindqvist',
      profileImageUrl: null,
      units: null,
      theme: 'auto',
      layout: 'usual',
      language: 'en',
      hides: [],
    })
  })

  test.each([` ${email} `, 'RUTH@Nestling.EXAMPLE', `${email}\n`, `\u00a0${email}`])(
    'accepts the email written as %j',
    async (typed) => {
      expect((await testApp.visitor().post('/api/login', { ...right, email: typed })).status).toBe(200)
    },
  )

  test('accepts a password in another Unicode normalisation form', async () => {
    const typed = 'sevén quiet herons'
    const { hashPassword } = await import('./password/hash-password.ts')
    const password_hash = await hashPassword(typed.normalize('NFC'))
    await testApp.db.updateTable('users').set({ password_hash }).where('email', '=', cast.friend.email).execute()
    const body = { email: cast.friend.email, password: typed.normalize('NFD') }
    expect((await testApp.visitor().post('/api/login', body)).status).toBe(200)
  })

  test('compares the password exactly, including spaces and case', async () => {
    for (const password of [` ${castPassword}`, castPassword.toUpperCase(), castPassword.slice(0, -1)])
      expect((await testApp.visitor().post('/api/login', { email, password })).status).toBe(401)
  })

  test('deletes earlier failed attempts from this address', async () => {
    const visitor = testApp.visitor('192.0.2.77')
    await visitor.post('/api/login', { email: cast.partner.email, password: 'wrong' })
    const before = (await dumpTables(testApp.db)).attempts?.length ?? 0
    await visitor.post('/api/login', { email: cast.partner.email, password: castPassword })
    expect((await dumpTables(testApp.db)).attempts).toHaveLength(before - 1)
  })
})

describe('the signed-in person', () => {
  const findSelf = async (browser: Browser) => (await browser.get('/api/auth/user')).body

  test('is null for a visitor rather than an error', async () => {
    expect(await testApp.visitor().get('/api/auth/user')).toMatchObject({ status: 200, text: 'null' })
  })

  const unknown = {
    short: 'x',
    'of the right length': 'a'.repeat(43),
    'like a path': '../../etc/passwd',
    long: 'a'.repeat(4000),
  }
  test.each(Object.entries(unknown))('is null for an unknown token: %s', async (_, token) => {
    const browser = testApp.visitor()
    browser.jar['nestling-session'] = token
    expect(await findSelf(browser)).toBeNull()
  })

  test.each([
    ['mother', 'admin'],
    ['partner', 'admin'],
    ['grandmother', 'family'],
    ['friend', 'guest'],
    ['neighbour', 'admin'],
    ['stranger', null],
  ] as const)('%s has the role %s', async (name, role) => {
    expect(await findSelf(await testApp.person(name))).toMatchObject({ email: cast[name].email, role })
  })

  test('is returned without the password hash and other private columns', async () => {
    const reply = await (await testApp.person('mother')).get('/api/auth/user')
    const names = [
      'id',
      'email',
      'role',
      'adminStep',
      'rights',
      'createdAt',
      'firstName',
      'lastName',
      'profileImageUrl',
    ]
    const looks = ['theme', 'layout', 'language', 'hides', 'units']
    expect(Object.keys(Object(reply.body)).sort()).toEqual([...names, ...looks].sort())
  })

  test('counts as an admin while they may begin a journey', async () => {
    const firstDay = await openTestApp({ world: 'first-day' })
    expect(await findSelf(await firstDay.person('mother'))).toMatchObject({ role: 'admin' })
    await firstDay.close()
  })
})

test('GET /api/login redirects to the sign-in page', async () => {
  const reply = await testApp.visitor().get('/api/login')
  expect(reply.status).toBe(303)
  expect(reply.headers.get('location')).toBe('/sign-in')
})

test.each(['next=//evil.example', 'returnTo=https://evil.example'])(
  'GET /api/login?%s redirects to no other site',
  async (query) => {
    expect((await testApp.visitor().get(`/api/login?${query}`)).headers.get('location')).toBe('/sign-in')
  },
)
