import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { disableLiveUpdates, goHome, openOtherPage, pathOf, toastOn } from '../on-page/find-on-page.ts'
import { animations, watchAnimation } from '../on-page/loading-animations.ts'
import { expect, type TestApp, test } from '../test-app/test-app.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Opens a page with a toast and a stopped clock. */
async function raiseToast(testApp: TestApp, options: Parameters<TestApp['visitor']>[0] = {}) {
  const visitor = await testApp.visitor(options)
  await visitor.clock.install()
  await visitor.goto('/sign-in')
  // The first toast loads the toast code, so the second appears at once.
  await visitor.getByRole('button', { name: 'Sign In' }).click()
  await toastOn(visitor).getByRole('button', { name: 'Dismiss' }).click()
  await expect(toastOn(visitor)).toHaveCount(0)
  await visitor.mouse.move(0, 0)
  await visitor.clock.pauseAt(Date.now() + 60_000)
  await visitor.getByLabel('Username').press('Enter')
  await expect(toastOn(visitor)).toBeVisible()
  return visitor
}

test('a toast closes 5000 ms after it appeared, not earlier', async ({ openTestApp }) => {
  const visitor = await raiseToast(await openTestApp(), { reducedMotion: 'reduce' })
  await visitor.clock.runFor(4999)
  await expect(toastOn(visitor)).toHaveAttribute('data-state', 'open')
  await visitor.clock.runFor(1)
  await expect(toastOn(visitor)).toHaveCount(0)
})

test('a swipe to the right dismisses a toast past 50 px, but not at 50 px', async ({ openTestApp }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
  const visitor = await raiseToast(await openTestApp(), { ...phone, reducedMotion: 'reduce' })
  const cdp = await visitor.context().newCDPSession(visitor)
  const swipe = async (...distances: readonly number[]) => {
    const { x, y, height } = (await toastOn(visitor).boundingBox()) ?? { x: 0, y: 0, height: 0 }
    const touch = (type: 'touchStart' | 'touchMove', distance: number) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + 40 + distance, y: y + height / 2 }] })
    await touch('touchStart', 0)
    for (const distance of distances) await touch('touchMove', distance)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(30, 50)
  await expect(toastOn(visitor)).toHaveAttribute('data-swipe', 'cancel')
  await swipe(-30, -120)
  await expect(toastOn(visitor)).toHaveAttribute('data-state', 'open')
  await swipe(30, 51)
  await expect(toastOn(visitor)).toHaveCount(0)
})

test('the toast area is 420 px wide on screens from 768 px, and as wide as the screen on smaller ones', async ({
  openTestApp,
}) => {
  // A mobile page has no scrollbar, which would take some of the width.
  const visitor = await raiseToast(await openTestApp(), { isMobile: true })
  const region = toastOn(visitor).locator('xpath=..')
  for (const [screen, wide] of [
    [390, 390],
    [767, 767],
    [768, 420],
    [1280, 420],
  ] as const) {
    await visitor.setViewportSize({ width: screen, height: 800 })
    expect((await region.boundingBox())?.width).toBe(wide)
    expect((await toastOn(visitor).boundingBox())?.width).toBeLessThan(wide)
  }
})

test('a tooltip opens after 700 ms, or at once if another one closed less than 300 ms ago', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await disableLiveUpdates(nora)
  await nora.clock.install()
  await nora.goto('/share')
  const buttons = nora.getByRole('button', { name: /^Remove / })
  await expect(buttons).toHaveCount(1)
  await nora.getByRole('button', { name: 'Create invite code' }).click()
  await expect(buttons).toHaveCount(2)
  await toastOn(nora).getByRole('button', { name: 'Dismiss' }).click()
  await nora.clock.pauseAt(Date.now() + 60_000)
  const words = nora.getByRole('tooltip').filter({ visible: true })
  const isHovered = (button: Locator) => button.evaluate((element) => element.matches(':hover'))
  // The browser may handle a mouse movement only in its next frame.
  const hover = async (button: Locator) => {
    await button.hover()
    await expect.poll(() => isHovered(button)).toBe(true)
  }
  const leave = async () => {
    await nora.mouse.move(2, 2)
    for (const button of await buttons.all()) await expect.poll(() => isHovered(button)).toBe(false)
  }

  await hover(buttons.first())
  await nora.clock.runFor(699)
  await expect(words).toHaveCount(0)
  await nora.clock.runFor(1)
  await expect(words).toHaveText('Its link stops working')

  await leave()
  await expect(words).toHaveCount(0)
  await nora.clock.runFor(299)
  await hover(buttons.nth(1))
  await nora.clock.runFor(1)
  await expect(words).toHaveCount(1)

  await leave()
  await expect(words).toHaveCount(0)
  await nora.clock.runFor(300)
  await hover(buttons.first())
  await nora.clock.runFor(699)
  await expect(words).toHaveCount(0)
  await nora.clock.runFor(1)
  await expect(words).toHaveCount(1)
})

test('keyboard focus opens a tooltip at once, and Esc closes it', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/share')
  const button = nora.getByRole('button', { name: /^Remove / }).first()
  await button.waitFor()
  const words = nora.getByRole('tooltip').filter({ visible: true })
  // Move the focus by Tab, so that :focus-visible applies.
  await button.focus()
  await nora.keyboard.press('Shift+Tab')
  await nora.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await expect(words).toHaveText('Its link stops working')
  await expect(button).toHaveAccessibleDescription('Its link stops working')
  await nora.keyboard.press('Escape')
  await expect(words).toHaveCount(0)
})

/** Records each page transition's animation and duration. */
const recordTransitions = `globalThis.movements = []
const begin = document.startViewTransition
document.startViewTransition = function (...how) {
  const transition = begin.apply(this, how)
  transition.ready.then(() => {
    for (const { animationName, effect } of document.getAnimations())
      // Skips the root: React makes the root’s snapshot invisible, so nobody sees its animation.
      if (/^::view-transition-(new|old)\\((?!root)/.test(effect.pseudoElement ?? ''))
        movements.push(animationName + ' ' + effect.getComputedTiming().activeDuration)
  }, () => undefined)
  return transition
}`

const transitions = [
  ['grow', '/', 'page-grow 300'],
  ['journey', '/guide', 'page-rise 300'],
  ['slide', '/appointments', 'page-slide 300'],
  ['fade', '/nowhere', null],
] as const

for (const [transition, path, movement] of transitions)
  test(`${path} appears with the transition "${transition}", in 300 ms`, async ({ openTestApp }) => {
    const testApp = await openTestApp()
    const nora = await testApp.person('mother')
    await nora.addInitScript({ content: recordTransitions })
    const movements = () => nora.evaluate<string[]>('[...new Set(movements)].sort()')
    await nora.goto('/contacts', { waitUntil: 'networkidle' })
    await nora.getByRole('heading', { level: 1, name: 'Contacts' }).waitFor()
    expect(await movements()).toEqual([])
    await nora.evaluate(`history.pushState(null, '', '${path}')`)
    await expect(nora.getByRole('heading', { level: 1, name: 'Contacts' })).toHaveCount(0)
    const expected = ['page-fade-in 300', 'page-fade-out 300', ...(movement ? [movement] : [])]
    await expect.poll(movements).toEqual(expected)
  })

test('with reduced motion, a page appears without a transition', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother', { reducedMotion: 'reduce' })
  await nora.addInitScript({ content: recordTransitions })
  await openOtherPage(nora)
  await goHome(nora)
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  expect(await nora.evaluate('movements')).toEqual([])
})

// loading-animations.deep.e2e.ts tests the other four.
for (const [variant, animation] of [...animations.entries()].slice(0, 1))
  test(`loading animation ${variant + 1} of 5, "${animation[0]}", changes its text every 800 ms and fills its bar in 3000 ms`, async ({
    openTestApp,
  }) => {
    await watchAnimation(await openTestApp(), variant, animation)
  })

test('the menu shows the person’s picture, or else their initial, and "U" for a person without a name', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  const face = () =>
    ruth.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Your account' }).locator('> span')
  const openMenu = async () => {
    await ruth.goto('/account')
    await ruth.getByRole('button', { name: 'Menu' }).click()
  }
  await openMenu()
  await expect(face()).toHaveText('R')

  await ruth.keyboard.press('Escape')
  const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'seagreen' } })
    .png()
    .toBuffer()
  await ruth.getByLabel('Picture', { exact: true }).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await ruth.getByRole('button', { name: 'Save picture' }).click()
  await expect(toastOn(ruth)).toBeVisible()
  await openMenu()
  await expect(face().locator('img')).toHaveAttribute('src', /^\/api\/portraits\//)
  await expect(face()).toHaveText('')

  await testApp.restart(({ db }) =>
    db.updateTable('users').set({ first_name: '' }).where('first_name', '=', 'Ben').execute(),
  )
  const ben = await testApp.person('friend')
  await ben.goto('/')
  await ben.getByRole('button', { name: 'Menu' }).click()
  await expect(ben.getByRole('link', { name: 'Your account' }).locator('> span')).toHaveText('U')
})

test('the menu closes when the browser goes forward', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/guide')
  await goHome(nora)
  await nora.goBack()
  await expect.poll(() => pathOf(nora)).toBe('/guide')
  await nora.getByRole('button', { name: 'Menu' }).click()
  const menu = nora.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await nora.goForward()
  await expect(menu).toBeHidden()
  expect(pathOf(nora)).toBe('/')
})
