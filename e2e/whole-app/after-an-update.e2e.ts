import type { Page } from '@playwright/test'
import { expect, test } from '../test-app/test-app.ts'

/**
 * Responds with 404 to requests for scripts until the next page load, as the server does after an update of Nestling.
 * Returns a function that counts page loads.
 */
async function simulateUpdate(page: Page) {
  let pageLoads = 0
  await page.route('**/assets/*.js', (route) =>
    pageLoads === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pageLoads += 1
  })
  return () => pageLoads
}

/** Opens home, and waits until everything has loaded. */
async function openHome(page: Page) {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
}

const press = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()

test('after Nestling is updated, a link in an open page loads the new version, and typed text stays @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 404/)
  testApp.expectProblem(/dynamically imported module/)
  const nora = await testApp.person('mother')
  await openHome(nora)
  const share = nora.getByRole('dialog', { name: /^Share .*Journey$/ })
  await nora.getByRole('button', { name: 'Add Update' }).click()
  await share.getByRole('textbox').first().fill('The first kick')
  await nora.keyboard.press('Escape')
  const countPageLoads = await simulateUpdate(nora)

  await press(nora, 'Contacts')
  await expect(nora.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
  await expect(nora).toHaveURL('/contacts')
  await press(nora, 'Home')
  await nora.getByRole('button', { name: 'Add Update' }).click()
  await expect(share.getByRole('textbox').first()).toHaveValue('The first kick')
  expect(countPageLoads()).toBe(1)
})

test('if Nestling was not updated, a script that fails to load causes no reload @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/net::ERR_FAILED/)
  testApp.expectProblem(/dynamically imported module/)
  const nora = await testApp.person('mother')
  await openHome(nora)
  let pageLoads = 0
  await nora.route('**/assets/ContactsPage*', (route) => route.abort())
  nora.on('request', (request) => {
    if (request.isNavigationRequest()) pageLoads += 1
  })
  const versionRequested = nora.waitForResponse(/assets\/after-first-page.*/)
  await press(nora, 'Contacts')
  await expect(nora.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  await versionRequested
  // Waits for one more response, so a reload would have begun by now.
  await nora.evaluate(`fetch('/robots.txt').then(() => null)`)
  expect(pageLoads).toBe(0)
})

test('a page opens although its script fails to load once @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/net::ERR_FAILED/)
  const nora = await testApp.person('mother')
  await openHome(nora)
  await nora.route('**/assets/ContactsPage*', (route) => route.abort(), { times: 1 })
  await press(nora, 'Contacts')
  await expect(nora.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
})

test('if the code of the first page cannot be loaded, the page says so, and a retry shows it @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/net::ERR_FAILED/)
  testApp.expectProblem(/dynamically imported module/)
  const visitor = await testApp.visitor()
  const code = '**/assets/LandingPage*.js'
  await visitor.route(code, (route) => route.abort())
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  await visitor.unroute(code)
  await visitor.getByRole('button', { name: 'Try again' }).click()
  await expect(visitor.getByRole('link', { name: 'Sign In' })).toBeVisible()
})
