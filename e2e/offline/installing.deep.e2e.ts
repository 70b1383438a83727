import type { Page } from '@playwright/test'
import { plainPicture } from '#platform/server/pictures/stored/testing.ts'
import { pathOf, signIn, typeCredentials } from '../on-page/find-on-page.ts'
import { offerInstall, onAppleDevice } from '../on-page/install-prompt.ts'
import { shifts, watchShifts } from '../on-page/layout-shifts.ts'
import { expect, test } from '../test-app/test-app.ts'

const bannerOn = (page: Page) => page.getByRole('region', { name: 'Install Nestling' })
const phone = { viewport: { width: 390, height: 844 } }

async function openHome(page: Page) {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Week 30')
}

const promptsShown = (page: Page) => page.evaluate<number>('globalThis.promptsShown')

/** Checks that no banner appears. To give it time, first opens the menu, whose code also loads on demand. */
async function expectNoBanner(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  await page.keyboard.press('Escape')
  await expect(bannerOn(page)).toHaveCount(0)
}

test('if the browser offers installation, Nestling’s banner replaces the browser’s, and moves nothing', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother', phone)
  await watchShifts(nora)
  await openHome(nora)
  await expectNoBanner(nora)
  expect(await offerInstall(nora)).toEqual({ isBrowserBannerPrevented: true })
  await expect(bannerOn(nora).getByRole('button')).toHaveText(['Install app', ''])
  await expect(bannerOn(nora).getByRole('button', { name: 'Dismiss' })).toBeVisible()
  const [banner, header] = [await bannerOn(nora).boundingBox(), await nora.getByRole('banner').boundingBox()]
  expect(banner?.y).toBeGreaterThanOrEqual(header?.y ?? 0)
  expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThanOrEqual(header?.height ?? 0)
  await nora.getByRole('button', { name: 'Menu' }).click()
  await expect(nora.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await shifts(nora)).toEqual([])
})

for (const [width, words] of [
  [320, 'Install app'],
  [390, 'Install app'],
  [440, 'Nestling as an app Install'],
] as const)
  test(`at ${width} pixels the banner says what it installs, and covers neither the bell nor the menu`, async ({
    openTestApp,
  }) => {
    const testApp = await openTestApp()
    const nora = await testApp.person('mother', { viewport: { width, height: 700 } })
    await openHome(nora)
    await offerInstall(nora)
    await expect(bannerOn(nora)).toHaveText(words, { useInnerText: true })
    const bell = nora.getByRole('banner').getByRole('link', { name: /^News/ })
    await expect(bell).toBeVisible()
    const [banner, header, ofBell] = [
      await bannerOn(nora).boundingBox(),
      await nora.getByRole('banner').boundingBox(),
      await bell.boundingBox(),
    ]
    expect(banner?.x).toBeGreaterThanOrEqual(0)
    expect((banner?.x ?? 0) + (banner?.width ?? 0)).toBeLessThanOrEqual(ofBell?.x ?? 0)
    expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThanOrEqual(header?.height ?? 0)
  })

test('Install opens the browser’s prompt, and after an answer the banner does not return', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openHome(nora)
  await offerInstall(nora, 'dismissed')
  await bannerOn(nora).getByRole('button', { name: 'Install' }).click()
  await expect(bannerOn(nora)).toHaveCount(0)
  expect(await promptsShown(nora)).toBe(1)
  await nora.reload()
  await offerInstall(nora)
  await expectNoBanner(nora)
})

test('a dismissed banner does not return for anybody in this browser, and the focus is not lost', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const browser = await testApp.visitor()
  await signIn(browser, 'mother')
  await offerInstall(browser)
  await bannerOn(browser).getByRole('button', { name: 'Dismiss' }).focus()
  await browser.keyboard.press('Enter')
  await expect(bannerOn(browser)).toHaveCount(0)
  await expect(browser.getByRole('main')).toBeFocused()
  await browser.goto('/api/logout')
  await signIn(browser, 'friend')
  await offerInstall(browser)
  await expectNoBanner(browser)
})

test('the banner disappears when Nestling is installed from the browser’s own menu', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openHome(nora)
  await offerInstall(nora)
  await expect(bannerOn(nora)).toBeVisible()
  await nora.evaluate(`dispatchEvent(new Event('appinstalled'))`)
  await expect(bannerOn(nora)).toHaveCount(0)
  await nora.reload()
  await offerInstall(nora)
  await expectNoBanner(nora)
})

test('if the browser withdraws its offer, the banner returns with the next offer', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openHome(nora)
  await offerInstall(nora, 'withdrawn')
  await bannerOn(nora).getByRole('button', { name: 'Install' }).click()
  await expect(bannerOn(nora)).toHaveCount(0)
  await nora.reload()
  await offerInstall(nora)
  await expect(bannerOn(nora)).toBeVisible()
})

test('if the browser offers installation before sign-in, the banner appears after sign-in', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.visitor()
  await nora.goto('/sign-in')
  await nora.getByRole('heading', { level: 1 }).waitFor()
  await offerInstall(nora)
  await expect(bannerOn(nora)).toHaveCount(0)
  await typeCredentials(nora, 'mother')
  await nora.getByRole('button', { name: 'Sign In' }).click()
  await expect(bannerOn(nora)).toBeVisible()
})

test('a page works if the code of the banner fails to load', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/Failed to load resource/)
  const nora = await testApp.person('mother')
  await nora.route('**/assets/InstallBanner-*.js', (route) => route.abort())
  await openHome(nora)
  const refused = nora.waitForEvent('requestfailed')
  await offerInstall(nora)
  await refused
  await expectNoBanner(nora)
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
})

test('on an iPhone, which never offers installation, the banner explains how to install, until it is dismissed', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother', { ...phone, ...onAppleDevice.options })
  await onAppleDevice.prepare(nora)
  await watchShifts(nora)
  await openHome(nora)
  await expect(bannerOn(nora)).toHaveText('Tap Share, then Add to Home Screen')
  await expect(bannerOn(nora).getByRole('button')).toHaveCount(1)
  expect(await shifts(nora)).toEqual([])
  await bannerOn(nora).getByRole('button', { name: 'Dismiss' }).click()
  await expect(bannerOn(nora)).toHaveCount(0)
  await nora.reload()
  await expectNoBanner(nora)
})

test('on an iPhone, the sign-in page has launch images for its screen', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const screen = { viewport: { width: 390, height: 664 }, screen: phone.viewport, deviceScaleFactor: 3 }
  const visitor = await testApp.visitor({ ...screen, ...onAppleDevice.options })
  await onAppleDevice.prepare(visitor)
  await visitor.goto('/sign-in')
  const pictures = visitor.locator('head link[rel=apple-touch-startup-image]')
  await expect(pictures).toHaveCount(2)
  const device = '(device-width: 390px) and (device-height: 844px) and (-webkit-device-pixel-ratio: 3)'
  for (const [index, theme] of ['light', 'dark'].entries()) {
    await expect(pictures.nth(index)).toHaveAttribute('href', `/launch/1170x2532-${theme}.png`)
    await expect(pictures.nth(index)).toHaveAttribute('media', `${device} and (prefers-color-scheme: ${theme})`)
  }
  await expect(visitor.locator('meta[name=apple-mobile-web-app-capable]')).toHaveAttribute('content', 'yes')
})

test('a device that is no iPhone, but has the size of one, gets no launch image', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother', { ...phone, screen: phone.viewport, deviceScaleFactor: 3 })
  await openHome(nora)
  await offerInstall(nora)
  await expect(bannerOn(nora)).toBeVisible()
  await expect(nora.locator('head [rel=apple-touch-startup-image]')).toHaveCount(0)
  await expect(nora.locator('head [name=apple-mobile-web-app-capable]')).toHaveCount(0)
})

test('Chromium finds no fault with the manifest and its icons', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const visitor = await testApp.visitor()
  await visitor.goto('/')
  const devtools = await visitor.context().newCDPSession(visitor)
  const { url, errors } = await devtools.send('Page.getAppManifest')
  expect({ url, errors }).toEqual({ url: `${testApp.address}/manifest.webmanifest`, errors: [] })
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Tests run in private windows, which cannot install apps.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

test('the app shortcut to share an update opens the dialog once, and closing it returns the focus to the page', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/?share=update')
  const dialog = nora.getByRole('dialog', { name: "Share Pip's Journey" })
  await expect(dialog).toBeVisible()
  await expect.poll(() => pathOf(nora)).toBe('/')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await nora.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(nora.getByRole('main')).toBeFocused()
  await nora.reload()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  await expect(dialog).toHaveCount(0)
})

test('the app shortcut to add a photo focuses "Add photos", in an album with and without photos', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother', phone)
  const openShortcut = async () => {
    await nora.goto('/album?add=photos')
    await expect(nora.getByRole('button', { name: 'Add photos' })).toBeFocused()
    await expect.poll(() => pathOf(nora)).toBe('/album')
  }
  // Wait for the event early: Playwright begins to listen a moment after this call, and must listen before the press.
  const opening = nora.waitForEvent('filechooser', { timeout: 30_000 })
  await openShortcut()
  await expect(nora.getByRole('heading', { name: 'No photos yet' })).toBeVisible()
  await nora.keyboard.press('Enter')
  const buffer = await plainPicture().png().toBuffer()
  await (await opening).setFiles({ name: 'scan.png', mimeType: 'image/png', buffer })
  await nora.getByRole('button', { name: 'Upload photo' }).click()
  await expect(nora.getByRole('list', { name: 'Photos' }).getByRole('listitem')).toHaveCount(1)
  await openShortcut()
})
