import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import type { OwnSession } from '../../contract.ts'
import { cast, castPassword } from '../../fixtures.ts'

let testApp: TestApp
let ruth: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  ruth = testApp.visitor()
  await signIn(ruth, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')
})
afterAll(() => testApp.close())

const signIn = (browser: Browser, agent = '') =>
  browser.post('/api/login', { email: cast.grandmother.email, password: castPassword }, { 'user-agent': agent })
const list = async (browser = ruth): Promise<OwnSession[]> => {
  const { body } = await browser.get('/api/account/sessions')
  return Array.isArray(body) ? body : []
}
const currentOf = async (browser: Browser) => (await list(browser)).find(({ isCurrent }) => isCurrent)?.id ?? 0
const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/user')).body !== null
const minutesPass = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000)
}

describe('a person’s own devices', () => {
  test('are shown to this person only', async () => {
    expect((await testApp.visitor().get('/api/account/sessions')).status).toBe(401)
    const ids = (await list(await testApp.person('mother'))).map(({ id }) => id)
    expect(ids).not.toContain(await currentOf(ruth))
  })

  test('are listed by name without tokens, and the current one is marked', async () => {
    const id = await currentOf(ruth)
    const at = '2026-03-15T10:00:00.000Z'
    expect(await list()).toContainEqual({
      id,
      deviceName: 'Safari on iPhone',
      createdAt: at,
      lastUsedAt: at,
      isCurrent: true,
    })
  })

  test('are listed with the most recently used first', async () => {
    const [first, second] = [testApp.visitor(), testApp.visitor()]
    for (const browser of [first, second]) {
      minutesPass(90)
      await signIn(browser, 'Firefox/140')
    }
    minutesPass(90)
    await first.get('/api/auth/user')
    minutesPass(1)
    const ids = (await list()).map(({ id }) => id)
    expect(ids.slice(0, 3)).toEqual([await currentOf(ruth), await currentOf(first), await currentOf(second)])
    expect((await list())[0]?.lastUsedAt).toBe(testApp.clock.now.toISOString())
  })

  test('are not listed once their session has expired', async () => {
    const lost = testApp.visitor()
    await signIn(lost)
    const id = await currentOf(lost)
    await testApp.db
      .updateTable('sessions')
      .set({ expires_at: '2026-03-15T10:00:00.000Z' })
      .where('id', '=', id)
      .execute()
    expect((await list()).map((session) => session.id)).not.toContain(id)
  })
})

describe('signing a device out', () => {
  test('is refused to a visitor', async () => {
    expect((await testApp.visitor().delete(`/api/account/sessions/${await currentOf(ruth)}`)).status).toBe(401)
  })

  test('answers 404 for a device of another person', async () => {
    const mother = await testApp.person('mother')
    const theirs = await mother.delete(`/api/account/sessions/${await currentOf(ruth)}`)
    const nobodys = await mother.delete('/api/account/sessions/4711')
    expect(theirs).toMatchObject({ status: 404, text: nobodys.text })
    expect(await isSignedIn(ruth)).toBe(true)
  })

  test('takes effect at the next request of the device', async () => {
    const lost = await testApp.person('grandmother')
    expect((await ruth.delete(`/api/account/sessions/${await currentOf(lost)}`)).status).toBe(204)
    expect(await isSignedIn(lost)).toBe(false)
    expect(await isSignedIn(ruth)).toBe(true)
  })

  test('removes the cookie and the cache if the device is the current one', async () => {
    const browser = await testApp.person('grandmother')
    const reply = await browser.delete(`/api/account/sessions/${await currentOf(browser)}`)
    expect(reply.status).toBe(204)
    expect(reply.headers.get('clear-site-data')).toBe('"cache"')
    expect(browser.jar).not.toHaveProperty('nestling-session')
  })
})
