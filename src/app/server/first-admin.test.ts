import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EnvironmentError } from '#platform/server/read-setting.ts'
import { findSetUpPath, makeFirstAdmin } from './first-admin.ts'
import { openTestApp, type TestApp } from './testing.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ world: null })
})
beforeEach(async () => {
  for (const table of ['members', 'sessions', 'pregnancies', 'users'] as const)
    await testApp.db.deleteFrom(table).execute()
})
afterAll(() => testApp.close())

const start = (email: string, password: string) =>
  makeFirstAdmin({
    ...testApp.services,
    environment: { ...testApp.services.environment, firstAdmin: { email, password } },
  })
const countUsers = async () => (await testApp.db.selectFrom('users').select('id').execute()).length

describe('ADMIN_EMAIL and ADMIN_PASSWORD', () => {
  test('make the first admin, who may begin a journey', async () => {
    await start(' Nora@Nestling.example ', 'seven quiet herons')
    const browser = testApp.visitor()
    const reply = await browser.post('/api/login', { email: 'nora@nestling.example', password: 'seven quiet herons' })
    expect(reply).toMatchObject({ status: 200, body: { firstName: 'nora', role: 'admin' } })
    expect((await browser.post('/api/pregnancies/initialize')).status).toBe(201)
  })

  test('close the set-up', async () => {
    await start('nora@nestling.example', 'seven quiet herons')
    expect(await findSetUpPath(testApp.services)).toBeNull()
  })

  test('change nothing once somebody has an account', async () => {
    await start('nora@nestling.example', 'seven quiet herons')
    await start('eve@nestling.example', 'nine loud magpies')
    await start('nora@nestling.example', 'nine loud magpies')
    expect(await countUsers()).toBe(1)
    const body = { email: 'nora@nestling.example', password: 'nine loud magpies' }
    expect((await testApp.visitor().post('/api/login', body)).status).toBe(401)
  })

  test('make one account when two processes start at once', async () => {
    await Promise.all([
      start('nora@nestling.example', 'seven quiet herons'),
      start('nora@nestling.example', 'seven quiet herons'),
    ])
    expect(await countUsers()).toBe(1)
  })

  test.each([
    ['nora', 'seven quiet herons', 'ADMIN_EMAIL must be an email address.'],
    ['nora@nestling.example', 'short', 'ADMIN_PASSWORD must be 10 characters or more.'],
    ['nora@nestling.example', '🐣🪺🌿🐥🦆', 'ADMIN_PASSWORD must be 10 characters or more.'],
    ['nora@nestling.example', 'x'.repeat(257), 'ADMIN_PASSWORD must be 256 printable characters or fewer.'],
    ['nora@nestling.example', 'password2026', 'ADMIN_PASSWORD is too easy to guess, choose another.'],
    ['nora@nestling.example', 'nora@nestling.example', 'ADMIN_PASSWORD is too easy to guess, choose another.'],
  ])('with the values %s and %s stop the start with a clear message', async (email, password, sentence) => {
    const attempt = start(email, password)
    await expect(attempt).rejects.toThrow(EnvironmentError)
    await expect(attempt).rejects.toThrow(sentence)
    expect(await countUsers()).toBe(0)
  })

  test('leave set-up open if they are not set', async () => {
    await makeFirstAdmin(testApp.services)
    expect(await findSetUpPath(testApp.services)).toMatch(/^\/set-up#[\w-]{32}$/)
  })
})

test('each start makes a new set-up address and voids the previous one', async () => {
  const tokens: string[] = []
  for (let start = 0; start < 2; start += 1) tokens.push((await findSetUpPath(testApp.services))?.split('#')[1] ?? '')
  const nora = { firstName: 'Nora', lastName: '', email: 'nora@nestling.example', password: 'seven quiet herons' }
  expect((await testApp.visitor().post('/api/set-up', { ...nora, token: tokens[0] })).status).toBe(403)
  expect((await testApp.visitor().post('/api/set-up', { ...nora, token: tokens[1] })).status).toBe(201)
})
