/** A refusal beyond a limit states in Retry-After when the limit ends. */
import { afterEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'

let testApp: TestApp
afterEach(() => testApp.close())

const [hour, day] = ['3600', '86400']
const person = { firstName: 'Ada', lastName: '', email: cast.friend.email, password: 'eight quiet herons' }
const register = (address: string, inviteCode?: string) =>
  testApp.visitor(address).post('/api/register', { ...person, inviteCode })
const guess = (address: string) => testApp.visitor(address).post('/api/invite-codes/look-up', { code: 'ZZZZZZZZ' })
const make = async () => Object((await (await testApp.person('mother')).post('/api/invite-codes')).body).code
const retryAfter = ({ headers }: { headers: Headers }) => headers.get('retry-after')

async function repeat(times: number, request: (time: number) => Promise<unknown>) {
  for (let time = 0; time < times; time += 1) await request(time)
}

describe('Retry-After of a refused registration is an hour', () => {
  test('beyond the limit of open registration', async () => {
    testApp = await openTestApp({ environment: { openRegistration: true } })
    await repeat(10, () => register('192.0.2.7'))
    expect(retryAfter(await register('192.0.2.7'))).toBe(hour)
  })

  test('beyond the limit per address', async () => {
    testApp = await openTestApp()
    const code = await make()
    await repeat(20, () => register('192.0.2.7', code))
    expect(retryAfter(await register('192.0.2.7', code))).toBe(hour)
  })

  test('beyond the limit per invitation', async () => {
    testApp = await openTestApp()
    const code = await make()
    await repeat(30, (time) => register(`192.0.2.${time}`, code))
    expect(retryAfter(await register('192.0.2.99', code))).toBe(hour)
  })
})

describe('Retry-After of a refused code is', () => {
  test('an hour for an IPv6 customer with many networks', async () => {
    testApp = await openTestApp()
    await repeat(10, (time) => guess(`2001:db8:7:${time}::1`))
    expect(retryAfter(await guess('2001:db8:7:99::1'))).toBe(hour)
  })

  test('a day for an IPv6 customer, while many addresses guess', async () => {
    testApp = await openTestApp()
    await repeat(20, (time) => guess(`198.51.${time}.1`))
    await guess('2001:db8:7:1::1')
    expect(retryAfter(await guess('2001:db8:7:2::1'))).toBe(day)
  })
})
