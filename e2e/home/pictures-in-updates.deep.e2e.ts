import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { toastOn, updatesOn } from '../on-page/find-on-page.ts'
import { shifts, watchShifts } from '../on-page/layout-shifts.ts'
import { linkPictures, sharePictures } from '../test-app/prepare-data.ts'
import { expect, test } from '../test-app/test-app.ts'

type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

async function picture(name: string, width = 600, height = 400): Promise<ChosenFile> {
  const image = sharp({ create: { width, height, channels: 3, background: '#6d8a78' } })
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() }
}

const dialogOn = (page: Page) => page.getByRole('dialog', { name: "Share Pip's Journey" })
const chosenOn = (page: Page) => dialogOn(page).getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem')
const shareButton = (page: Page) => dialogOn(page).getByRole('button', { name: 'Share Update' })
const viewerOn = (page: Page) => page.getByRole('dialog', { name: /^Picture / })
const thumbnailOn = (page: Page, name: string | RegExp) => updatesOn(page).first().getByRole('button', { name })

async function writeUpdate(page: Page, words: string) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Add Update' }).click()
  await dialogOn(page).getByLabel('What is new?').fill(words)
}

const choose = (page: Page, ...files: ChosenFile[]) =>
  dialogOn(page).getByLabel('Pictures', { exact: true }).setInputFiles(files)

test('pictures are shared with an update, and the family views them, also by keyboard', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await writeUpdate(nora, 'The room is ready.')
  const opening = nora.waitForEvent('filechooser')
  await dialogOn(nora).getByRole('button', { name: 'Add pictures' }).click()
  await (await opening).setFiles([await picture('cot.png'), await picture('moon.png', 400, 600)])
  await expect(dialogOn(nora)).toContainText('2 pictures are ready to be shared.')
  await shareButton(nora).click()
  await expect(toastOn(nora)).toContainText('Update Shared')

  const ruth = await testApp.person('grandmother')
  await ruth.goto('/')
  await expect(updatesOn(ruth).first()).toContainText('The room is ready.')
  await thumbnailOn(ruth, 'Picture 1 of 2 shared by Nora').press('Enter')
  await expect(viewerOn(ruth)).toHaveAccessibleName('Picture 1 of 2 shared by Nora')
  await expect(viewerOn(ruth)).toContainText('The room is ready.')
  await ruth.keyboard.press('ArrowRight')
  await expect(viewerOn(ruth)).toHaveAccessibleName('Picture 2 of 2 shared by Nora')
  await ruth.keyboard.press('Escape')
  await expect(viewerOn(ruth)).toBeHidden()
  await expect(thumbnailOn(ruth, 'Picture 2 of 2 shared by Nora')).toBeFocused()
})

test('an update with six pictures shows four of them and "+2", and nothing moves while they load', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: sharePictures(6) })
  const ruth = await testApp.person('grandmother', { viewport: { width: 390, height: 844 } })
  await watchShifts(ruth)
  await ruth.goto('/')
  const thumbnails = updatesOn(ruth)
    .first()
    .getByRole('button', { name: /shared by Nora/ })
  await expect(thumbnails).toHaveCount(4)
  await expect(thumbnails.last()).toContainText('+2')
  expect(await shifts(ruth)).toEqual([])
  await thumbnails.last().click()
  for (const place of [4, 5, 6]) {
    await expect(viewerOn(ruth)).toHaveAccessibleName(`Picture ${place} of 6 shared by Nora`)
    await ruth.keyboard.press('ArrowRight')
  }
  await ruth.keyboard.press('Escape')
  await expect(thumbnails.last()).toBeFocused()
})

test('a linked picture that cannot be fetched is shown as a link', async ({ openTestApp }) => {
  const nora = await (await openTestApp()).person('mother')
  await writeUpdate(nora, 'Look at this.')
  await dialogOn(nora).getByLabel('Link to a picture').fill('https://192.0.2.1/scan.jpg')
  await shareButton(nora).click()
  await expect(toastOn(nora)).toContainText('Update Shared')
  const link = updatesOn(nora).first().getByRole('link', { name: 'Picture at 192.0.2.1' })
  await expect(link).toHaveAttribute('href', 'https://192.0.2.1/scan.jpg')
  await expect(updatesOn(nora).first().getByRole('img')).toHaveCount(0)
})

test('a linked picture is shown from the server’s copy, and the update names the picture’s site', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: linkPictures })
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/')
  await expect(thumbnailOn(ruth, 'Picture shared by Nora')).toBeVisible()
  await expect(updatesOn(ruth).first().getByRole('link', { name: 'From pictures.example' })).toBeVisible()

  await ruth.goto('/wishlist')
  const wish = ruth.getByRole('listitem').filter({ hasText: 'Lamp like a moon' })
  const image = wish.getByRole('img', { name: 'Lamp like a moon' })
  await expect(image).toBeVisible()
  await expect(image).not.toHaveJSProperty('naturalWidth', 0)
  await expect(wish.getByRole('link', { name: /Picture at/ })).toHaveCount(0)
})

test('a picture that cannot be uploaded shows the reason, and the others can be shared', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/ERR_FAILED/)
  testApp.expectProblem(/status of 415/)
  const nora = await testApp.person('mother')
  await nora.route('**/update-pictures', (route) =>
    route.request().postDataBuffer()?.includes('cut.png') ? route.abort() : route.fallback(),
  )
  await writeUpdate(nora, 'Three of them.')
  await choose(nora, await picture('cut.png'), await picture('there.png'), {
    ...(await picture('none.png')),
    buffer: Buffer.from('no picture'),
  })
  const row = (name: string) => chosenOn(nora).and(nora.getByRole('listitem', { name }))
  await expect(row('cut.png')).toContainText('This picture could not be sent.')
  await expect(row('none.png')).toContainText('That file is not a picture that Nestling can read.')
  await expect(row('none.png').getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(dialogOn(nora)).toContainText('1 picture is ready to be shared.')

  await nora.unroute('**/update-pictures')
  await row('cut.png').getByRole('button', { name: 'Try again' }).click()
  await expect(dialogOn(nora)).toContainText('2 pictures are ready to be shared.')
  await row('none.png').getByRole('button', { name: 'Leave out none.png' }).click()
  await expect(dialogOn(nora).getByRole('button', { name: 'Add pictures' })).toBeFocused()
  await shareButton(nora).click()
  await expect(thumbnailOn(nora, 'Picture 1 of 2 shared by Nora')).toBeVisible()
})

test('an update is not shared before its pictures are uploaded, nor if an upload fails', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/ERR_FAILED/)
  const nora = await testApp.person('mother')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await nora.route('**/update-pictures', async (route) => {
    await held
    await route.abort()
  })
  await writeUpdate(nora, 'One of them.')
  await choose(nora, await picture('slow.png'))
  await shareButton(nora).click()
  await expect(dialogOn(nora).getByRole('button', { name: 'Sharing...' })).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(dialogOn(nora).getByRole('alert')).toContainText('Not every picture could be sent.')
  await dialogOn(nora).getByRole('button', { name: 'Leave out slow.png' }).click()
  await shareButton(nora).click()
  await expect(toastOn(nora)).toContainText('Update Shared')
  await expect(updatesOn(nora).first()).toContainText('One of them.')
})

test('an update whose response was lost is shared only once', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503/)
  const nora = await testApp.person('mother')
  let lost = 0
  await nora.route('**/updates', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost += 1
    await route.fetch()
    await route.fulfill({ status: 503, json: {} })
  })
  await writeUpdate(nora, 'Only once.')
  await choose(nora, await picture('cot.png'))
  await shareButton(nora).click()
  await expect(toastOn(nora)).toContainText('Failed to Share UpdateSomething went wrong. Please try again.')
  await shareButton(nora).click()
  await expect(toastOn(nora)).toContainText('Update Shared')
  await expect(updatesOn(nora).filter({ hasText: 'Only once.' })).toHaveCount(1)
  await expect(thumbnailOn(nora, 'Picture shared by Nora')).toBeVisible()
})

test('an update has at most ten pictures', async ({ openTestApp }) => {
  const nora = await (await openTestApp()).person('mother')
  await writeUpdate(nora, 'Many.')
  const many: ChosenFile[] = []
  for (let at = 1; at <= 12; at += 1) many.push(await picture(`${at}.png`, 40, 30))
  await choose(nora, ...many)
  await expect(chosenOn(nora)).toHaveCount(10)
  await expect(dialogOn(nora)).toContainText('An update can carry 10 pictures, so 2 were left out.')
  await expect(dialogOn(nora).getByRole('button', { name: 'Add pictures' })).toBeDisabled()
})
