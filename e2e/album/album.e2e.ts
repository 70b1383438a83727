import type { Page } from '@playwright/test'
import {
  advanceUntilVisible,
  deleteSessionCookie,
  disableLiveUpdates,
  pathOf,
  stopTime,
  toastOn,
  uploadDialogOn,
  watchForLogin,
} from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'
import { choose, openAlbum, openEmptyAlbum, picture, threePhotos, uploadPhotos, viewer } from './album-on-page.ts'

const rowOf = (page: Page, name: string) => uploadDialogOn(page).getByRole('listitem', { name })

const thumbnails = (page: Page) => page.getByRole('list', { name: /^Photos / }).getByRole('listitem')

test('an empty album says that it has no photos, and then shows the first one with its caption and week', async ({
  openTestApp,
}) => {
  const { nora } = await openEmptyAlbum(openTestApp)
  await expect(nora.getByRole('heading', { name: 'No photos yet' })).toBeVisible()

  await choose(nora, await picture('scan.jpg'))
  await uploadDialogOn(nora).getByLabel('Caption').fill('  First scan ')
  await uploadDialogOn(nora).getByLabel('Week').fill('12')
  await uploadDialogOn(nora).getByRole('button', { name: 'Upload photo' }).click()
  await expect(toastOn(nora)).toHaveText('Photo uploaded')
  await expect(uploadDialogOn(nora)).toBeHidden()
  await expect(nora.getByRole('button', { name: 'Photo 1 of 1: First scan, week 12' })).toBeVisible()
  await nora.reload()
  await expect(nora.getByRole('button', { name: 'Photo 1 of 1: First scan, week 12' })).toBeVisible()
})

test('the button to add photos appears only after the album has loaded, so it does not move under a finger @deep', async ({
  openTestApp,
}) => {
  const { nora } = await openEmptyAlbum(openTestApp)
  const loaded = Promise.withResolvers<void>()
  await nora.route(/\/api\/photo(s|-weeks)(\?|$)/, async (route) => {
    await loaded.promise
    await route.continue()
  })
  await nora.reload()
  await expect(nora.getByRole('heading', { name: 'Photo Album' })).toBeVisible()
  const add = nora.getByRole('button', { name: 'Add photos' })
  await expect(add).toHaveCount(0)
  loaded.resolve()
  await expect(add).toHaveCount(1)
  await expect(add).toBeVisible()
})

test('on a phone photos are in 2 columns, newest first, each with its caption and week @deep', async ({
  openTestApp,
}) => {
  const { nora } = await openEmptyAlbum(openTestApp, { viewport: { width: 390, height: 844 } })
  await uploadPhotos(nora, ...threePhotos)
  await expect(thumbnails(nora)).toHaveText([/On the beach/, /The nursery.*Week 30/, /First scan.*Week 12/])
  const places = []
  for (const photo of await thumbnails(nora).all()) places.push(await photo.boundingBox())
  const [first, second, third] = places
  expect(second?.y).toBe(first?.y)
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0))
  expect(third?.x).toBe(first?.x)
  expect(third?.y).toBeGreaterThan(first?.y ?? 0)
})

test('choosing a file opens the upload dialog, and Cancel clears the file and its caption @deep', async ({
  openTestApp,
}) => {
  const { nora } = await openEmptyAlbum(openTestApp)
  await expect(uploadDialogOn(nora)).toBeHidden()
  await choose(nora, await picture('scan.jpg'))
  await uploadDialogOn(nora).getByLabel('Caption').fill('Not this one')
  await uploadDialogOn(nora).getByRole('button', { name: 'Cancel' }).click()
  await expect(uploadDialogOn(nora)).toBeHidden()

  await choose(nora, await picture('other.jpg'))
  await expect(uploadDialogOn(nora).getByRole('listitem')).toHaveCount(1)
  await expect(uploadDialogOn(nora).getByLabel('Caption')).toHaveValue('')
})

test('a tap outside the upload dialog asks before a caption is lost, and a caption that is too long is refused @deep', async ({
  openTestApp,
}) => {
  const { nora } = await openEmptyAlbum(openTestApp)
  await choose(nora, await picture('scan.jpg'))
  const caption = uploadDialogOn(nora).getByLabel('Caption')
  await caption.focus()
  await nora.keyboard.insertText('x'.repeat(503))
  await expect(caption).toHaveAccessibleDescription('3 characters too many')
  await uploadDialogOn(nora).getByRole('button', { name: 'Upload photo' }).click()
  await expect(caption).toHaveAccessibleDescription('3 characters too many Too long: at most 500 characters')
  await expect(caption).toBeFocused()

  await nora.mouse.click(3, 3)
  const question = nora.getByRole('dialog', { name: 'Discard these photos?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(caption).toHaveValue('x'.repeat(503))
  await nora.mouse.click(3, 3)
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(uploadDialogOn(nora)).toBeHidden()
})

test('a file that is not a picture shows a message and cannot be uploaded @deep', async ({ openTestApp }) => {
  const { nora } = await openEmptyAlbum(openTestApp)
  await choose(nora, { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(rowOf(nora, 'letter.pdf')).toContainText('That file is not a picture that Nestling can read.')
  const button = uploadDialogOn(nora).getByRole('button', { name: 'Upload photo' })
  await expect(button).toBeDisabled()

  // Many browsers report no type for iPhone photos.
  await choose(nora, { name: 'IMG_0001.HEIC', mimeType: '', buffer: Buffer.from('heic') })
  await expect(button).toBeEnabled()
})

test('the week of a photo must be from 1 to 42 @deep', async ({ openTestApp }) => {
  const { nora } = await openEmptyAlbum(openTestApp)
  await choose(nora, await picture('scan.jpg'))
  const week = uploadDialogOn(nora).getByLabel('Week')
  for (const [typed, says] of [
    ['43', 'Number must be less than or equal to 42'],
    ['0', 'Number must be greater than or equal to 1'],
  ] as const) {
    await week.fill(typed)
    await uploadDialogOn(nora).getByRole('button', { name: 'Upload photo' }).click()
    await expect(week).toHaveAccessibleDescription(says)
    await expect(week).toBeFocused()
  }
})

test('several photos are uploaded for one week; one that fails keeps its caption, and a retry adds it only once', async ({
  openTestApp,
}) => {
  const { testApp, nora } = await openEmptyAlbum(openTestApp)
  testApp.expectProblem(/status of 503/)
  let hasFailed = false
  // The server stores the photo, but the browser gets a 503, as from a proxy.
  await nora.route('**/api/photos/upload', async (route) => {
    if (hasFailed || !route.request().postDataBuffer()?.includes('second.jpg')) return route.fallback()
    hasFailed = true
    await route.fetch()
    await route.fulfill({ status: 503 })
  })
  await choose(nora, await picture('first.jpg'), await picture('second.jpg', [640, 480]), await picture('third.jpg'))
  await uploadDialogOn(nora).getByLabel('Week of all photos').fill('20')
  await rowOf(nora, 'second.jpg').getByLabel('Caption').fill('The second')
  await uploadDialogOn(nora).getByRole('button', { name: 'Upload 3 photos' }).click()

  await expect(toastOn(nora)).toContainText('Upload failedCould not upload photo. Please try again.')
  await expect(rowOf(nora, 'second.jpg')).toContainText('Could not upload photo. Please try again.')
  await expect(rowOf(nora, 'second.jpg').getByLabel('Caption')).toHaveValue('The second')
  await expect(uploadDialogOn(nora)).toContainText('2 of 3 uploaded')
  await rowOf(nora, 'second.jpg').getByLabel('Caption').fill('The second, and better words')
  await rowOf(nora, 'second.jpg').getByRole('button', { name: 'Try again' }).click()

  await expect(toastOn(nora)).toContainText('Photo uploaded')
  await expect(uploadDialogOn(nora)).toBeHidden()
  await expect(thumbnails(nora)).toHaveCount(3)
  await expect(
    nora.getByRole('button', { name: /^Photo \d of 3: The second, and better words, week 20$/ }),
  ).toBeVisible()
})

test('if the server refuses a file, its message appears beside the file @deep', async ({ openTestApp }) => {
  const { testApp, nora } = await openEmptyAlbum(openTestApp)
  testApp.expectProblem(/status of 415/)
  await choose(nora, { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') })
  await uploadDialogOn(nora).getByRole('button', { name: 'Upload photo' }).click()
  await expect(toastOn(nora)).toContainText('Upload failedCould not upload photo. Please try again.')
  await expect(rowOf(nora, 'scan.jpg')).toContainText('That file is not a picture that Nestling can read.')
  await expect(uploadDialogOn(nora).getByRole('button', { name: 'Upload photo' })).toBeDisabled()
})

test('leaving during an upload asks first, and the upload can be stopped @deep', async ({ openTestApp }) => {
  const { nora } = await openEmptyAlbum(openTestApp)
  await nora.route('**/api/photos/upload', () => undefined)
  await choose(nora, await picture('scan.jpg'))
  await uploadDialogOn(nora).getByRole('button', { name: 'Upload photo' }).click()
  await expect(rowOf(nora, 'scan.jpg').getByRole('progressbar')).toBeVisible()

  const dialogEvent = nora.waitForEvent('dialog')
  await nora.close({ runBeforeUnload: true })
  expect((await dialogEvent).type()).toBe('beforeunload')
  await (await dialogEvent).dismiss()

  await nora.keyboard.press('Escape')
  const question = nora.getByRole('dialog', { name: 'Stop uploading?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await rowOf(nora, 'scan.jpg').getByRole('button', { name: 'Stop scan.jpg' }).click()
  await expect(rowOf(nora, 'scan.jpg')).toContainText('Stopped')
  await expect(rowOf(nora, 'scan.jpg').getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('if the session has ended, an upload shows "Unauthorized" and the sign-in page opens 500 ms later @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ world: 'first-day' })
  const nora = await testApp.person('mother')
  await disableLiveUpdates(nora)
  await nora.goto('/')
  await nora.getByRole('heading', { level: 1 }).waitFor()
  await openAlbum(nora)
  testApp.expectProblem(/status of 401/)
  await choose(nora, await picture('scan.jpg'))
  await deleteSessionCookie(nora)
  await stopTime(nora)
  const isLeaving = watchForLogin(nora)
  const refusal = nora.waitForResponse(/upload$/)
  await uploadDialogOn(nora).getByRole('button', { name: 'Upload photo' }).click()
  await refusal
  const passed = await advanceUntilVisible(nora, toastOn(nora))
  await expect(toastOn(nora)).toContainText('UnauthorizedYou are logged out. Logging in again...')
  await nora.clock.runFor(499 - passed)
  expect(pathOf(nora)).toBe('/album')
  expect(await isLeaving()).toBe(false)
  await nora.clock.runFor(1 + passed)
  await nora.waitForURL(/\/sign-in/)
})

test('a photo’s caption and week can be changed', async ({ openTestApp }) => {
  const { nora } = await openEmptyAlbum(openTestApp)
  await uploadPhotos(nora, { caption: 'First scan', week: 12 })
  await nora.getByRole('button', { name: /^Photo 1 of 1/ }).click()
  await viewer(nora).getByRole('button', { name: 'Edit' }).click()
  const dialog = nora.getByRole('dialog', { name: 'Edit photo' })
  await dialog.getByLabel('Week').fill('43')
  await dialog.getByRole('button', { name: 'Save photo' }).click()
  await expect(dialog.getByLabel('Week')).toHaveAccessibleDescription(/Number must be less than or equal to 42$/)
  await dialog.getByLabel('Week').fill('')
  await dialog.getByLabel('Caption').fill('The very first scan')
  await dialog.getByRole('button', { name: 'Save photo' }).click()
  await expect(dialog).toBeHidden()
  await expect(viewer(nora)).toHaveAccessibleName('Photo 1 of 1: The very first scan')
})

test('a photo is deleted after a confirmation, and restored by Undo', async ({ openTestApp }) => {
  const { nora } = await openEmptyAlbum(openTestApp)
  await uploadPhotos(nora, ...threePhotos)
  await nora.getByRole('button', { name: /^Photo 2 of 3/ }).click()
  await viewer(nora).getByRole('button', { name: 'Delete' }).click()
  const question = nora.getByRole('dialog', { name: 'Delete this photo?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(viewer(nora)).toHaveAccessibleName('Photo 2 of 3: The nursery, week 30')

  await viewer(nora).getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(viewer(nora)).toHaveAccessibleName('Photo 2 of 2: First scan, week 12')
  await toastOn(nora).getByRole('button', { name: 'Undo' }).click()
  await expect(toastOn(nora)).toContainText('Photo brought back')
  await expect(viewer(nora)).toHaveAccessibleName('Photo 3 of 3: First scan, week 12')
})

test('the album can be filtered by week, and the address contains the week @deep', async ({ openTestApp }) => {
  const { nora } = await openEmptyAlbum(openTestApp)
  await uploadPhotos(nora, ...threePhotos)
  await nora.getByRole('combobox', { name: 'Week' }).selectOption('Week 30 (1 photo)')
  await expect(thumbnails(nora)).toHaveCount(1)
  await expect(nora).toHaveURL('/album?week=30')
  await nora.reload()
  await expect(nora.getByRole('button', { name: 'Photo 1 of 1: The nursery, week 30' })).toBeVisible()

  await openAlbum(nora, '/album?week=9')
  await expect(nora.getByRole('heading', { name: 'No photos of week 9' })).toBeVisible()
  await nora.getByRole('link', { name: 'Show all photos' }).click()
  await expect(thumbnails(nora)).toHaveCount(3)
})

test('only the person who added a photo, or an admin, can change it @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const [nora, ruth] = [await testApp.person('mother'), await testApp.person('grandmother')]
  await openAlbum(nora)
  await uploadPhotos(nora, { caption: 'From Nora' })
  await openAlbum(ruth)
  await uploadPhotos(ruth, { caption: 'From Ruth' })

  await ruth.getByRole('button', { name: /: From Nora$/ }).click()
  await expect(viewer(ruth).getByRole('link', { name: 'Download' })).toBeVisible()
  await expect(viewer(ruth).getByRole('button', { name: 'Edit' })).toBeHidden()
  await expect(viewer(ruth).getByRole('button', { name: 'Delete' })).toBeHidden()
  await ruth.keyboard.press('ArrowLeft')
  await expect(viewer(ruth).getByRole('button', { name: 'Delete' })).toBeVisible()

  await openAlbum(nora)
  await nora.getByRole('button', { name: /: From Ruth$/ }).click()
  await expect(viewer(nora).getByRole('button', { name: 'Delete' })).toBeVisible()
})

test('an album that fails to load shows an error, and loads after a retry @deep', async ({ openTestApp }) => {
  const { testApp, nora } = await openEmptyAlbum(openTestApp)
  testApp.expectProblem(/ERR_FAILED/)
  await nora.route('**/api/photos?*', (route) => route.abort())
  await nora.reload()
  await expect(nora.getByRole('alert')).toContainText('The photos could not be loaded.')
  await nora.unroute('**/api/photos?*')
  await nora.getByRole('button', { name: 'Try again' }).click()
  await expect(nora.getByRole('heading', { name: 'No photos yet' })).toBeVisible()
})
