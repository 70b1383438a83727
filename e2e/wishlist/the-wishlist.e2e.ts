import type { Locator, Page } from '@playwright/test'
import { dayInZone, formatDay } from '#platform/shared/time/calendar.ts'
import {
  advanceUntilVisible,
  deleteSessionCookie,
  disableLiveUpdates,
  pathOf,
  toastOn,
  watchForLogin,
  wishesOn,
  wishOn,
} from '../on-page/find-on-page.ts'
import { addWishes } from '../test-app/prepare-data.ts'
import { expect, test } from '../test-app/test-app.ts'

const dialogOn = (page: Page): Locator => page.getByRole('dialog')

async function add(page: Page, name: string, category = 'Feeding') {
  await page.getByRole('button', { name: 'Add Item' }).click()
  await dialogOn(page).getByLabel('Item name').fill(name)
  await dialogOn(page).getByLabel('Category').selectOption(category)
  await dialogOn(page).getByRole('button', { name: 'Add Item' }).click()
  await expect(dialogOn(page)).toHaveCount(0)
}

async function chooseSurprise(page: Page, mode: RegExp) {
  await page.getByRole('button', { name: 'Surprise settings' }).click()
  await dialogOn(page).getByRole('radio', { name: mode }).check()
  await dialogOn(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialogOn(page)).toHaveCount(0)
}

test('a wish needs a name and a category, and has medium priority by default', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/wishlist')
  await ruth.getByRole('button', { name: 'Add Item' }).click()
  const dialog = dialogOn(ruth)
  await expect(dialog.getByLabel('Priority').locator('option:checked')).toHaveText('Medium')
  await dialog.getByLabel('Link to a store').fill('the shop')
  await dialog.getByLabel('Link to a picture').fill('ftp://shop.example/a.png')
  await dialog.getByRole('button', { name: 'Add Item' }).click()
  await expect(dialog.getByText('Please enter an item name')).toBeVisible()
  await expect(dialog.getByText('Please select a category')).toBeVisible()
  await expect(dialog.getByText('Invalid url')).toHaveCount(2)

  await dialog.getByLabel('Item name').fill('Bibs')
  await dialog.getByLabel('Category').selectOption('Feeding')
  await dialog.getByLabel('Link to a store').fill('')
  await dialog.getByLabel('Link to a picture').fill('')
  const sent = ruth.waitForRequest((request) => request.method() === 'POST')
  await dialog.getByRole('button', { name: 'Add Item' }).click()
  expect((await sent).postDataJSON()).toEqual({
    name: 'Bibs',
    category: 'feeding',
    priority: 'medium',
    quantity: 1,
    description: null,
    price: null,
    storeUrl: null,
    imageUrl: null,
    notes: null,
  })
  await expect(wishOn(ruth, 'Bibs')).toContainText('Feeding')
  await expect(wishOn(ruth, 'Bibs')).toContainText('Medium priority')
})

test('the wishlist can be filtered by category, and the address contains the category @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/wishlist')
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Baby Wishlist')
  await expect(wishesOn(nora)).toHaveCount(6)
  await nora.getByLabel('Category').selectOption('Nursery (2)')
  await expect(wishesOn(nora)).toHaveCount(2)
  expect(pathOf(nora)).toBe('/wishlist?category=nursery')
  await nora.reload()
  await expect(wishesOn(nora)).toHaveCount(2)
  await nora.goto('/wishlist?category=maternity')
  await nora.getByRole('link', { name: 'Show all items' }).click()
  await expect(wishesOn(nora)).toHaveCount(6)
})

test('a purchased wish has a struck-through title, a badge and a date, and no buttons to buy or delete it', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  // The browser's time zone is nearly a day ahead of the family's.
  const nora = await testApp.person('mother', { timezoneId: 'Pacific/Kiritimati' })
  await nora.goto('/wishlist')
  const carrier = wishOn(nora, 'Baby carrier')
  const store = carrier.getByRole('link', { name: 'Store: shop.example' })
  await expect(store).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(store).toHaveAttribute('target', '_blank')
  await expect(carrier.getByRole('img')).toHaveCount(0)
  await carrier.getByRole('button', { name: 'Mark as purchased' }).click()
  await dialogOn(nora).getByRole('button', { name: 'Mark as purchased' }).click()
  await expect(carrier.getByText('Purchased', { exact: true })).toBeVisible()
  await expect(carrier.locator('s')).toHaveText('Baby carrier')
  await expect(carrier.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
  await expect(carrier.locator('time')).toHaveText(formatDay(dayInZone(new Date(), 'Europe/London')))
  await expect(carrier.getByRole('button')).toHaveText(['Not purchased after all'])
  await expect(store).toHaveCount(0)
  await carrier.getByRole('button').click()
  await expect(carrier.getByRole('button', { name: 'Mark as purchased' })).toBeVisible()
  await expect(store).toBeVisible()
})

test('a friend reserves one wish and some units of another, and can undo a reservation', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const [ben, nora] = [await testApp.person('friend'), await testApp.person('mother')]
  await ben.goto('/wishlist')
  const carrier = wishOn(ben, 'Baby carrier')
  await carrier.getByRole('button', { name: 'I’ll get it' }).click()
  await expect(carrier).toContainText('You are getting this')
  const cloths = wishOn(ben, 'Muslin cloths')
  await cloths.getByRole('button', { name: 'I’ll get it' }).click()
  await expect(dialogOn(ben).getByLabel('Muslin cloths').locator('option')).toHaveText(['1', '2', '3', '4'])
  await dialogOn(ben).getByLabel('Muslin cloths').selectOption('4')
  await dialogOn(ben).getByRole('button', { name: 'I’ll get them' }).click()
  await expect(cloths).toContainText('You are getting 4, Ruth is getting 2')
  await expect(cloths).toContainText('6 of 6 taken')

  await nora.goto('/wishlist')
  await expect(wishOn(nora, 'Baby carrier')).toContainText('Ben is getting this')
  await expect(wishOn(nora, 'Baby carrier').getByRole('button', { name: 'I’ll get it' })).toHaveCount(0)
  await carrier.getByRole('button', { name: 'Undo' }).click()
  await expect(carrier.getByRole('button', { name: 'I’ll get it' })).toBeVisible()
  await nora.reload()
  await expect(wishOn(nora, 'Baby carrier').getByRole('button', { name: 'I’ll get it' })).toBeVisible()
})

test('if two people reserve the same wish, the second gets a message and sees who was first', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 409/)
  const [ben, ruth] = [await testApp.person('friend'), await testApp.person('grandmother')]
  await disableLiveUpdates(ruth)
  for (const page of [ben, ruth]) await page.goto('/wishlist')
  const get = (page: Page) => wishOn(page, 'Feeding pillow').getByRole('button', { name: 'I’ll get it' })
  await expect(get(ruth)).toBeVisible()
  await get(ben).click()
  await expect(wishOn(ben, 'Feeding pillow')).toContainText('You are getting this')
  await get(ruth).click()
  await expect(toastOn(ruth)).toHaveText(/^Failed to Update Item\s*Others are already getting this\./)
  await expect(wishOn(ruth, 'Feeding pillow')).toContainText('Ben is getting this')
})

test('going back to the list shows which wishes somebody reserved meanwhile @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  const sam = await testApp.person('partner')
  await ruth.clock.install()
  await ruth.goto('/wishlist')
  const name = 'Feeding pillow'
  await expect(wishOn(ruth, name).getByRole('button', { name: /I’ll get it/ })).toBeVisible()
  await ruth.getByRole('link', { name: 'Contacts' }).first().click()
  await sam.goto('/wishlist')
  await wishOn(sam, name)
    .getByRole('button', { name: /I’ll get it/ })
    .click()
  await expect(wishOn(sam, name)).toContainText('You are getting this')
  await ruth.clock.fastForward(3000)
  await ruth.goBack()
  await expect(wishOn(ruth, name)).toContainText('Sam is getting this')
  await expect(wishOn(ruth, name).getByRole('button', { name: /I’ll get it/ })).toHaveCount(0)
})

test('parents who want to be surprised see no gifts, until they choose otherwise @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const [nora, ruth] = [await testApp.person('mother'), await testApp.person('grandmother')]
  await nora.goto('/wishlist')
  await expect(wishOn(nora, 'Wool cardigan')).toContainText('Ruth is getting this')
  await chooseSurprise(nora, /^Nothing/)
  await expect(nora.getByText('For now you see nothing of what others plan to give')).toBeVisible()
  await expect(wishOn(nora, 'Wool cardigan').getByRole('button', { name: 'I’ll get it' })).toBeVisible()
  await expect(nora.getByText(/Ruth|Purchased/)).toHaveCount(0)
  await nora.reload()
  await expect(wishesOn(nora)).toHaveCount(6)
  await expect(nora.getByText(/Ruth|Purchased/)).toHaveCount(0)

  await ruth.goto('/wishlist')
  await expect(ruth.getByText('For now the parents see nothing of what others plan to give')).toBeVisible()
  await expect(ruth.getByRole('button', { name: 'Surprise settings' })).toHaveCount(0)
  await expect(wishOn(ruth, 'Bedside cot')).toContainText('by Ruth')

  await chooseSurprise(nora, /^Only that it is taken/)
  await expect(wishOn(nora, 'Wool cardigan')).toContainText('Taken')
  await expect(nora.getByText(/Ruth|Purchased/)).toHaveCount(0)
  await chooseSurprise(nora, /^Everything/)
  await expect(wishOn(nora, 'Bedside cot')).toContainText('by Ruth')
})

test('a wish is deleted after a confirmation and restored, and the person who reserved it is told of a change', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const [nora, ruth] = [await testApp.person('mother'), await testApp.person('grandmother')]
  await nora.goto('/wishlist')
  await nora.getByRole('button', { name: 'Delete Muslin cloths' }).click()
  await dialogOn(nora).getByRole('button', { name: 'Delete' }).click()
  await expect(wishesOn(nora)).toHaveCount(5)
  await toastOn(nora).getByRole('button', { name: 'Undo' }).click()
  await expect(wishOn(nora, 'Muslin cloths')).toContainText('Ruth is getting 2')
  await nora.getByRole('button', { name: 'Edit Muslin cloths' }).click()
  await dialogOn(nora).getByLabel('How many').fill('8')
  await dialogOn(nora).getByRole('button', { name: 'Save' }).click()
  await expect(wishOn(nora, 'Muslin cloths')).toContainText('2 of 8 taken')

  await ruth.goto('/wishlist')
  const news = ruth.getByRole('list', { name: 'News about your gifts' }).getByRole('listitem')
  await expect(news).toContainText('“Muslin cloths”, which you are getting, was changed by Nora.')
  await news.getByRole('button', { name: 'Dismiss the news about Muslin cloths' }).click()
  await expect(news).toHaveCount(0)
  await expect(ruth.getByRole('button', { name: 'Delete Muslin cloths' })).toHaveCount(0)
  await expect(ruth.getByRole('button', { name: 'Delete Wool cardigan, newborn' })).toBeVisible()
})

test('failed changes show a message, and the form keeps what was typed @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503/)
  const nora = await testApp.person('mother')
  await nora.goto('/wishlist')
  await expect(wishesOn(nora)).toHaveCount(6)
  await nora.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503, json: {} }),
  )
  const words = (title: string) => new RegExp(`^${title}\\s*Something went wrong\\. Please try again\\.`)

  await nora.getByRole('button', { name: 'Add Item' }).click()
  await dialogOn(nora).getByLabel('Item name').fill('Bibs')
  await dialogOn(nora).getByLabel('Category').selectOption('Feeding')
  await dialogOn(nora).getByRole('button', { name: 'Add Item' }).click()
  await expect(toastOn(nora)).toHaveText(words('Failed to Add Item'))
  await expect(dialogOn(nora).getByLabel('Item name')).toHaveValue('Bibs')
  await nora.keyboard.press('Escape')
  await wishOn(nora, 'Baby carrier').getByRole('button', { name: 'I’ll get it' }).click()
  await expect(toastOn(nora)).toHaveText(words('Failed to Update Item'))
  await nora.getByRole('button', { name: 'Delete Baby carrier' }).click()
  await dialogOn(nora).getByRole('button', { name: 'Delete' }).click()
  await expect(toastOn(nora)).toHaveText(words('Failed to Remove Item'))
  await nora.unroute('**/api/**')
  await add(nora, 'Bibs')
})

test('if the session has ended, the page shows "Session Expired" and the sign-in page opens 1500 ms later', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 401/)
  const nora = await testApp.person('mother')
  await nora.clock.install()
  await nora.goto('/wishlist')
  await expect(wishesOn(nora)).toHaveCount(6)
  await deleteSessionCookie(nora)
  await nora.clock.pauseAt(Date.now() + 60_000)
  const isLeaving = watchForLogin(nora)
  const refusal = nora.waitForResponse(/reservation$/)
  await wishOn(nora, 'Baby carrier').getByRole('button', { name: 'I’ll get it' }).click()
  await refusal
  const passed = await advanceUntilVisible(nora, toastOn(nora))
  await expect(toastOn(nora)).toHaveText(/^Session Expired\s*Please log in again to continue.$/)
  await nora.clock.runFor(1499 - passed)
  expect(pathOf(nora)).toBe('/wishlist')
  expect(await isLeaving()).toBe(false)
  await nora.clock.runFor(1 + passed)
  await nora.waitForURL(/\/sign-in/)
})

test('a hundred wishes with long words fit a small phone @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: addWishes(100, `Kinderwagen${'versicherung'.repeat(8)}`) })
  const ruth = await testApp.person('grandmother', { viewport: { width: 320, height: 640 } })
  await ruth.goto('/wishlist')
  await expect(wishesOn(ruth)).toHaveCount(106)
  expect(await ruth.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
})
