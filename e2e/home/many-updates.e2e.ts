import type { Page } from '@playwright/test'
import { offlineMark, whenPrefetched } from '../on-page/cached-data.ts'
import { updatesOn } from '../on-page/find-on-page.ts'
import { longText, shareLongUpdates } from '../test-app/prepare-data.ts'
import { expect, test } from '../test-app/test-app.ts'

const phone = { viewport: { width: 390, height: 844 } }
/** The number of updates in the demo data, which are older than those that a test adds. */
const demoUpdates = 6
const olderButton = (page: Page) => page.getByRole('button', { name: 'Show older updates' })
const numberOn = (page: Page, number: number) => updatesOn(page).filter({ hasText: `Number ${number}. ` })

const recordUpdateRequests = (page: Page) => {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && pathname.endsWith('/updates')) requests.push(search)
  })
  return requests
}

test('home loads ten of fifty long updates, and shows only the beginning of each', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: shareLongUpdates(50) })
  const nora = await testApp.person('mother', { ...phone, javaScriptEnabled: false })
  const html = await (await nora.request.get('/')).text()
  await nora.goto('/')
  await expect(updatesOn(nora)).toHaveCount(10)
  await expect(numberOn(nora, 41)).toContainText('nobody slept')
  expect(html.split(longText).length - 1).toBe(10)
  const [rendered = ''] = html.split('id="page-data"')
  expect(rendered.split('nobody slept').length - 1).toBeLessThan(10 * 8)
})

test('the first fifty updates load as a person scrolls down, and the rest by a button', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: shareLongUpdates(55) })
  const nora = await testApp.person('mother', phone)
  const requests = recordUpdateRequests(nora)
  await nora.goto('/')
  await expect(olderButton(nora)).toBeVisible()
  expect(requests).toEqual([])

  await numberOn(nora, 46).scrollIntoViewIfNeeded()
  await expect(numberOn(nora, 6)).toHaveCount(1)
  expect(requests).toEqual([''])
  // From here on, only the button loads more updates. Otherwise nobody could reach the cards below the list.
  await olderButton(nora).scrollIntoViewIfNeeded()
  await expect(nora.getByRole('region', { name: 'Family & Friends' })).toBeVisible()
  expect(requests).toEqual([''])

  await olderButton(nora).focus()
  await nora.keyboard.press('Enter')
  await expect(numberOn(nora, 5)).toBeFocused()
  await expect(updatesOn(nora).last()).toContainText('First scan today')
  await expect(updatesOn(nora)).toHaveCount(55 + demoUpdates)
  await expect(olderButton(nora)).toHaveCount(0)
})

test('"Read more" shows the whole text, and the focus stays on the button', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: shareLongUpdates(1) })
  const nora = await testApp.person('mother', phone)
  await nora.goto('/')
  const update = updatesOn(nora).first()
  await expect(update).not.toContainText('The end of 1.')
  await expect(nora.getByRole('button', { name: 'Read more' })).toHaveCount(1)
  await update.getByRole('button', { name: 'Read more' }).focus()
  await nora.keyboard.press('Enter')
  await expect(update).toContainText('The end of 1.')
  await expect(update.getByRole('button', { name: 'Show less', expanded: true })).toBeFocused()
  await nora.keyboard.press('Enter')
  await expect(update).not.toContainText('The end of 1.')
  await expect(update.getByRole('button', { name: 'Read more', expanded: false })).toBeFocused()
})

test('an older update that is deleted and restored is back in its place, and a new update is first @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: shareLongUpdates(12) })
  const nora = await testApp.person('mother', phone)
  await nora.goto('/')
  await olderButton(nora).scrollIntoViewIfNeeded()
  await expect(updatesOn(nora)).toHaveCount(12 + demoUpdates)
  await numberOn(nora, 2).getByRole('button', { name: 'Delete this update' }).click()
  await nora.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(updatesOn(nora)).toHaveCount(11 + demoUpdates)
  await expect(numberOn(nora, 2)).toHaveCount(0)
  await nora.getByRole('button', { name: 'Undo' }).click()
  await expect(updatesOn(nora).nth(10)).toContainText('Number 2. ')

  await nora.getByRole('button', { name: 'Add Update' }).click()
  await nora.getByLabel('What is new?').fill('The newest of all.')
  await nora.getByRole('button', { name: 'Share Update' }).click()
  await expect(updatesOn(nora).first()).toContainText('The newest of all.')
  await expect(updatesOn(nora)).toHaveCount(13 + demoUpdates)
})

test('if older updates fail to load, the page says so, and a retry loads them @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: shareLongUpdates(12) })
  testApp.expectProblem(/status of 503/)
  const nora = await testApp.person('mother', phone)
  await nora.route('**/updates', (route) => route.fulfill({ status: 503, body: 'down' }))
  await nora.goto('/')
  await olderButton(nora).scrollIntoViewIfNeeded()
  await expect(nora.getByRole('alert')).toContainText('Older updates could not be loaded.')
  // Ten updates, and the error, which is an item of the list.
  await expect(updatesOn(nora)).toHaveCount(10 + 1)

  await nora.unrouteAll()
  await nora.getByRole('button', { name: 'Try again' }).click()
  await expect(numberOn(nora, 2)).toBeFocused()
  await expect(updatesOn(nora)).toHaveCount(12 + demoUpdates)
})

test('older updates can be read without a network @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ network: true, prepare: shareLongUpdates(12) })
  const nora = await testApp.person('mother', phone)
  await nora.goto('/')
  await whenPrefetched(nora)
  testApp.network.switchTo('offline')
  await nora.reload()
  await expect(offlineMark(nora)).toBeVisible()
  await olderButton(nora).scrollIntoViewIfNeeded()
  await expect(updatesOn(nora)).toHaveCount(12 + demoUpdates)
})
