import { callBox, missingWeek, next, openGuide, previous, slider, weekHeading } from '../on-page/find-in-guide.ts'
import { pathOf } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'
import { openTouch } from '../test-app/touch.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const phone = { width: 390, height: 844 }

test('Previous is disabled at week 4 and Next at week 42, and both say why', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora, '/guide?week=40', 40)
  for (const week of [41, 42]) {
    await next(nora).click()
    await expect(weekHeading(nora)).toHaveText(`Week ${week}`)
  }
  await expect(next(nora)).toBeDisabled()
  await expect(next(nora)).toHaveAccessibleDescription('last in the guide')
  await expect(previous(nora)).toBeEnabled()

  await openGuide(nora, '/guide?week=5', 5)
  await previous(nora).click()
  await expect(weekHeading(nora)).toHaveText('Week 4')
  await expect(previous(nora)).toBeDisabled()
  await expect(previous(nora)).toHaveAccessibleDescription('first in the guide')
})

test('the guide has every week from 4 to 42, each with its own title @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora, '/guide?week=4', 4)
  const titles = new Set<string | null>()
  for (let week = 4; week <= 42; week += 1) {
    await expect(weekHeading(nora)).toHaveText(`Week ${week}`)
    titles.add(
      await nora
        .getByRole('status')
        .filter({ hasText: `Week ${week}:` })
        .textContent(),
    )
    if (week < 42) await next(nora).click()
  }
  expect(titles.size).toBe(39)
})

test('an address opens the week that it names, or the current week if it names no valid one @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora, '/guide?week=20', 20)
  for (const week of ['', '3', '43', '08', '-9', '20.5', 'thirty', '%00']) await openGuide(nora, `/guide?week=${week}`)
})

test('a step to the next week adds no history entry, and Back undoes a jump @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/account')
  await expect(nora.getByRole('heading', { level: 1 })).toBeVisible()
  await nora.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Journey' }).click()
  await expect(weekHeading(nora)).toHaveText('Week 30')
  for (let steps = 0; steps < 3; steps += 1) await next(nora).click()
  await expect.poll(() => pathOf(nora)).toBe('/guide?week=33')
  await nora.getByRole('button', { name: 'Back to week 30' }).click()
  await expect(weekHeading(nora)).toHaveText('Week 30')
  await expect(weekHeading(nora)).toBeFocused()
  await expect(nora.getByRole('button', { name: 'Back to week 30' })).toBeHidden()
  await nora.goBack()
  await expect(weekHeading(nora)).toHaveText('Week 33')
  await nora.goBack()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Your account')
})

test('the slider goes from week 4 to 42, and names the week and the trimester', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora)
  await expect(slider(nora)).toHaveAttribute('aria-valuetext', 'Week 30, third trimester')
  const keys = [
    ['ArrowLeft', 29],
    ['ArrowDown', 28],
    ['ArrowRight', 29],
    ['Home', 4],
    ['End', 42],
  ] as const
  for (const [key, week] of keys) {
    await slider(nora).press(key)
    await expect(weekHeading(nora)).toHaveText(`Week ${week}`)
    await expect.poll(() => pathOf(nora)).toBe(`/guide?week=${week}`)
  }
  await slider(nora).press('Home')
  await expect(slider(nora)).toHaveAttribute('aria-valuetext', 'Week 4, first trimester')
})

test('the slider can be dragged, and Back returns to the week where the drag began @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora)
  const box = await slider(nora).boundingBox()
  if (!box) throw new Error('There is no slider to drag.')
  const at = (week: number) => box.x + 14 + ((box.width - 28) * (week - 4)) / 38
  await nora.mouse.move(at(30), box.y + box.height / 2)
  await nora.mouse.down()
  for (const week of [26, 20, 14]) await nora.mouse.move(at(week), box.y + box.height / 2)
  await nora.mouse.up()
  await expect(weekHeading(nora)).toHaveText('Week 14')
  await nora.goBack()
  await expect(weekHeading(nora)).toHaveText('Week 30')
})

test('a swipe changes the week, unless it is short, begins on a button or scrolls the page @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother', { viewport: phone, hasTouch: true, isMobile: true })
  await openGuide(nora)
  const { swipe } = await openTouch(nora)
  const box = await callBox(nora).getByRole('heading', { name: 'What to call about now' }).boundingBox()
  const y = (box?.y ?? 0) + 10

  await swipe([320, y], [80, y])
  await expect(weekHeading(nora)).toHaveText('Week 31')
  await swipe([80, y], [320, y])
  await expect(weekHeading(nora)).toHaveText('Week 30')
  await swipe([200, y], [160, y])
  const button = await next(nora).boundingBox()
  if (!button) throw new Error('There is no button to begin at.')
  await swipe([button.x + 20, button.y + 20], [button.x - 200, button.y + 20])
  // This swipe comes last, because the page continues to scroll after it.
  await swipe([200, y], [120, y - 90])
  await expect(weekHeading(nora)).toHaveText('Week 30')
  expect(pathOf(nora)).toBe('/guide?week=30')
})

test('until the next week has loaded, the page keeps showing the week before it @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  const arrival = Promise.withResolvers<void>()
  await nora.route('**/api/guide/weeks/31/guide?*', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await openGuide(nora)
  await next(nora).click()
  await expect(slider(nora)).toHaveAttribute('aria-valuetext', /^Week 31/)
  await expect(weekHeading(nora)).toHaveText('Week 30')
  await expect(nora.getByRole('heading', { name: 'To do in week 30' })).toBeVisible()
  arrival.resolve()
  await expect(weekHeading(nora)).toHaveText('Week 31')
  await expect(nora.getByRole('heading', { name: 'To do in week 31' })).toBeVisible()
})

test.describe(() => {
  test.use({ isBabyDrawn: true })

  test('the previous and the next week are prefetched, and weeks that were opened before can be read without a network @deep', async ({
    openTestApp,
  }) => {
    const testApp = await openTestApp()
    testApp.expectProblem(/ERR_INTERNET_DISCONNECTED/)
    const nora = await testApp.person('mother')
    const neighboursLoaded = Promise.all(
      [29, 31].map((week) => nora.waitForResponse((answer) => answer.url().includes(`/weeks/${week}/guide`))),
    )
    await openGuide(nora)
    await neighboursLoaded
    // Wait for all parts of the week, which load after the text.
    await nora.waitForLoadState('networkidle')
    await nora.context().setOffline(true)
    await next(nora).click()
    await expect(weekHeading(nora)).toHaveText('Week 31')
    await expect(callBox(nora).getByText('Your baby moves less than usual')).toBeVisible()
    await next(nora).click()
    await expect(missingWeek(nora, 32)).toBeVisible()
    await previous(nora).click()
    await previous(nora).click()
    await expect(nora.getByRole('heading', { level: 3, name: 'Making room' })).toBeVisible()
  })
})

test('a week that was read stays cached while the page is open @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.clock.install()
  await openGuide(nora)
  await slider(nora).press('Home')
  await expect(weekHeading(nora)).toHaveText('Week 4')
  await nora.clock.fastForward(600_000)
  let requestCount = 0
  await nora.route('**/api/guide/weeks/30*', async (route) => {
    requestCount += 1
    await route.continue()
  })
  await nora.getByRole('button', { name: 'Back to week 30' }).click()
  await expect(weekHeading(nora)).toHaveText('Week 30')
  expect(requestCount).toBe(0)
})
