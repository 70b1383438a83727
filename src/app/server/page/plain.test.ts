/** The pages that members can read without scripts, with a bundle that prints what it is given. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { openPrintingClient } from './testing.ts'

const { client, remove } = openPrintingClient()
let testApp: TestApp
const log: string[] = []
beforeAll(async () => {
  testApp = await openTestApp({ client, onLogLine: (line) => log.push(line) })
})
afterAll(async () => {
  await testApp.close()
  remove()
})
beforeEach(() => {
  log.length = 0
})

const leadOf = (text: string) =>
  /<noscript><meta http-equiv="refresh" content="0; url=(.*?)"><\/noscript>/.exec(text)?.[1]

test('a visitor gets the usual page, with a redirect to the sign-in page without scripts', async () => {
  for (const path of [
    '/',
    '/sign-in',
    '/guide?week=12',
    '/appointments',
    '/contacts',
    '/contacts?plain=',
    '/?plain=',
  ]) {
    const { text } = await testApp.visitor().get(path)
    expect(text).toContain('the usual page')
    expect(leadOf(text)).toBe('/sign-in?plain=')
  }
})

test('a visitor is not redirected from a page that needs scripts, or from an invitation', async () => {
  for (const path of ['/album', '/forgot-password', '/?invite=ABCDEFGH', '/nowhere'])
    expect(leadOf((await testApp.visitor().get(path)).text)).toBeUndefined()
})

test('before the set-up nobody is redirected to the sign-in page', async () => {
  const empty = await openTestApp({ world: null, client })
  for (const path of ['/', '/sign-in', '/sign-in?plain=']) {
    const { text } = await empty.visitor().get(path)
    expect(text).toContain('the usual page')
    expect(leadOf(text)).toBeUndefined()
  }
  await empty.close()
})

test('the usual page redirects a member to the page without scripts, in the same week', async () => {
  const nora = await testApp.person('mother')
  expect(leadOf((await nora.get('/contacts')).text)).toBe('?plain=')
  expect(leadOf((await nora.get('/guide?week=12')).text)).toBe('?week=12&amp;plain=')
  expect(leadOf((await nora.get('/guide?week=%22%3E%3Cb%3E')).text)).toBe('?plain=')
  expect(leadOf((await nora.get('/album')).text)).toBeUndefined()
  expect(leadOf((await nora.get('/?invite=ABCDEFGH')).text)).toBeUndefined()
})

test('the page without scripts is made with the reader’s own requests, and has styles but no script', async () => {
  for (const [name, firstName] of [
    ['mother', 'Nora'],
    ['friend', 'Ben'],
  ] as const) {
    const { text, headers } = await (await testApp.person(name)).get('/contacts?plain=')
    expect(text).toContain(`<title>Plain</title></head><body>without scripts for ${firstName}`)
    expect(text.match(/<title>/g)).toHaveLength(1)
    expect(text).toContain('<link rel="stylesheet" href="/plain.css">')
    expect(text).toContain('<link rel="stylesheet" href="/assets/file-8.css">')
    expect(text).not.toMatch(/<script|noscript|name="part"/)
    expect(headers.get('cache-control')).toBe('private, no-store')
  }
})

test('if a page without scripts tries to change something, the usual page is served, without a redirect back', async () => {
  const { status, text } = await (await testApp.person('mother')).get('/appointments?plain=')
  expect(status).toBe(200)
  expect(text).toContain('the usual page')
  expect(leadOf(text)).toBeUndefined()
  expect(log).toContainEqual(expect.stringContaining('a page could not be drawn'))
})

test('a signed-in person without a journey is not redirected to a page that they cannot read', async () => {
  const stranger = await testApp.person('stranger')
  for (const path of ['/', '/?plain=', '/contacts']) expect(leadOf((await stranger.get(path)).text)).toBeUndefined()
})

test('a founder without a journey gets the usual page, and no error is logged', async () => {
  const firstDay = await openTestApp({
    world: 'first-day',
    client,
    onLogLine: (line) => log.push(line),
  })
  const nora = await firstDay.person('mother')
  expect((await nora.get('/api/auth/user')).body).toMatchObject({ role: 'admin' })
  expect((await nora.get('/contacts?plain=')).text).toContain('the usual page')
  expect(log).toEqual([])
  await firstDay.close()
})
