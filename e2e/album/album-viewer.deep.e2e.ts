import { expect, test } from '../test-app/test-app.ts'
import { openTouch } from '../test-app/touch.ts'
import { openEmptyAlbum, threePhotos, uploadPhotos, viewer } from './album-on-page.ts'

test('the photo viewer works by keyboard, and closing it moves the focus to the photo shown last', async ({
  openTestApp,
}) => {
  const { nora } = await openEmptyAlbum(openTestApp)
  await uploadPhotos(nora, ...threePhotos)

  await nora.getByRole('button', { name: 'Photo 2 of 3: The nursery, week 30' }).press('Enter')
  await expect(viewer(nora)).toHaveAccessibleName('Photo 2 of 3: The nursery, week 30')
  await expect(viewer(nora)).toContainText(/Week 30.*Nora/)
  await nora.keyboard.press('ArrowLeft')
  await expect(viewer(nora)).toHaveAccessibleName('Photo 1 of 3: On the beach')
  await nora.keyboard.press('ArrowLeft')
  await nora.keyboard.press('ArrowRight')
  await nora.keyboard.press('ArrowRight')
  await expect(viewer(nora)).toHaveAccessibleName('Photo 3 of 3: First scan, week 12')

  // While the photo is zoomed in, the arrow keys pan.
  await nora.keyboard.press('+')
  await nora.keyboard.press('ArrowLeft')
  await expect(viewer(nora)).toHaveAccessibleName('Photo 3 of 3: First scan, week 12')
  await nora.keyboard.press('-')
  await nora.keyboard.press('ArrowLeft')
  await expect(viewer(nora)).toHaveAccessibleName('Photo 2 of 3: The nursery, week 30')
  await nora.keyboard.press('Escape')
  await expect(viewer(nora)).toBeHidden()
  await expect(nora.getByRole('button', { name: 'Photo 2 of 3: The nursery, week 30' })).toBeFocused()
})

test('the photo viewer is dark in the light theme and in the dark one', async ({ openTestApp }) => {
  const { nora } = await openEmptyAlbum(openTestApp)
  await uploadPhotos(nora, ...threePhotos)
  await nora.getByRole('button', { name: /^Photo 1 of 3/ }).click()
  await expect(viewer(nora)).toBeVisible()
  for (const colorScheme of ['dark', 'light'] as const) {
    await nora.emulateMedia({ colorScheme })
    await expect(viewer(nora)).toHaveCSS('background-color', 'rgb(26, 21, 17)')
    await expect(viewer(nora)).toHaveCSS('color', 'rgb(235, 229, 220)')
  }
})

test('in the photo viewer a swipe shows the next photo, a pinch zooms in, and a double tap zooms out', async ({
  openTestApp,
}) => {
  const { nora } = await openEmptyAlbum(openTestApp, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await uploadPhotos(nora, ...threePhotos)
  const { touch, swipe: swipeTo } = await openTouch(nora)
  const swipe = (from: number, to: number) => swipeTo([from, 400], [to, 400])
  const tap = async () => {
    await touch('touchStart', [200, 400])
    await touch('touchEnd')
  }

  await nora.getByRole('button', { name: /^Photo 1 of 3/ }).tap()
  await expect(viewer(nora)).toBeVisible()
  await swipe(320, 60)
  await expect(viewer(nora)).toHaveAccessibleName(/^Photo 2 of 3/)
  await swipe(60, 320)
  await expect(viewer(nora)).toHaveAccessibleName(/^Photo 1 of 3/)

  await touch('touchStart', [150, 400], [240, 400])
  await touch('touchMove', [100, 400], [290, 400])
  await touch('touchMove', [60, 400], [330, 400])
  await touch('touchEnd')
  const zoomOut = viewer(nora).getByRole('button', { name: 'Zoom out' })
  await expect(zoomOut).toBeEnabled()
  await swipe(320, 60)
  await expect(viewer(nora)).toHaveAccessibleName(/^Photo 1 of 3/)
  await tap()
  await tap()
  await expect(zoomOut).toBeDisabled()
})

test('a photo can be downloaded', async ({ openTestApp }) => {
  const { nora } = await openEmptyAlbum(openTestApp)
  await uploadPhotos(nora, { caption: 'First scan', week: 12 })
  await nora.getByRole('button', { name: /^Photo 1 of 1/ }).click()
  const saving = nora.waitForEvent('download')
  await viewer(nora).getByRole('link', { name: 'Download' }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.(webp|avif|jpe?g)$/)
})
