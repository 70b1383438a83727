import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast, castPassword } from '../../fixtures.ts'

let testApp: TestApp
let ruth: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  ruth = await testApp.person('grandmother')
})
afterAll(() => testApp.close())

const rowOf = (email: string) =>
  testApp.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

describe('PATCH /api/account', () => {
  test('is refused to a visitor', async () => {
    expect((await testApp.visitor().patch('/api/account', { firstName: 'Eve' })).status).toBe(401)
  })

  const forbidden: readonly Record<string, unknown>[] = [
    { role: 'admin' },
    { id: 1 },
    { userId: 1 },
    { founder_at: '2026-01-01T00:00:00.000Z' },
    { founderAt: '2026-01-01T00:00:00.000Z' },
    { email: 'eve@nestling.example' },
    { password_hash: 'x' },
    { profileImageUrl: 'https://evil.example/a.png' },
    { createdAt: '2020-01-01T00:00:00.000Z' },
    { firstName: '' },
    { firstName: null },
    { firstName: 'x'.repeat(61) },
    { units: 'imperial' },
    { theme: null },
    { layout: 'large' },
    { layout: null },
    { layout: true },
    { language: 'tlh' },
    { language: null },
    { hides: ['weight'] },
    { hides: null },
  ]
  test.each(forbidden)('refuses a request that contains %o, and changes nothing', async (field) => {
    const before = await rowOf(cast.grandmother.email)
    const reply = await ruth.patch('/api/account', { lastName: 'Changed', ...field })
    expect(reply).toMatchObject({
      status: 400,
      body: { fields: { [Object.keys(field)[0] ?? '']: expect.any(String) } },
    })
    expect(await rowOf(cast.grandmother.email)).toEqual(before)
  })

  test('without fields changes nothing', async () => {
    const before = await rowOf(cast.grandmother.email)
    const reply = await ruth.patch('/api/account', {})
    expect(reply).toMatchObject({ status: 200, body: { email: cast.grandmother.email, role: 'family' } })
    expect(await rowOf(cast.grandmother.email)).toEqual(before)
  })

  test('changes the names and leaves all other fields', async () => {
    const before = await rowOf(cast.grandmother.email)
    const { body } = await ruth.patch('/api/account', { firstName: ' Ruthie ', lastName: '' })
    expect(body).toMatchObject({ firstName: 'Ruthie', lastName: '', units: null, theme: 'auto' })
    expect(await rowOf(cast.grandmother.email)).toEqual({ ...before, first_name: 'Ruthie', last_name: '' })
  })

  test('changes units and theme, and resets units to the family’s', async () => {
    expect((await ruth.patch('/api/account', { units: 'us', theme: 'dim' })).body).toMatchObject({
      units: 'us',
      theme: 'dim',
    })
    expect((await ruth.patch('/api/account', { units: null })).body).toMatchObject({ units: null, theme: 'dim' })
  })

  test('changes the layout, which then holds on every device, and changes nothing else', async () => {
    const before = await rowOf(cast.grandmother.email)
    expect((await ruth.patch('/api/account', { layout: 'simple' })).body).toMatchObject({ layout: 'simple' })
    const elsewhere = await testApp.person('grandmother')
    expect((await elsewhere.get('/api/auth/user')).body).toMatchObject({ layout: 'simple' })
    expect(await rowOf(cast.grandmother.email)).toEqual({ ...before, layout: 'simple' })
    expect((await ruth.patch('/api/account', { layout: 'usual' })).body).toMatchObject({ layout: 'usual' })
  })

  test('changes the language, which then holds on every device', async () => {
    const before = await rowOf(cast.grandmother.email)
    expect((await ruth.patch('/api/account', { language: 'de' })).body).toMatchObject({ language: 'de' })
    const elsewhere = await testApp.person('grandmother')
    expect((await elsewhere.get('/api/auth/user')).body).toMatchObject({ language: 'de' })
    expect(await rowOf(cast.grandmother.email)).toEqual({ ...before, language: 'de' })
    expect((await ruth.patch('/api/account', { language: 'en' })).body).toMatchObject({ language: 'en' })
  })

  test('changes nobody else’s account', async () => {
    const before = await rowOf(cast.friend.email)
    await ruth.patch('/api/account', { firstName: 'Ruth' })
    expect(await rowOf(cast.friend.email)).toEqual(before)
  })

  test('works for a person without a journey', async () => {
    const theo = await testApp.person('stranger')
    expect(await theo.patch('/api/account', { firstName: 'T' })).toMatchObject({
      status: 200,
      body: { firstName: 'T', role: null, rights: null },
    })
  })
})

describe('the current password', () => {
  const calls: readonly [string, (currentPassword?: unknown) => object][] = [
    ['/api/account/email', (currentPassword) => ({ email: 'new@nestling.example', currentPassword })],
    ['/api/account/password', (currentPassword) => ({ newPassword: 'eight quiet herons', currentPassword })],
  ]
  beforeEach(async () => {
    await testApp.db.deleteFrom('attempts').execute()
  })

  test.each(calls)('is needed for %s', async (path, bodyWith) => {
    const before = await rowOf(cast.grandmother.email)
    expect(await ruth.post(path, bodyWith())).toMatchObject({
      status: 400,
      body: { fields: { currentPassword: 'Required' } },
    })
    expect(await ruth.post(path, bodyWith(''))).toMatchObject({ status: 400 })
    expect(await rowOf(cast.grandmother.email)).toEqual(before)
  })

  test.each(calls)(
    'is refused with an error at its field if it is wrong, and nothing changes: %s',
    async (path, bodyWith) => {
      const before = await rowOf(cast.grandmother.email)
      expect(await ruth.post(path, bodyWith('wrong'))).toMatchObject({
        status: 400,
        body: { code: 'invalid-input', fields: { currentPassword: 'That is not your current password.' } },
      })
      expect(await rowOf(cast.grandmother.email)).toEqual(before)
    },
  )

  test.each(calls)(
    'may be wrong ten times in 15 minutes at %s; then even the right one is refused',
    async (path, bodyWith) => {
      const guesses = await Promise.all(Array.from({ length: 12 }, () => ruth.post(path, bodyWith('wrong'))))
      expect(guesses.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(400), 429, 429])
      const last = await ruth.post(path, bodyWith(castPassword))
      expect(last).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } })
      expect(last.headers.get('retry-after')).toBe('900')
    },
  )

  test('has a separate limit for each person', async () => {
    await Promise.all(
      Array.from({ length: 10 }, () =>
        ruth.post('/api/account/email', { email: cast.grandmother.email, currentPassword: 'wrong' }),
      ),
    )
    const ben = await testApp.person('friend')
    const own = { email: cast.friend.email, currentPassword: castPassword }
    expect((await ben.post('/api/account/email', own)).status).toBe(200)
  })

  test('clears earlier failed attempts if it is right', async () => {
    const own = (currentPassword: string) =>
      ruth.post('/api/account/email', { email: cast.grandmother.email, currentPassword })
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(Array.from({ length: 9 }, () => own('wrong')))
      expect((await own(castPassword)).status).toBe(200)
    }
  })

  test('is checked even while strangers’ sign-ins fill the queue for unknown browsers', async () => {
    const many = Array.from({ length: 40 }, () =>
      testApp.visitor().post('/api/login', { email: 'no@nestling.example', password: 'x' }),
    )
    const statuses = await Promise.all(
      Array.from({ length: 9 }, () =>
        ruth.post('/api/account/email', { email: cast.grandmother.email, currentPassword: 'x' }),
      ),
    )
    await Promise.all(many)
    expect(statuses.map(({ status }) => status)).toEqual(Array(9).fill(400))
  })
})
