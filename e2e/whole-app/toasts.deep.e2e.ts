import type { Locator, Page } from '@playwright/test'
import { memberOn, toastOn, typeCredentials } from '../on-page/find-on-page.ts'
import { cast } from '../test-app/cast.ts'
import { expect, test } from '../test-app/test-app.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Raises a toast as a person would: tries to sign in with empty fields. */
async function raiseToast(page: Page) {
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toastOn(page)).toBeVisible()
}

test('only one toast shows at a time', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const visitor = await testApp.visitor()
  await visitor.goto('/sign-in')
  for (let presses = 0; presses < 4; presses += 1) {
    await raiseToast(visitor)
    await expect(toastOn(visitor)).toHaveCount(1)
  }
})

test('a toast closes after 5000 ms', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const visitor = await testApp.visitor()
  await visitor.clock.install()
  await visitor.goto('/sign-in')
  await raiseToast(visitor)
  await visitor.clock.fastForward(10_000)
  await expect(toastOn(visitor)).toHaveCount(0)

  // The second toast appears at once, because the toast code is loaded.
  await visitor.mouse.move(0, 0)
  await visitor.clock.pauseAt(Date.now() + 60_000)
  await visitor.getByLabel('Username').press('Enter')
  await expect(toastOn(visitor)).toBeVisible()
  await visitor.clock.runFor(4900)
  await expect(toastOn(visitor)).toHaveCount(1)
  await visitor.clock.runFor(200)
  await expect(toastOn(visitor)).toHaveCount(0)
})

test('F8 moves the focus to the toasts, which then stay open', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const visitor = await testApp.visitor()
  await visitor.clock.install()
  await visitor.goto('/sign-in')
  await raiseToast(visitor)
  await visitor.keyboard.press('F8')
  await expect(visitor.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused()
  await visitor.clock.fastForward(20_000)
  await expect(toastOn(visitor)).toHaveCount(1)
  await visitor.keyboard.press('Tab')
  await expect(toastOn(visitor)).toBeFocused()
  await visitor.keyboard.press('Escape')
  await expect(toastOn(visitor)).toHaveCount(0)
  await expect(visitor.getByLabel('Username')).toBeFocused()
})

test('a dismissed toast does not stop the next one from closing', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const visitor = await testApp.visitor()
  await visitor.clock.install()
  await visitor.goto('/sign-in')
  await raiseToast(visitor)
  await toastOn(visitor).getByRole('button', { name: 'Dismiss' }).click()
  await expect(toastOn(visitor)).toHaveCount(0)
  await visitor.mouse.move(0, 0)
  await visitor.getByLabel('Username').press('Enter')
  await expect(toastOn(visitor)).toBeVisible()
  await visitor.clock.fastForward(5000)
  await expect(toastOn(visitor)).toHaveCount(0)
})

test('a toast raised while a dialog closes always shows', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  const dialog = nora.getByRole('dialog', { name: 'Change Role' })
  for (const role of ['Family', 'Guest', 'Family']) {
    await memberOn(nora, cast.friend.email)
      .getByRole('button', { name: /^Change Role of/ })
      .click()
    await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
    await dialog.getByRole('button', { name: 'Save role' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(toastOn(nora)).toContainText('Role changed')
    await expect(toastOn(nora)).toBeInViewport()
    await toastOn(nora).getByRole('button', { name: 'Dismiss' }).click()
    await expect(toastOn(nora)).toHaveCount(0)
  }
})

async function swipe(page: Page, by: { x: number; y?: number }) {
  const box = await toastOn(page).boundingBox()
  if (!box) throw new Error('There is no toast to swipe.')
  const from = { x: box.x + 30, y: box.y + box.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x / 2, from.y + (by.y ?? 0) / 2)
  await page.mouse.move(from.x + by.x, from.y + (by.y ?? 0))
  await page.mouse.up()
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`on a screen of ${viewport.width} px a swipe to the right dismisses a toast only past 50 px`, async ({
    openTestApp,
  }) => {
    const testApp = await openTestApp()
    const visitor = await testApp.visitor({ viewport, reducedMotion: 'reduce' })
    await visitor.goto('/sign-in')
    await raiseToast(visitor)
    await swipe(visitor, { x: 49 })
    await expect(toastOn(visitor)).toHaveAttribute('data-swipe', 'cancel')
    await swipe(visitor, { x: -120 })
    await expect(toastOn(visitor)).toHaveCount(1)
    await swipe(visitor, { x: 51 })
    await expect(toastOn(visitor)).toHaveCount(0)
  })

for (const width of [320, 390, 1280])
  test(`at ${width} px a toast does not cover the menu button, the bottom bar or a dialog’s buttons`, async ({
    openTestApp,
  }) => {
    const testApp = await openTestApp()
    testApp.expectProblem(/status of 500/)
    const nora = await testApp.person('mother', { viewport: { width, height: 844 }, reducedMotion: 'reduce' })
    await nora.goto('/contacts')
    await nora.getByRole('button', { name: 'Add Contact' }).click()
    const dialog = nora.getByRole('dialog', { name: 'Add Contact' })
    await dialog.getByLabel('Name').fill('Dr. Vane')
    await dialog.getByLabel('Category').selectOption('doctor')
    await nora.route('**/api/contacts', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }), {
      times: 1,
    })
    await dialog.getByRole('button', { name: 'Add Contact' }).click()
    await expect(toastOn(nora)).toHaveText(/^Failed to add contact/)
    await holdToast(nora)
    for (const name of ['Close', 'Cancel', 'Add Contact']) await expectPressable(dialog.getByRole('button', { name }))

    await dialog.getByRole('button', { name: 'Add Contact' }).click()
    await expect(toastOn(nora)).toHaveText(/^Contact added/)
    await holdToast(nora)
    await expectPressable(nora.getByRole('button', { name: 'Menu' }))
    const [toast, add] = [toastOn(nora), nora.getByRole('button', { name: 'Add Contact' })]
    expect(areApart(await toast.boundingBox(), await add.boundingBox())).toBe(true)
    for (const link of await nora.getByRole('navigation', { name: 'Main' }).getByRole('link').all())
      await expectPressable(link)
    await expect(toastOn(nora)).toBeVisible()
  })

type Box = { x: number; y: number; width: number; height: number } | null

function areApart(one: Box, other: Box): boolean {
  if (!one || !other) throw new Error('One of the two elements is not shown.')
  const isBefore = (first: NonNullable<Box>, next: NonNullable<Box>) =>
    first.x + first.width <= next.x || first.y + first.height <= next.y
  return isBefore(one, other) || isBefore(other, one)
}

/** Points at the toast, so it stays. */
const holdToast = (page: Page) => toastOn(page).hover()

/** Checks that a press in the middle of the element would reach it. */
async function expectPressable(locator: Locator) {
  await locator.scrollIntoViewIfNeeded()
  const isOnTop = () =>
    locator.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(element.ownerDocument.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isOnTop).toBe(true)
}

test('a toast is no wider than 420 px on a wide screen', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const visitor = await testApp.visitor({ viewport: { width: 1280, height: 800 } })
  await visitor.goto('/sign-in')
  await raiseToast(visitor)
  const box = await toastOn(visitor).boundingBox()
  expect(box?.width).toBeLessThanOrEqual(420)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280)
})

test('without a connection a failure shows a message, even if the toast code could not be fetched', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/^console error: Failed to load resource: net::/)
  const visitor = await testApp.visitor()
  await visitor.route('**/assets/Toaster*', (route) => route.abort())
  await visitor.goto('/sign-in')
  await typeCredentials(visitor, 'mother')
  await visitor.context().setOffline(true)
  await visitor.getByRole('button', { name: 'Sign In' }).click()
  await expect(visitor.getByRole('alert')).toHaveText('Login failed Nestling could not be reached. Please try again.')
})
