/** In Arabic, lines run from right to left: the next thing is at the left, and a swipe to the right brings it. */

import { addPhotos, prepareAll } from '../test-app/prepare-data.ts'
import { inLanguage } from '../test-app/prepare-state.ts'
import { blockBabyDrawing, expect } from '../test-app/test-app.ts'
import { openTouch } from '../test-app/touch.ts'
import { testIn } from './test-in.ts'

const test = testIn('ar')
test.describe.configure({ mode: 'default' })

const prepare = prepareAll(inLanguage('ar', 'mother'), addPhotos('One', 'Two', 'Three'))
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('in the photo viewer, the left arrow key and a swipe to the right show the next photo', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare })
  const nora = await testApp.person('mother', phone)
  await nora.goto('/album')
  await nora.getByRole('button', { name: /^الصورة 1 من 3/ }).tap()
  const viewer = nora.getByRole('dialog')
  const { swipe } = await openTouch(nora)
  const showsPhoto = (number: number) => expect(viewer).toHaveAccessibleName(new RegExp(`^الصورة ${number} من 3`))

  await showsPhoto(1)
  await nora.keyboard.press('ArrowLeft')
  await showsPhoto(2)
  await nora.keyboard.press('ArrowRight')
  await showsPhoto(1)
  await swipe([60, 400], [320, 400])
  await showsPhoto(2)
  await swipe([320, 400], [60, 400])
  await showsPhoto(1)
})

test('in the guide, the left arrow key moves to the next week and the next list, and a swipe to the right to the next week', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare })
  const nora = await testApp.person('mother', phone)
  await blockBabyDrawing(nora)
  await nora.goto('/guide?week=20')
  const showsWeek = (week: number) =>
    expect(nora.getByRole('heading', { level: 2, name: /^الأسبوع/ })).toHaveText(`الأسبوع ${week}`)
  const showsList = (name: string) => expect(nora.getByRole('tab', { selected: true })).toHaveText(name)

  await showsWeek(20)
  await nora.getByRole('slider', { name: 'الأسبوع' }).press('ArrowLeft')
  await showsWeek(21)
  await nora.keyboard.press('ArrowRight')
  await showsWeek(20)

  const box = await nora.getByRole('heading', { name: 'متى يجب الاتصال حاليًا' }).boundingBox()
  const y = (box?.y ?? 0) + 10
  const { swipe } = await openTouch(nora)
  await swipe([80, y], [320, y])
  await showsWeek(21)
  await swipe([320, y], [80, y])
  await showsWeek(20)

  await nora.getByRole('region', { name: 'مهام الأسبوع 20' }).locator('summary').press('Enter')
  await showsList('طبي')
  await nora.getByRole('tab', { selected: true }).press('ArrowLeft')
  await showsList('التغذية')
  await nora.keyboard.press('ArrowRight')
  await showsList('طبي')
})
