import type { Locator, Page } from '@playwright/test'
import { callBox, missingWeek, next, openGuide, previous, slider, weekHeading } from '../on-page/find-in-guide.ts'
import { shifts, watchShifts } from '../on-page/layout-shifts.ts'
import { expect, test } from '../test-app/test-app.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

const partOf = (page: Page, title: RegExp) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { level: 3, name: title }) })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

test('the guide opens at the current week, with the exact age and the figures of that week', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora)
  await expect(nora.getByText('29 weeks and 3 days · third trimester')).toBeVisible()
  await expect(nora.getByText('Large cabbage', { exact: true })).toBeVisible()
  await expect(nora.getByText('39.9 cm, crown to heel. Compared by weight.')).toBeVisible()
  await expect(nora.getByText('Typical at 30 weeks, the end of this week.')).toBeVisible()
  await expect(nora.getByText('110-160', { exact: true })).toBeVisible()
  await expect(nora.getByText('1.56 kg')).toBeVisible()
  await expect(nora.getByRole('heading', { level: 3, name: 'Making room' })).toBeVisible()
})

test('the tabs are Medical, Nutrition, Vitals and one for each parent, and arrow keys move through them', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora)
  await expect(nora.getByRole('tab')).toHaveText(['Medical', 'Nutrition', 'Vitals', 'Nora', 'Sam'])
  await tab(nora, 'Medical').focus()
  const ways = [
    ['ArrowRight', 'Nutrition'],
    ['ArrowRight', 'Vitals'],
    ['End', 'Sam'],
    ['ArrowRight', 'Medical'],
    ['ArrowLeft', 'Sam'],
    ['Home', 'Medical'],
  ] as const
  for (const [key, name] of ways) {
    await nora.keyboard.press(key)
    await expect(tab(nora, name)).toBeFocused()
    await expect(tab(nora, name)).toHaveAttribute('aria-selected', 'true')
    await expect(nora.getByRole('tabpanel', { name })).toBeVisible()
  }
  await tab(nora, 'Vitals').click()
  await expect(nora.getByRole('tabpanel')).toContainText('nothing here says what a reading means')
  await next(nora).click()
  await expect(weekHeading(nora)).toHaveText('Week 31')
  await expect(tab(nora, 'Vitals')).toHaveAttribute('aria-selected', 'true')
})

test('on a phone only the first part of the week is open; on a wide screen all parts are @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother', { viewport: phone })
  await openGuide(nora)
  await expect(partOf(nora, /^Your baby$/)).toHaveAttribute('open', '')
  for (const title of [/^You$/, /^Care this week$/, /^Tips$/])
    await expect(partOf(nora, title)).not.toHaveAttribute('open')
  await nora.getByRole('heading', { name: 'Care this week' }).click()
  await expect(nora.getByRole('heading', { name: 'Appointments' })).toBeVisible()
  await next(nora).click()
  await expect(weekHeading(nora)).toHaveText('Week 31')
  await expect(nora.getByRole('heading', { name: 'Appointments' })).toBeVisible()

  await nora.setViewportSize(desk)
  for (const name of ['Inside', 'Body', 'Tests', 'Comfort'])
    await expect(nora.getByRole('heading', { name, exact: true })).toBeVisible()
})

test('other readers see the name of the person who carries the baby instead of "You" @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother', { viewport: desk })
  await openGuide(nora)
  await expect(nora.getByRole('heading', { name: 'You', exact: true })).toBeVisible()
  for (const name of ['partner', 'grandmother'] as const) {
    const reader = await testApp.person(name, { viewport: desk })
    await openGuide(reader)
    await expect(reader.getByRole('heading', { name: 'Nora', exact: true })).toBeVisible()
    await expect(reader.getByText('“You” in this guide means Nora.')).toBeVisible()
  }
})

test('a week that fails to load shows an error and who to call, and loads after a retry @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503/)
  const nora = await testApp.person('mother')
  const broken = { status: 503, json: { message: 'Something went wrong.', code: 'internal' } }
  await nora.route('**/api/guide/weeks/33/guide?*', (route) => route.fulfill(broken))
  await openGuide(nora, '/guide?week=32', 32)
  await next(nora).click()
  await expect(missingWeek(nora, 33)).toBeVisible()
  await expect(weekHeading(nora)).toHaveText('Week 33')
  await expect(callBox(nora).getByRole('link', { name: 'Call 999' })).toBeVisible()
  await nora.unroute('**/api/guide/weeks/33/guide?*')
  await nora.getByRole('button', { name: 'Try again' }).click()
  await expect(missingWeek(nora, 33)).toBeHidden()
  await expect(nora.getByRole('status').filter({ hasText: 'Week 33:' })).toHaveCount(1)
})

test('one tap shows the guide’s sources and limits', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora)
  await expect(nora.getByText('No clinician has reviewed this guide.')).toBeVisible()
  await nora.getByText('Sources, and what this guide is not').click()
  for (const words of ['not medical advice', 'does not replace', 'cannot tell you how your baby is', 'averages'])
    await expect(nora.getByRole('main')).toContainText(words)
  await expect(nora.getByRole('heading', { name: 'Sources of week 30' })).toBeVisible()
})

test('without a due date the guide begins with week 8, as an example @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ world: 'first-day' })
  const nora = await testApp.person('mother')
  // Opening home creates the journey.
  await nora.goto('/')
  await nora.getByRole('heading', { level: 1 }).waitFor()
  await openGuide(nora, '/guide', 8)
  await expect(nora.getByRole('note').filter({ hasText: 'Example' })).toContainText('set your due date')
  await expect(nora.getByText('Raspberry', { exact: true })).toBeVisible()
  await expect(nora.getByRole('tab').nth(3)).toHaveText('Pregnant parent')
  await expect(nora.getByRole('tab').nth(4)).toHaveText('Companion')
})

test('while no partner is named, the companion’s list says that it is for whoever stands by the mother @deep', async ({
  openTestApp,
}) => {
  const alone = 'If you are doing this without a partner, this list is for whoever stands by you.'
  const openList = async (page: Page) => {
    await page.getByRole('tab').nth(4).click()
    await expect(page.getByRole('tabpanel').getByRole('checkbox').first()).toBeVisible()
  }
  const firstDay = await openTestApp({ world: 'first-day' })
  const nora = await firstDay.person('mother')
  await nora.goto('/')
  await nora.getByRole('heading', { level: 1 }).waitFor()
  await openGuide(nora, '/guide', 8)
  await openList(nora)
  await expect(nora.getByText(alone)).toBeVisible()

  const testApp = await openTestApp()
  const mother = await testApp.person('mother')
  await openGuide(mother)
  await openList(mother)
  await expect(mother.getByText(alone)).toHaveCount(0)
})

test.describe(() => {
  test.use({ isBabyDrawn: true })

  test('the guide works by keyboard alone, in reading order @deep', async ({ openTestApp }) => {
    const testApp = await openTestApp()
    const nora = await testApp.person('mother')
    await openGuide(nora)
    await previous(nora).focus()
    await nora.keyboard.press('Enter')
    await expect(weekHeading(nora)).toHaveText('Week 29')
    for (const stop of [next(nora), slider(nora)]) {
      await nora.keyboard.press('Tab')
      await expect(stop).toBeFocused()
    }
    await nora.keyboard.press('ArrowRight')
    await expect(weekHeading(nora)).toHaveText('Week 30')
    const about = nora.getByText('Sources, and what this guide is not')
    const calls = ['Call 999', 'Call Quayside Birth Centre'].map((name) => callBox(nora).getByRole('link', { name }))
    const all = callBox(nora).getByRole('button', { name: /^Show all/ })
    for (const stop of [...calls, all, tab(nora, 'Medical'), about]) await tabTo(nora, stop)
    await nora.keyboard.press('Enter')
    await expect(nora.getByRole('heading', { name: 'Sources of week 30' })).toBeVisible()
  })

  for (const viewport of [phone, desk])
    test(`nothing moves while the guide loads at ${viewport.width} px @deep`, async ({ openTestApp }) => {
      const testApp = await openTestApp()
      const nora = await testApp.person('mother', { viewport })
      await watchShifts(nora)
      await openGuide(nora)
      await expect(nora.getByRole('region', { name: 'Keep your notes' })).toBeVisible()
      expect(await shifts(nora)).toEqual([])
    })
})

async function tabTo(page: Page, stop: Locator) {
  const isThere = () => stop.evaluate((element) => element === element.ownerDocument.activeElement)
  for (let tabs = 0; tabs < 60 && !(await isThere()); tabs += 1) await page.keyboard.press('Tab')
  await expect(stop).toBeFocused()
}
