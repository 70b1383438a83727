import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp({ environment: { openRegistration: true } })
})
afterEach(() => testApp.close())

const person = { firstName: 'Ada', lastName: '', password: 'eight quiet herons' }
const register = (email: string, address = '192.0.2.7', more = {}) =>
  testApp.visitor(address).post('/api/register', { ...person, email, ...more })

test('an eleventh open registration from one address within an hour is refused, even if the email is taken', async () => {
  for (let time = 1; time <= 5; time += 1) {
    expect((await register(`ada${time}@nestling.example`)).status).toBe(201)
    expect((await register(cast.mother.email)).status).toBe(409)
  }
  for (const email of ['ada@nestling.example', cast.mother.email]) {
    const reply = await register(email)
    expect(reply).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } })
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await register('ada@nestling.example', '192.0.2.8')).status).toBe(201)
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 61 * 60_000)
  expect((await register('eve@nestling.example')).status).toBe(201)
})

test('invalid forms and registrations by invitation do not count towards that limit', async () => {
  const { code } = Object((await (await testApp.person('mother')).post('/api/invite-codes')).body)
  for (let time = 1; time <= 10; time += 1) {
    expect((await register('ada@nestling.example', undefined, { password: 'password123' })).status).toBe(400)
    const invited = await register(`ada${time}@nestling.example`, undefined, { inviteCode: code })
    expect(invited.status).toBe(201)
  }
  expect((await register('eve@nestling.example')).status).toBe(201)
})
