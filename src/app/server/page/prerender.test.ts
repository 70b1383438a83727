import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { readClient } from './client.ts'

const index = `<!doctype html><head><script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/runtime.js"><link rel="stylesheet" crossorigin href="/assets/first.css"></head><div id="root"><!-- first screen --></div><!-- page data -->`

const code = (file: string, imports: string[] = [], css: string[] = []) => ({ file: `assets/${file}`, imports, css })
const manifest = {
  'index.html': code('index.js', ['_runtime.js'], ['assets/first.css']),
  '_runtime.js': code('runtime.js'),
  '_form.js': code('form.js', ['_runtime.js', '_schemas.js', 'index.html'], ['assets/form.css']),
  '_schemas.js': code('schemas.js'),
  'pages/SimpleHome.tsx': code('simple.js', ['index.html']),
  'pages/SignInPage.tsx': code('sign-in.js', ['_form.js', 'index.html']),
  'shell/SideMenu.tsx': code('menu.js', ['index.html'], ['assets/menu.css']),
  '../../features/sign-in/client/entry/ForgotPasswordPage.tsx': code('forgot.js', ['_form.js'], ['assets/forgot.css']),
  '../../features/sign-in/client/entry/NewAccountForm.tsx': code('account.js', ['_form.js']),
  '../../features/sign-in/client/LandingPage.tsx': code('landing.js', ['index.html']),
  'sign-out/load-join-page.ts': code('join.js', ['index.html']),
}

const draws = `export const prerender = async (path, pageData, isWhole) =>
  '<p>' + path + ' for ' + (pageData.answers['/api/auth/user'].body?.firstName ?? 'nobody') + (isWhole ? ', whole' : '') + '</p>'`

let folder: string
let testApp: TestApp | undefined
afterEach(async () => {
  await testApp?.close()
  testApp = undefined
  rmSync(folder, { recursive: true, force: true })
})

const listParts = (page: string) => [...page.matchAll(/<meta name="part" content="(.*?)">/g)].map(([, part]) => part)

const inAssets = (name: string) => `/assets/${name}.js`

/** A test app with a built client. */
async function openBuilt(files: Record<string, string> = {}) {
  const log: string[] = []
  folder = mkdtempSync(join(tmpdir(), 'nestling-client-'))
  const all = {
    'index.html': index,
    '.vite/manifest.json': JSON.stringify(manifest),
    '.prerender/prerender.js': draws,
    '.prerender/first-script.js': 'begin()',
    'assets/first.css': 'b{}',
    'assets/menu.css': 'p{}',
    'assets/form.css': 'i{}',
    'assets/forgot.css': 'u{}',
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const client = readClient(folder)
  testApp = await openTestApp({ client, onLogLine: (line) => log.push(line) })
  return { testApp, client, log }
}

test('the first screen is rendered where the app hydrates it', async () => {
  const { testApp } = await openBuilt()
  const mother = await testApp.person('mother')
  expect((await mother.get('/')).text).toContain('<div id="root"><p>/ for Nora</p></div>')
  expect((await testApp.visitor().get('/album')).text).toContain('<div id="root"><p>/album for nobody</p></div>')
})

test('home in the simple layout is rendered in full, and lists its code files', async () => {
  const { testApp } = await openBuilt()
  const ruth = await testApp.person('grandmother')
  expect((await ruth.get('/')).text).toContain('<p>/ for Ruth</p>')
  await ruth.patch('/api/account', { layout: 'simple' })
  const { text } = await ruth.get('/')
  expect(text).toContain('<p>/ for Ruth, whole</p>')
  expect(listParts(text)).toContain('/assets/simple.js')
  expect((await ruth.get('/album')).text).toContain('<p>/album for Ruth</p>')
})

test('the visible part comes before the page data', async () => {
  const { testApp } = await openBuilt()
  const { text } = await (await testApp.person('mother')).get('/')
  expect(text).toMatch(/<p>\/ for Nora<\/p>.*id="page-data"/s)
})

test('a page that is rendered in full includes its own styles, allowed by hash, and lists its code files', async () => {
  const { testApp, client } = await openBuilt()
  const { text } = await testApp.visitor().get('/sign-in')
  expect(text).toContain('<p>/sign-in for nobody, whole</p>')
  expect(text).toMatch(/<style>b{}p{}<\/style>.*<style>i{}u{}<\/style>/s)
  expect(client.inlineStyles).toEqual(['b{}p{}', 'i{}u{}'])
  const [first, own] = [['index', 'runtime'].map(inAssets), ['sign-in', 'form', 'schemas'].map(inAssets)]
  expect(listParts(text).toSorted()).toEqual([...first, ...own].toSorted())
  expect(listParts((await testApp.visitor().get('/album')).text).toSorted()).toEqual(first)
})

test('a page marks its inline styles as loaded, so parts that need them do not fetch them again', async () => {
  const { testApp } = await openBuilt()
  const { text } = await testApp.visitor().get('/sign-in')
  const marked = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)" disabled>/g)].map(([, path]) => path)
  expect(marked.toSorted()).toEqual(['/assets/first.css', '/assets/forgot.css', '/assets/form.css'])
  expect(text).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled>)/)
})

test('home is rendered in full for a visitor: the landing page, or the invitation if the address has one', async () => {
  const { testApp } = await openBuilt()
  const first = ['index', 'runtime'].map(inAssets)
  const landing = await testApp.visitor().get('/')
  expect(landing.text).toContain('<p>/ for nobody, whole</p>')
  expect(listParts(landing.text)).toEqual([...first, '/assets/landing.js'])
  const invited = await testApp.visitor().get('/?invite=ABCDEFGH', { 'sec-fetch-dest': 'document' })
  expect(invited.text).toContain('<p>/ for nobody, whole</p>')
  const own = ['join', 'account', 'form', 'schemas'].map(inAssets)
  expect(listParts(invited.text).toSorted()).toEqual([...first, ...own].toSorted())
  const unanswered = await testApp.visitor().get('/?invite=ABCDEFGH')
  expect(unanswered.text).toContain('<p>/ for nobody</p>')
})

test('an inline script, allowed by hash, starts the app after the first paint', async () => {
  const { testApp, client } = await openBuilt()
  const { text, headers } = await testApp.visitor().get('/sign-in')
  expect(text).not.toMatch(/<script[^>]* src=|modulepreload/)
  const [script = ''] = client.inlineScripts
  expect(script).toBe('begin()')
  expect(text).toContain(`<script>${script}</script>`)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
  expect(headers.get('content-security-policy')).toContain(
    `script-src 'self' 'sha256-${Buffer.from(digest).toString('base64')}';`,
  )
})

test('a page that cannot be rendered is served without a first screen, and the error is logged', async () => {
  const { testApp, log } = await openBuilt({
    '.prerender/prerender.js': 'export const prerender = async () => { throw new Error("no") }',
  })
  const { status, text } = await testApp.visitor().get('/sign-in')
  expect(status).toBe(200)
  expect(text).toContain('<div id="root"></div>')
  expect(log).toContainEqual(expect.stringContaining('a page could not be drawn'))
})

test('the icon is also served as /favicon.ico', async () => {
  const { testApp } = await openBuilt({ 'icons/icon-192.png': 'drawn' })
  const { status, text, headers } = await testApp.visitor().get('/favicon.ico')
  expect([status, text, headers.get('content-type')]).toEqual([200, 'drawn', 'image/png'])
})

test('the prerendering code is not served', async () => {
  const { testApp } = await openBuilt()
  for (const path of ['/.prerender/prerender.js', '/.vite/manifest.json'])
    expect((await testApp.visitor().get(path)).text).not.toContain('prerender')
})

test('the server refuses a client that was built without the code of a page that is rendered in full', async () => {
  const { 'pages/SignInPage.tsx': _, ...rest } = manifest
  await expect(openBuilt({ '.vite/manifest.json': JSON.stringify(rest) })).rejects.toThrow(/built without .*SignInPage/)
})
