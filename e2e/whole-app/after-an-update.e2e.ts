import type { Page } from '@playwright/test'
import { expect, test } from '../test-app/test-app.ts'

/** Responds with 404 to script requests until the next page opens, as after an update. Returns a counter of pages. */
async function update(page: Page) {
  let pages = 0
  await page.route('**/assets/*.js', (route) =>
    pages === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1
  })
  return () => pages
}

/** Opens home, and waits until everything has loaded. */
async function openHome(page: Page) {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
}

const press = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()

test('after an update, a link in an open page loads the new version, and typed text stays', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 404/)
  testApp.expectProblem(/dynamically imported module/)
  const nora = await testApp.person('mother')
  await openHome(nora)
  const share = nora.getByRole('dialog', { name: /^Share .*Journey$/ })
  await nora.getByRole('button', { name: 'Add Update' }).click()
  await share.getByRole('textbox').first().fill('The first kick')
  await nora.keyboard.press('Escape')
  const countPages = await update(nora)

  await press(nora, 'Contacts')
  await expect(nora.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
  await expect(nora).toHaveURL('/contacts')
  await press(nora, 'Home')
  await nora.getByRole('button', { name: 'Add Update' }).click()
  await expect(share.getByRole('textbox').first()).toHaveValue('The first kick')
  expect(countPages()).toBe(1)
})

test('without an update, a script that fails to load causes no reload', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/net::ERR_FAILED/)
  testApp.expectProblem(/dynamically imported module/)
  const nora = await testApp.person('mother')
  await openHome(nora)
  let pages = 0
  await nora.route('**/assets/ContactsPage*', (route) => route.abort())
  nora.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1
  })
  const asked = nora.waitForResponse(/assets\/after-first-page.*/)
  await press(nora, 'Contacts')
  await expect(nora.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  await asked
  // Waits for one more response, so a reload would have begun by now.
  await nora.evaluate(`fetch('/robots.txt').then(() => null)`)
  expect(pages).toBe(0)
})
