/** Requests that wait for a password hash. These tests run alone, because only hashing at its full cost fills the queue. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast, castPassword } from '../../fixtures.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

describe('fifty sign-ins at once', () => {
  const signInFifty = () =>
    Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        testApp.visitor(`192.0.${at}.1`).post('/api/login', { email: `a${at}@nestling.example`, password: 'x' }),
      ),
    )

  test('are checked and counted until the queue is full; the others are told to retry, and are not counted', async () => {
    const replies = await signInFifty()
    const checked = replies.filter(({ status }) => status === 401)
    const busy = replies.filter(({ status }) => status === 429)
    expect(checked.length).toBeGreaterThanOrEqual(22)
    expect(checked.length + busy.length).toBe(50)
    for (const { body, headers } of busy) {
      expect(body).toMatchObject({ code: 'too-busy' })
      expect(headers.get('retry-after')).toBe('2')
    }
    expect(busy.length).toBeGreaterThan(0)
    expect(await testApp.db.selectFrom('attempts').select('id').execute()).toHaveLength(checked.length)
  })
})

test('a known browser can sign in while strangers who register with a code fill the queue', async () => {
  const mother = await testApp.person('mother')
  const { code } = Object((await mother.post('/api/invite-codes')).body)
  const ruth = testApp.visitor('192.0.2.1')
  const credentials = { email: cast.grandmother.email, password: castPassword }
  await ruth.post('/api/login', credentials)

  const strangers = Array.from({ length: 60 }, (_, at) => {
    const person = { firstName: 'Ada', lastName: '', password: 'eight quiet herons', inviteCode: code }
    return testApp.visitor(`198.51.100.${at}`).post('/api/register', { ...person, email: `a${at}@nestling.example` })
  })
  const isBusy = ({ body }: { body: unknown }) => Object(body).code === 'too-busy'
  await Promise.any(strangers.map(async (stranger) => isBusy(await stranger) || Promise.reject(new Error('not yet'))))
  const known = [await ruth.post('/api/login', credentials), await ruth.post('/api/login', credentials)]
  expect(known.map(({ status }) => status)).toEqual([200, 200])
  await Promise.all(strangers)
})
