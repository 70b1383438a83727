/** Even with a widely shared code, a client can find out for only a few emails whether they have an account. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'

let testApp: TestApp
let mother: Browser
beforeEach(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
})
afterEach(() => testApp.close())

const make = async (): Promise<string> => Object((await mother.post('/api/invite-codes')).body).code
const person = { firstName: 'Ada', lastName: '', password: 'eight quiet herons' }
const register = (email: string, inviteCode: string, address = '192.0.2.7') =>
  testApp.visitor(address).post('/api/register', { ...person, email, inviteCode })

test('one address can find at most 20 taken emails in an hour, however many codes it uses', async () => {
  const codes = [await make(), await make()]
  const statuses: number[] = []
  for (let time = 0; time < 21; time += 1)
    statuses.push((await register(cast.friend.email, codes[time % 2] ?? '')).status)
  expect(statuses).toEqual([...Array(20).fill(409), 429])
  expect((await register('ada@nestling.example', codes[0] ?? '')).status).toBe(429)
  expect((await register('ada@nestling.example', codes[0] ?? '', '192.0.2.8')).status).toBe(201)
})

test('one code can reveal at most 30 taken emails in an hour, even if it is written with hyphens or small letters', async () => {
  const code = await make()
  const written = [code, code.toLowerCase(), `${code.slice(0, 4)}-${code.slice(4)}`]
  const statuses: number[] = []
  for (let time = 0; time < 31; time += 1)
    statuses.push((await register(cast.friend.email, written[time % 3] ?? '', `192.0.2.${time}`)).status)
  expect(statuses).toEqual([...Array(30).fill(409), 429])
  expect((await register('ada@nestling.example', await make(), '192.0.2.99')).status).toBe(201)
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 61 * 60_000)
  expect((await register('eve@nestling.example', code, '192.0.2.99')).status).toBe(201)
})

test('successful registrations do not count, so a whole family can join from one address', async () => {
  const codes = [await make(), await make(), await make()]
  for (let guest = 0; guest < 25; guest += 1)
    expect((await register(`guest${guest}@nestling.example`, codes[guest % 3] ?? '')).status).toBe(201)
  expect(await testApp.db.selectFrom('attempts').select('id').execute()).toEqual([])
})
