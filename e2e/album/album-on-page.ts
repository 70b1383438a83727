/** Locators, actions and pictures for tests of the album. */
import type { BrowserContextOptions, Page } from '@playwright/test'
import sharp from 'sharp'
import { uploadDialogOn } from '../on-page/find-on-page.ts'
import { expect, type test } from '../test-app/test-app.ts'

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/** Returns a JPEG file in one colour, in portrait format by default. */
export async function picture(
  name: string,
  [width, height]: readonly [number, number] = [480, 640],
): Promise<ChosenFile> {
  const background = { r: 60 + ((name.length * 37) % 150), g: 130, b: 110 }
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

export const choose = (page: Page, ...files: readonly ChosenFile[]) =>
  page
    .getByLabel('Photos', { exact: true })
    .first()
    .setInputFiles([...files])

export const viewer = (page: Page) => page.getByRole('dialog', { name: /^Photo \d/ })

export async function openAlbum(page: Page, path = '/album') {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Photo Album' })).toBeVisible()
}

export type OpenTestApp = Parameters<Parameters<typeof test>[2]>[0]['openTestApp']

/** Opens the empty album as Nora. */
export async function openEmptyAlbum(openTestApp: OpenTestApp, options: BrowserContextOptions = {}) {
  const testApp = await openTestApp({ world: 'first-day' })
  const nora = await testApp.person('mother', options)
  // Opening home creates the journey.
  await nora.goto('/')
  await nora.getByRole('heading', { level: 1 }).waitFor()
  await openAlbum(nora)
  return { testApp, nora }
}

/** Uploads photos to the album, one after another. */
export async function uploadPhotos(page: Page, ...photos: readonly { caption: string; week?: number }[]) {
  for (const { caption, week } of photos) {
    await choose(page, await picture(`${caption}.jpg`))
    await uploadDialogOn(page).getByLabel('Caption').fill(caption)
    if (week !== undefined) await uploadDialogOn(page).getByLabel('Week').fill(String(week))
    await uploadDialogOn(page).getByRole('button', { name: 'Upload photo' }).click()
    await expect(uploadDialogOn(page)).toBeHidden()
    await expect(page.getByRole('button', { name: new RegExp(`: ${caption}`) })).toBeVisible()
  }
}

export const threePhotos = [
  { caption: 'First scan', week: 12 },
  { caption: 'The nursery', week: 30 },
  { caption: 'On the beach' },
]
