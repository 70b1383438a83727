import type { Page } from '@playwright/test'
import { next, openGuide, weekHeading } from '../on-page/find-in-guide.ts'
import { expect, test } from '../test-app/test-app.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' }, isBabyDrawn: true })

const picture = (page: Page, week = 30) => page.getByRole('img', { name: `Drawing of Pip in week ${week}` })
const zoom = (page: Page) => page.getByRole('slider', { name: 'Zoom' })
const measure = (page: Page, name: string) =>
  page.getByRole('definition').filter({ has: page.locator(`xpath=../dt[contains(., "${name}")]`) })

// The page computes every pixel of a drawing. On a busy machine that takes longer than the usual timeout.
test.describe.configure({ timeout: 120_000 })

/** Waits until the drawing is finished, and takes a screenshot of it. */
async function screenshotDrawing(page: Page, week = 30): Promise<Buffer> {
  await picture(page, week).scrollIntoViewIfNeeded()
  await expect(picture(page, week)).toHaveAttribute('aria-busy', 'false', { timeout: 90_000 })
  return picture(page, week).screenshot()
}

test('the guide draws the baby of each week, and describes the drawing in words @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother', { reducedMotion: 'reduce' })
  await openGuide(nora)
  await expect(picture(nora)).toHaveAccessibleDescription(/turning head down.*the cord runs from the belly/)
  await expect(nora.getByRole('heading', { name: 'What you see' })).toBeVisible()
  const inWeek30 = await screenshotDrawing(nora)
  await next(nora).click()
  await expect(weekHeading(nora)).toHaveText('Week 31')
  expect((await screenshotDrawing(nora, 31)).equals(inWeek30)).toBe(false)
})

test('the drawing is 400 by 400 px, and smaller on a narrow phone', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother', { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  await openGuide(nora)
  await expect(picture(nora)).toHaveAttribute('width', '400')
  await expect(picture(nora)).toHaveAttribute('height', '400')
  expect(await picture(nora).boundingBox()).toMatchObject({ width: 400, height: 400 })
  await nora.setViewportSize({ width: 320, height: 800 })
  await expect
    .poll(async () => {
      const box = await picture(nora).boundingBox()
      return box !== null && box.width < 320 && box.height === box.width
    })
    .toBe(true)
})

test('the slider, buttons, keys and mouse wheel zoom the drawing from 0.5 to 3 @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const sam = await testApp.person('partner', { reducedMotion: 'reduce' })
  await openGuide(sam)
  await expect(zoom(sam)).toHaveValue('1')
  await expect(zoom(sam)).toHaveAttribute('min', '0.5')
  await expect(zoom(sam)).toHaveAttribute('max', '3')
  await expect(zoom(sam)).toHaveAttribute('step', '0.1')
  const whole = await screenshotDrawing(sam)
  await sam.getByRole('button', { name: 'Zoom in' }).click()
  await expect(zoom(sam)).toHaveValue('1.1')
  await sam.getByRole('button', { name: 'Zoom out' }).click()
  await expect(zoom(sam)).toHaveValue('1')
  await zoom(sam).fill('3')
  await expect(sam.getByRole('button', { name: 'Zoom in' })).toBeDisabled()
  expect((await screenshotDrawing(sam)).equals(whole)).toBe(false)
  await picture(sam).press('0')
  await expect(zoom(sam)).toHaveValue('1')
  await picture(sam).press('-')
  await expect(zoom(sam)).toHaveValue('0.9')
  await picture(sam).hover()
  await sam.mouse.wheel(0, -100)
  await expect(zoom(sam)).toHaveValue('1')
})

test('the guide shows typical measurements, and names their standard', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ben = await testApp.person('friend')
  await openGuide(ben, '/guide?week=28', 28)
  await expect(measure(ben, 'Head circumference')).toHaveText('26.0 cm')
  await expect(measure(ben, 'Biparietal diameter')).toHaveText('7.3 cm')
  await expect(measure(ben, 'Femur length')).toHaveText('5.1 cm')
  await expect(measure(ben, 'Abdominal circumference')).toHaveText('23.3 cm')
  await expect(ben.getByText('Medians of the INTERGROWTH-21st fetal growth standards')).toBeVisible()
})
