import type { Page } from '@playwright/test'
import { awaitingApp, typeCredentials } from '../on-page/find-on-page.ts'
import { shifts, watchShifts } from '../on-page/layout-shifts.ts'
import { knownCode, setKnownCode } from '../test-app/prepare-data.ts'
import { expect, test } from '../test-app/test-app.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const scripts = '**/assets/*.js'

/** Opens a page as the server rendered it, but without its `noscript` elements. */
async function openAsRendered(page: Page, path: string) {
  await page.route(path, async (route) => {
    // The server looks up an invitation only for a navigation, and `route.fetch` does not mark its request as one.
    const headers = { ...route.request().headers(), 'sec-fetch-dest': 'document' }
    const response = await route.fetch({ headers })
    await route.fulfill({ response, body: (await response.text()).replaceAll(/<noscript>.*?<\/noscript>/gs, '') })
  })
  await page.goto(path)
}

const textOf = (page: Page) => page.locator('#root').textContent()

for (const [who, name] of [
  ['a mother', 'mother'],
  ['a guest', 'friend'],
] as const)
  test(`the server renders home for ${who} with the same text as the app`, async ({ openTestApp }) => {
    const testApp = await openTestApp()
    const withoutScripts = await testApp.person(name, { javaScriptEnabled: false })
    await openAsRendered(withoutScripts, '/')
    await expect(withoutScripts.getByRole('heading', { level: 1 })).toHaveText('Week 30')

    const withScripts = await testApp.person(name)
    await withScripts.addInitScript(recordServerHeading)
    // The server does not render reactions and comments, so their code waits until the texts have been compared.
    const compared = Promise.withResolvers<void>()
    await withScripts.route('**/assets/UpdateResponses-*.js', async (route) => {
      await compared.promise
      await route.continue()
    })
    await watchShifts(withScripts)
    await withScripts.goto('/')
    await expect(awaitingApp(withScripts)).toHaveCount(0)
    await expect(withScripts.getByRole('heading', { name: 'Recent Updates' })).toBeVisible()
    expect(await textOf(withoutScripts)).toBe(await textOf(withScripts))
    compared.resolve()
    expect(await shifts(withScripts)).toEqual([])
    // The element is the same, so it was hydrated and not rendered again.
    expect(await withScripts.evaluate('serverHeading === document.querySelector("h1")')).toBe(true)
  })

const recordServerHeading = {
  content: `addEventListener('DOMContentLoaded', () => { globalThis.serverHeading = document.querySelector('h1') })`,
}

for (const path of ['/', `/?invite=${knownCode}`, '/?invite=ZZZZZZZZ', '/sign-in', '/forgot-password'])
  test(`the server renders ${path} for a visitor exactly as the app does`, async ({ openTestApp }) => {
    const testApp = await openTestApp({ prepare: setKnownCode() })
    const withoutScripts = await testApp.visitor({ javaScriptEnabled: false })
    await openAsRendered(withoutScripts, path)
    const withScripts = await testApp.visitor()
    await withScripts.goto(path)
    await expect(awaitingApp(withScripts)).toHaveCount(0)
    await expect(withoutScripts.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await textOf(withoutScripts)).toBe(await textOf(withScripts))
    const [before, after] = [
      await withoutScripts.screenshot(),
      await withScripts.screenshot({ animations: 'disabled' }),
    ]
    expect(before.equals(after)).toBe(true)
  })

test('for the album, the server renders only the header and the navigation', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const withoutScripts = await testApp.person('mother', { javaScriptEnabled: false })
  await withoutScripts.goto('/album')
  await expect(withoutScripts.getByRole('navigation', { name: 'Main' })).toContainText('Calendar')
  await expect(withoutScripts.locator('main')).toHaveText('')
})

/** Holds back the app's scripts until the returned function is called. */
async function holdScripts(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await held.promise
    await route.continue()
  })
  return () => held.resolve()
}

test('a form that is submitted before the scripts load is sent once they have loaded', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.visitor()
  const release = await holdScripts(nora)
  await nora.goto('/sign-in', { waitUntil: 'commit' })
  await typeCredentials(nora, 'mother')
  await nora.getByRole('button', { name: 'Sign In' }).click()
  await expect(nora).toHaveURL('/sign-in')

  release()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
})

test('a button that is pressed before the scripts load works once they have loaded', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  const release = await holdScripts(nora)
  await nora.goto('/', { waitUntil: 'commit' })
  await nora.getByRole('button', { name: 'Add Update' }).click()
  release()
  await expect(nora.getByRole('dialog', { name: /^Share .*Journey$/ })).toBeVisible()
})

test('a link works before the scripts load', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await holdScripts(nora)
  await nora.goto('/', { waitUntil: 'commit' })
  const contacts = nora.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contacts' })
  await contacts.click()
  await expect(nora).toHaveURL('/contacts')
  await expect(contacts).toHaveAttribute('aria-current', 'page')
})

test('the sign-in link keeps the invitation if it is followed before the scripts load', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: setKnownCode() })
  const theo = await testApp.visitor()
  const release = await holdScripts(theo)
  await theo.goto(`/?invite=${knownCode}`, { waitUntil: 'commit' })
  await theo.getByRole('link', { name: 'I already have an account' }).click()
  await theo.waitForURL(/\/sign-in/)
  release()
  await typeCredentials(theo, 'stranger')
  await theo.getByRole('button', { name: 'Sign In' }).click()
  await expect(theo.getByText('You are signed in as Theo Brandt')).toBeVisible()
})

test('the menu opens before the scripts load, and its links work', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await holdScripts(nora)
  await nora.goto('/', { waitUntil: 'commit' })
  await nora.getByRole('button', { name: 'Menu' }).click()
  const menu = nora.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await menu.getByRole('button', { name: 'Close' }).click()
  await expect(menu).toBeHidden()
  await nora.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Photo Album' }).click()
  await expect(nora).toHaveURL('/album')
})

test('a menu that was opened before the scripts load is replaced by the app’s menu', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  const release = await holdScripts(nora)
  await nora.goto('/', { waitUntil: 'commit' })
  await nora.getByRole('button', { name: 'Menu' }).click()
  // Only the app may sign out, because it deletes the person's data in this browser.
  await nora.getByRole('link', { name: 'Sign Out' }).click()
  await expect(nora).toHaveURL('/')

  release()
  await expect(nora.locator('#root dialog[open]')).toHaveAccessibleName('Menu')
  await expect(nora.getByRole('link', { name: 'Sign Out' })).toHaveCount(1)
  await nora.getByRole('button', { name: 'Close' }).click()
  await expect(nora.getByRole('dialog')).toHaveCount(0)
})

test('a member who opens an invite link sees the invitation, not home', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/403 .*invite-codes/)
  const nora = await testApp.person('mother')
  await nora.goto('/?invite=ABCDEFGH')
  await expect(nora.getByRole('button', { name: 'Go home' })).toBeVisible()
  await expect(nora.getByRole('heading', { name: 'Week 30' })).toHaveCount(0)
})

for (const [who, name] of [
  ['a mother', 'mother'],
  ['a visitor', null],
] as const)
  test(`if the scripts fail to load, ${who} sees an error and can retry`, async ({ openTestApp }) => {
    const testApp = await openTestApp()
    testApp.expectProblem(/ERR_FAILED/)
    const page = await (name ? testApp.person(name) : testApp.visitor())
    await page.route(scripts, (route) => route.abort())
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('alert')).toHaveText(/^Part of Nestling did not load/)
    await page.unroute(scripts)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(awaitingApp(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('did not load')).toHaveCount(0)
  })

test('the server’s page escapes what people write', async ({ openTestApp }) => {
  const words = '</p><img src=x onerror="alert(1)"> style="color:red" </script>'
  const testApp = await openTestApp({
    prepare: async ({ db }) => {
      await db.updateTable('pregnancies').set({ baby_name: words }).execute()
      await db.updateTable('updates').set({ content: words }).execute()
    },
  })
  const withoutScripts = await testApp.person('mother', { javaScriptEnabled: false })
  await openAsRendered(withoutScripts, '/')
  await expect(withoutScripts.getByText(words, { exact: true }).first()).toBeVisible()
  await expect(withoutScripts.locator('img[src="x"]')).toHaveCount(0)
})

test('the app starts in a background tab, which never paints', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.visitor()
  await nora.addInitScript({ content: "Object.defineProperty(document, 'hidden', { get: () => true })" })
  // This tab is not really hidden. Without this line, its first paint could start the app.
  await nora.addInitScript({ content: 'delete globalThis.PerformanceObserver' })
  await nora.goto('/sign-in')
  await expect(awaitingApp(nora)).toHaveCount(0)
})
