/** The pages that members can read without scripts, with a bundle that prints what it is given. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { readClient } from './client.ts'

const chunk = (name: string) => ({ file: `assets/${name}.js`, css: [`assets/${name}.css`] })
const manifest = Object.fromEntries(
  [
    'index.html',
    'shell/SideMenu.tsx',
    'pages/SignInPage.tsx',
    'pages/refusals.ts',
    'sign-out/load-join-page.ts',
    '../../features/sign-in/client/entry/ForgotPasswordPage.tsx',
    '../../features/sign-in/client/entry/NewAccountForm.tsx',
    '../../features/sign-in/client/LandingPage.tsx',
    '../../features/contacts/client/ContactsPage.tsx',
    '../../features/appointments/client/AppointmentsPage.tsx',
  ].map((source, at) => [source, chunk(`file-${at}`)]),
)
const files = {
  'index.html': `<!doctype html><head><title>Nestling</title><script type="module" src="/assets/file-0.js"></script></head>
<body><div id="root"><!-- first screen --></div><!-- page data --></body>`,
  '.vite/manifest.json': JSON.stringify(manifest),
  '.prerender/prerender.js': `export const prerender = async () => 'the usual page'`,
  '.prerender/first-script.js': 'begin()',
  // Prints the reader's first name. The page of appointments tries to change something.
  '.prerender/plain.js': `export async function renderPlain(path, search, pageData, fetch) {
    if (path === '/appointments') await fetch('/api/pregnancies/initialize', { method: 'POST' })
    const user = await (await fetch('/api/auth/user')).json()
    return { head: '<title>Plain</title>', body: 'without scripts for ' + user.firstName }
  }`,
  ...Object.fromEntries(Object.values(manifest).map(({ css: [file = ''] }) => [file, ''])),
}

let folder: string
let testApp: TestApp
const log: string[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nestling-client-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  testApp = await openTestApp({ client: readClient(folder), onLogLine: (line) => log.push(line) })
})
afterAll(async () => {
  await testApp.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  log.length = 0
})

const leadOf = (text: string) =>
  /<noscript><meta http-equiv="refresh" content="0; url=(.*?)"><\/noscript>/.exec(text)?.[1]

test('a visitor gets the usual page, which leads nowhere', async () => {
  for (const path of ['/contacts', '/contacts?plain=']) {
    const { text } = await testApp.visitor().get(path)
    expect(text).toContain('the usual page')
    expect(leadOf(text)).toBeUndefined()
  }
})

test('the usual page leads a member to the page without scripts, in the same week', async () => {
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

test('a page without scripts cannot change anything: it fails, and the usual page is served without leading back', async () => {
  const { status, text } = await (await testApp.person('mother')).get('/appointments?plain=')
  expect(status).toBe(200)
  expect(text).toContain('the usual page')
  expect(leadOf(text)).toBeUndefined()
  expect(log).toContainEqual(expect.stringContaining('a page could not be drawn'))
})

test('a founder without a journey gets the usual page, which begins the journey', async () => {
  const firstDay = await openTestApp({
    world: 'first-day',
    client: readClient(folder),
    onLogLine: (line) => log.push(line),
  })
  const nora = await firstDay.person('mother')
  expect((await nora.get('/api/auth/user')).body).toMatchObject({ role: 'admin' })
  expect((await nora.get('/contacts?plain=')).text).toContain('the usual page')
  expect(log).toEqual([])
  await firstDay.close()
})
