import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pathOf, toastOn, typeCredentials, uploadDialogOn } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'

type SharedPhoto = { name: string; mimeType: string; buffer: Buffer }

const phone = { viewport: { width: 390, height: 844 } }

// A long timeout, because the server decodes the picture while the service worker prefetches.
const longTimeout = { timeout: 20_000 }
test.describe.configure({ timeout: 60_000 })

async function picture(name: string): Promise<SharedPhoto> {
  const create = { width: 48, height: 64, channels: 3, background: { r: 200, g: 130, b: 110 } } as const
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }
}

/** Opens a page and waits for the service worker, which receives photos from other apps. */
async function openWithWorker(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
}

/** Posts a form, as a phone does when another app shares photos. */
async function shareFromPhone(page: Page, sent: readonly SharedPhoto[], text = '') {
  await page.evaluate(`(() => {
    const form = document.body.appendChild(document.createElement('form'))
    Object.assign(form, { id: 'phone', method: 'post', enctype: 'multipart/form-data', action: '/album/share' })
    const files = Object.assign(document.createElement('input'), { type: 'file', name: 'photos', multiple: true })
    const text = Object.assign(document.createElement('input'), { name: 'text', value: ${JSON.stringify(text)} })
    form.append(files, text)
  })()`)
  await page.locator('#phone input[type=file]').setInputFiles([...sent])
  const arriving = page.waitForURL('**/album?add=shared', { waitUntil: 'commit' })
  await page.evaluate(`document.getElementById('phone').submit()`)
  await arriving
}

const rows = (page: Page) => uploadDialogOn(page).getByRole('list', { name: 'Chosen photos' }).getByRole('listitem')
const photosIn = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('listitem')

test('a photo shared from another app opens in the upload dialog with its caption, and is uploaded only after a press', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const nora = await testApp.person('mother', phone)
  await openWithWorker(nora, '/')
  await shareFromPhone(nora, [await picture('scan.jpg')], 'Our first scan')
  await expect(rows(nora)).toHaveCount(1)
  await expect.poll(() => pathOf(nora)).toBe('/album')
  await expect(uploadDialogOn(nora).getByLabel('Caption')).toHaveValue('Our first scan')
  await expect(uploadDialogOn(nora).locator(':focus')).toHaveCount(1)

  // Nothing was uploaded by itself.
  const inAlbum = async () => (await nora.request.get('/api/photos')).json()
  expect(await inAlbum()).toEqual([])

  await uploadDialogOn(nora).getByRole('button', { name: 'Upload photo' }).click()
  await expect(nora.getByRole('button', { name: /Our first scan/ })).toBeVisible(longTimeout)
  expect(await inAlbum()).toMatchObject([{ caption: 'Our first scan' }])
  await nora.reload()
  await expect(photosIn(nora)).toHaveCount(1)
  await expect(uploadDialogOn(nora)).toHaveCount(0)
})

test('a signed-out person who shares a photo signs in, and then sees the photo in the upload dialog', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const nora = await testApp.visitor(phone)
  await openWithWorker(nora, '/sign-in')
  await shareFromPhone(nora, [await picture('scan.jpg')])
  await nora.waitForURL(/\/sign-in#/)
  await typeCredentials(nora, 'mother')
  await nora.getByRole('button', { name: 'Sign In' }).click()
  await expect(rows(nora)).toHaveText(/scan\.jpg/)
  await expect.poll(() => pathOf(nora)).toBe('/album')
})

test('of a PDF and 31 photos, the dialog takes 30 files; 29 can be uploaded, and messages report the others', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const nora = await testApp.person('mother', phone)
  await openWithWorker(nora, '/')
  const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  const scan = await picture('scan.jpg')
  const scans = Array.from({ length: 31 }, (_, index) => ({ ...scan, name: `scan ${index + 1}.jpg` }))
  await shareFromPhone(nora, [letter, ...scans])
  await expect(rows(nora)).toHaveCount(30)
  await expect(rows(nora).first()).toContainText('That file is not a picture that Nestling can read.')
  await expect(toastOn(nora)).toHaveText(
    /Too many photos at once2 photos did not fit. Please share them again, after these./,
  )
  await expect(uploadDialogOn(nora).getByRole('button', { name: 'Upload 29 photos' })).toBeEnabled()
})

test('photos shared without a network wait in the upload dialog, and can be uploaded once the network is back', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const nora = await testApp.person('mother', phone)
  await openWithWorker(nora, '/album')
  // Without a network, the page needs the cached response that says who is signed in. Wait for it.
  await expect.poll(() => nora.evaluate(`caches.match('/api/auth/user').then((cached) => cached?.status)`)).toBe(200)
  testApp.network.switchTo('offline')
  await shareFromPhone(nora, [await picture('scan.jpg')])
  await expect(rows(nora)).toHaveText(/scan\.jpg/)
  testApp.network.switchTo('online')
  await uploadDialogOn(nora).getByRole('button', { name: 'Upload photo' }).click()
  await expect(photosIn(nora)).toHaveCount(1, longTimeout)
})

test('without a service worker, a message says that the photos did not arrive, and "Add photos" has the focus', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother', phone)
  await nora.goto('/')
  const large = { ...(await picture('scan.jpg')), buffer: Buffer.alloc(8 * 1024 * 1024) }
  await shareFromPhone(nora, [large])
  await expect(toastOn(nora)).toHaveText(/The photos did not arrivePlease choose them here./)
  await expect(nora.getByRole('button', { name: 'Add photos' })).toBeFocused()
  await expect.poll(() => pathOf(nora)).toBe('/album')
  await expect(uploadDialogOn(nora)).toHaveCount(0)
})
