/** A prerendered page is cached for one person, and only while its content stays the same. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { readClient } from './client.ts'

const code = (file: string) => ({ file: `assets/${file}` })
const files = {
  'index.html': '<!doctype html><head></head><div id="root"><!-- first screen --></div><!-- page data -->',
  '.vite/manifest.json': JSON.stringify({
    'index.html': code('index.js'),
    'shell/SideMenu.tsx': code('menu.js'),
    'pages/SignInPage.tsx': code('sign-in.js'),
    'pages/SimpleHome.tsx': code('simple.js'),
    '../../features/sign-in/client/entry/ForgotPasswordPage.tsx': code('forgot.js'),
    '../../features/sign-in/client/entry/NewAccountForm.tsx': code('account.js'),
    '../../features/sign-in/client/LandingPage.tsx': code('landing.js'),
    'sign-out/load-join-page.ts': code('join.js'),
  }),
  // Renders the number of pages rendered so far, including this one.
  '.prerender/prerender.js': `let drawn = 0
    export const prerender = async (path, pageData) =>
      '<p>' + (drawn += 1) + ' ' + path + ' ' + (pageData.answers['/api/auth/user'].body?.firstName ?? 'nobody') + '</p>'`,
  '.prerender/first-script.js': 'begin()',
}

let folder: string
let testApp: TestApp
let nora: Browser
let renderedBefore: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nestling-client-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  testApp = await openTestApp({ client: readClient(folder) })
  nora = await testApp.person('mother')
})
afterAll(async () => {
  await testApp.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  // An uncompressed page is rendered for every request.
  const { text } = await nora.get('/')
  renderedBefore = Number(/<p>(\d+)/.exec(text)?.[1])
})

/**
 * Opens a compressed page. Returns the number of the render that made it, counted from the start of the test, and the path
 * and person that it shows.
 */
async function open(browser: Browser, path = '/') {
  const cookie = Object.entries(browser.jar).map((pair) => pair.join('='))
  const headers = { host: 'localhost:3000', 'accept-encoding': 'gzip', cookie: cookie.join('; ') }
  const response = await testApp.app.fetch(new Request(`http://localhost:3000${path}`, { headers }))
  const page = gunzipSync(await response.bytes()).toString()
  const [, drawn, shown = ''] = /<p>(\d+) (.*?)<\/p>/.exec(page) ?? []
  return [Number(drawn) - renderedBefore, shown]
}

test('home with the same data is rendered once', async () => {
  expect(await open(nora)).toEqual([1, '/ Nora'])
  expect(await open(nora)).toEqual([1, '/ Nora'])
})

test('two people never share a page, and a visitor never gets the page of a signed-in person', async () => {
  const people = [nora, await testApp.person('grandmother'), await testApp.person('friend'), testApp.visitor()]
  const shown = new Set<unknown>()
  for (const person of people) shown.add((await open(person))[1])
  expect(shown.size).toBe(people.length)
  for (const person of people) expect(shown).toContain((await open(person))[1])
})

test('pages of invitations are not cached', async () => {
  const [first] = await open(testApp.visitor(), '/?invite=ABCDEFGH')
  expect((await open(testApp.visitor(), '/?invite=ABCDEFGH'))[0]).toBe(Number(first) + 1)
})

test('pages at different paths are rendered separately', async () => {
  expect((await open(nora, '/album'))[1]).toBe('/album Nora')
  expect((await open(nora, '/contacts'))[1]).toBe('/contacts Nora')
})

test('home is rendered again when something on it has changed', async () => {
  await open(nora)
  const journey = await testApp.findJourney('Pip')
  expect((await nora.post(`/api/pregnancies/${journey}/updates`, { content: 'A kick' })).status).toBe(201)
  const [drawn] = await open(nora)
  expect(await open(nora)).toEqual([drawn, '/ Nora'])
  expect(drawn).toBeGreaterThan(0)
})

test('a page that is opened several times at the same time is rendered once', async () => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000)
  const pages = await Promise.all([open(nora), open(nora), open(nora)])
  expect(new Set(pages.map(([drawn]) => drawn)).size).toBe(1)
})

test('a change of the account is on the page at once', async () => {
  const ruth = await testApp.person('grandmother')
  const [, before] = await open(ruth)
  await testApp.db.updateTable('users').set({ first_name: 'Rosalind' }).where('first_name', '=', 'Ruth').execute()
  const [, after] = await open(ruth)
  expect([before, after]).toEqual(['/ Ruth', '/ Rosalind'])
})

test('home is rendered again after a minute, because it says how long ago things happened', async () => {
  const [first = 0] = await open(nora)
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000)
  expect((await open(nora))[0]).toBe(Number(first) + 1)
})

test('pages at unknown addresses are not cached', async () => {
  await open(nora, '/nowhere-1')
  const [first = 0] = await open(nora, '/nowhere-1')
  expect(first).toBe(2)
})
