import type { BrowserContextOptions, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './house.ts'
import { passUntilSeen, placeOf, stopTime, toastOn, uploadDialogOn, watchForLogin } from './sights.ts'

type Chosen = { name: string; mimeType: string; buffer: Buffer }

/** A picture of one colour, in portrait by default. */
async function picture(name: string, [width, height]: readonly [number, number] = [480, 640]): Promise<Chosen> {
  const background = { r: 60 + ((name.length * 37) % 150), g: 130, b: 110 }
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

const choose = (page: Page, ...files: readonly Chosen[]) =>
  page
    .getByLabel('Photos', { exact: true })
    .first()
    .setInputFiles([...files])

const rowOf = (page: Page, name: string) => uploadDialogOn(page).getByRole('listitem', { name })
const thumbnails = (page: Page) => page.getByRole('list', { name: /^Photos / }).getByRole('listitem')
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Photo \d/ })

async function openAlbum(page: Page, path = '/album') {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Photo Album' })).toBeVisible()
}

type OpenHouse = Parameters<Parameters<typeof test>[2]>[0]['openHouse']

/** Nora with an empty album. */
async function emptyAlbum(openHouse: OpenHouse, options: BrowserContextOptions = {}) {
  const house = await openHouse({ world: 'first-day' })
  const nora = await house.person('mother', options)
  // Home begins the journey.
  await nora.goto('/')
  await nora.getByRole('heading', { level: 1 }).waitFor()
  await openAlbum(nora)
  return { house, nora }
}

/** Adds photos to the album in order. */
async function add(page: Page, ...photos: readonly { caption: string; week?: number }[]) {
  for (const { caption, week } of photos) {
    await choose(page, await picture(`${caption}.jpg`))
    await uploadDialogOn(page).getByLabel('Caption').fill(caption)
    if (week !== undefined) await uploadDialogOn(page).getByLabel('Week').fill(String(week))
    await uploadDialogOn(page).getByRole('button', { name: 'Upload photo' }).click()
    await expect(uploadDialogOn(page)).toBeHidden()
    await expect(page.getByRole('button', { name: new RegExp(`: ${caption}`) })).toBeVisible()
  }
}

const three = [{ caption: 'First scan', week: 12 }, { caption: 'The nursery', week: 30 }, { caption: 'On the beach' }]

test('an empty album says how to begin, then shows the first photo with its caption', async ({ openHouse }) => {
  const { nora } = await emptyAlbum(openHouse)
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

test('on a phone photos are in 2 columns, newest first, each with its caption and week', async ({ openHouse }) => {
  const { nora } = await emptyAlbum(openHouse, { viewport: { width: 390, height: 844 } })
  await add(nora, ...three)
  await expect(thumbnails(nora)).toHaveText([/On the beach/, /The nursery.*Week 30/, /First scan.*Week 12/])
  const places = []
  for (const photo of await thumbnails(nora).all()) places.push(await photo.boundingBox())
  const [first, second, third] = places
  expect(second?.y).toBe(first?.y)
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0))
  expect(third?.x).toBe(first?.x)
  expect(third?.y).toBeGreaterThan(first?.y ?? 0)
})

test('the dialog opens after a file is chosen, and cancel clears it', async ({ openHouse }) => {
  const { nora } = await emptyAlbum(openHouse)
  await expect(uploadDialogOn(nora)).toBeHidden()
  await choose(nora, await picture('scan.jpg'))
  await uploadDialogOn(nora).getByLabel('Caption').fill('Not this one')
  await uploadDialogOn(nora).getByRole('button', { name: 'Cancel' }).click()
  await expect(uploadDialogOn(nora)).toBeHidden()

  await choose(nora, await picture('other.jpg'))
  await expect(uploadDialogOn(nora).getByRole('listitem')).toHaveCount(1)
  await expect(uploadDialogOn(nora).getByLabel('Caption')).toHaveValue('')
})

test('without a picture nothing can be uploaded, and another file gets a kind message', async ({ openHouse }) => {
  const { nora } = await emptyAlbum(openHouse)
  await choose(nora, { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(rowOf(nora, 'letter.pdf')).toContainText('This is not a picture, so it is left out.')
  const button = uploadDialogOn(nora).getByRole('button', { name: 'Upload photo' })
  await expect(button).toBeDisabled()

  // Many browsers report no type for iPhone photos.
  await choose(nora, { name: 'IMG_0001.HEIC', mimeType: '', buffer: Buffer.from('heic') })
  await expect(button).toBeEnabled()
})

test('a week is a number from 1 to 42', async ({ openHouse }) => {
  const { nora } = await emptyAlbum(openHouse)
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

test('several photos share a week; a failed one keeps its caption and is there once after a retry', async ({
  openHouse,
}) => {
  const { house, nora } = await emptyAlbum(openHouse)
  house.expectComplaint(/ERR_FAILED/)
  let cut = 0
  // The photo arrives, but the answer is lost.
  await nora.route('**/api/photos/upload', async (route) => {
    if (cut > 0 || !route.request().postDataBuffer()?.includes('second.jpg')) return route.fallback()
    cut += 1
    await route.fetch()
    await route.abort()
  })
  await choose(nora, await picture('first.jpg'), await picture('second.jpg', [640, 480]), await picture('third.jpg'))
  await uploadDialogOn(nora).getByLabel('Week of all of them').fill('20')
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

test('a refusal shows beside its file, in the server’s words', async ({ openHouse }) => {
  const { house, nora } = await emptyAlbum(openHouse)
  house.expectComplaint(/status of 415/)
  await choose(nora, { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') })
  await uploadDialogOn(nora).getByRole('button', { name: 'Upload photo' }).click()
  await expect(toastOn(nora)).toContainText('Upload failedCould not upload photo. Please try again.')
  await expect(rowOf(nora, 'scan.jpg')).toContainText('That file is not a picture that Nestling can read.')
  await expect(uploadDialogOn(nora).getByRole('button', { name: 'Upload photo' })).toBeDisabled()
})

test('leaving during an upload asks first, and can cancel it', async ({ openHouse }) => {
  const { nora } = await emptyAlbum(openHouse)
  await nora.route('**/api/photos/upload', () => undefined)
  await choose(nora, await picture('scan.jpg'))
  await uploadDialogOn(nora).getByRole('button', { name: 'Upload photo' }).click()
  await expect(rowOf(nora, 'scan.jpg').getByRole('progressbar')).toBeVisible()

  const asked = nora.waitForEvent('dialog')
  await nora.close({ runBeforeUnload: true })
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).dismiss()

  await nora.keyboard.press('Escape')
  const question = nora.getByRole('dialog', { name: 'Stop uploading?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await rowOf(nora, 'scan.jpg').getByRole('button', { name: 'Stop scan.jpg' }).click()
  await expect(rowOf(nora, 'scan.jpg')).toContainText('Stopped')
  await expect(rowOf(nora, 'scan.jpg').getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a person signed out meanwhile is told so, and sent to sign in 500 ms later', async ({ openHouse }) => {
  const { house, nora } = await emptyAlbum(openHouse)
  house.expectComplaint(/status of 401/)
  await choose(nora, await picture('scan.jpg'))
  await nora.context().clearCookies()
  await stopTime(nora)
  const isLeaving = watchForLogin(nora)
  const refusal = nora.waitForResponse(/upload$/)
  await uploadDialogOn(nora).getByRole('button', { name: 'Upload photo' }).click()
  await refusal
  const passed = await passUntilSeen(nora, toastOn(nora))
  await expect(toastOn(nora)).toContainText('UnauthorizedYou are logged out. Logging in again...')
  await nora.clock.runFor(499 - passed)
  expect(placeOf(nora)).toBe('/album')
  expect(await isLeaving()).toBe(false)
  await nora.clock.runFor(1 + passed)
  await nora.waitForURL('/sign-in')
})

test('the viewer works by keyboard, and returns the focus to the last photo', async ({ openHouse }) => {
  const { nora } = await emptyAlbum(openHouse)
  await add(nora, ...three)

  await nora.getByRole('button', { name: 'Photo 2 of 3: The nursery, week 30' }).press('Enter')
  await expect(viewer(nora)).toHaveAccessibleName('Photo 2 of 3: The nursery, week 30')
  await expect(viewer(nora)).toContainText(/Week 30.*Nora/)
  await nora.keyboard.press('ArrowLeft')
  await expect(viewer(nora)).toHaveAccessibleName('Photo 1 of 3: On the beach')
  await nora.keyboard.press('ArrowLeft')
  await nora.keyboard.press('ArrowRight')
  await nora.keyboard.press('ArrowRight')
  await expect(viewer(nora)).toHaveAccessibleName('Photo 3 of 3: First scan, week 12')

  // Zoomed in, the arrows pan instead.
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

test('a swipe shows the next photo, a pinch zooms, and a double tap zooms out', async ({ openHouse }) => {
  const { nora } = await emptyAlbum(openHouse, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await add(nora, ...three)
  const hand = await nora.context().newCDPSession(nora)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: readonly (readonly [number, number])[]) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) })
  const swipe = async (from: number, to: number) => {
    await touch('touchStart', [from, 400])
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', [from + (to - from) * part, 400])
    await touch('touchEnd')
  }
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

test('a photo’s caption and week can be changed', async ({ openHouse }) => {
  const { nora } = await emptyAlbum(openHouse)
  await add(nora, { caption: 'First scan', week: 12 })
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

test('a photo is deleted after a confirmation, and can be restored', async ({ openHouse }) => {
  const { nora } = await emptyAlbum(openHouse)
  await add(nora, ...three)
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

test('a photo can be saved as a file', async ({ openHouse }) => {
  const { nora } = await emptyAlbum(openHouse)
  await add(nora, { caption: 'First scan', week: 12 })
  await nora.getByRole('button', { name: /^Photo 1 of 1/ }).click()
  const saving = nora.waitForEvent('download')
  await viewer(nora).getByRole('link', { name: 'Download' }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.(webp|avif|jpe?g)$/)
})

test('the photos of one week have an address', async ({ openHouse }) => {
  const { nora } = await emptyAlbum(openHouse)
  await add(nora, ...three)
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

test('only the person who added a photo, or an admin, can change it', async ({ openHouse }) => {
  const house = await openHouse()
  const [nora, ruth] = [await house.person('mother'), await house.person('grandmother')]
  await openAlbum(nora)
  await add(nora, { caption: 'From Nora' })
  await openAlbum(ruth)
  await add(ruth, { caption: 'From Ruth' })

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

test('an album that fails to load says so, and loads after a retry', async ({ openHouse }) => {
  const { house, nora } = await emptyAlbum(openHouse)
  house.expectComplaint(/ERR_FAILED/)
  await nora.route('**/api/photos?*', (route) => route.abort())
  await nora.reload()
  await expect(nora.getByRole('alert')).toContainText('The photos could not be loaded.')
  await nora.unroute('**/api/photos?*')
  await nora.getByRole('button', { name: 'Try again' }).click()
  await expect(nora.getByRole('heading', { name: 'No photos yet' })).toBeVisible()
})
