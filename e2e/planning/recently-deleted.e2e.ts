import type { Page } from '@playwright/test'
import { disableLiveUpdates, goHome, pathOf, toastOn, updatesOn } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'

const trashOn = (page: Page) => page.getByRole('list', { name: 'Recently deleted' }).getByRole('listitem')
const cot = 'The cot is built.'

async function deleteUpdate(page: Page, words: string) {
  await updatesOn(page).filter({ hasText: words }).getByRole('button', { name: 'Delete this update' }).click()
  await page.getByRole('dialog', { name: 'Delete this update?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(toastOn(page)).toContainText('Update deleted')
}

test('an update is deleted after a confirmation, and Undo restores it in its place @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const sam = await testApp.person('partner')
  await sam.goto('/')
  await expect(updatesOn(sam).first()).toContainText(cot)
  await deleteUpdate(sam, cot)
  await expect(updatesOn(sam).first()).not.toContainText(cot)
  await toastOn(sam).getByRole('button', { name: 'Undo' }).click()
  await expect(toastOn(sam)).toContainText('Update brought back')
  await expect(updatesOn(sam).first()).toContainText(cot)
})

test('people can delete their own updates, and admins can delete all @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const [ruth, nora] = [await testApp.person('grandmother'), await testApp.person('mother')]
  for (const page of [ruth, nora]) await page.goto('/')
  await expect(updatesOn(nora)).toHaveCount(6)
  await expect(updatesOn(nora).getByRole('button', { name: 'Delete this update' })).toHaveCount(6)
  await expect(updatesOn(ruth).getByRole('button', { name: 'Delete this update' })).toHaveCount(1)
})

test('after the newest update is deleted, the family card shows the activity before it @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  const card = nora.getByRole('region', { name: 'Family & Friends' })
  await expect(card).toContainText('Sam shared an update')
  await deleteUpdate(nora, cot)
  await expect(card).toContainText('Nora shared an update')
})

test('Recently deleted lists deleted things for their author and for admins, who can restore them there', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const [ruth, nora, ben] = [
    await testApp.person('grandmother'),
    await testApp.person('mother'),
    await testApp.person('friend'),
  ]
  await nora.goto('/')
  await deleteUpdate(nora, cot)
  await ruth.goto('/contacts')
  await ruth.getByRole('button', { name: /^Oona Farrell/ }).click()
  await ruth.getByRole('button', { name: 'Delete Oona Farrell' }).click()
  await ruth.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toastOn(ruth)).toContainText('Contact deleted')

  await ruth.getByRole('link', { name: 'Recently deleted' }).click()
  await expect(ruth.getByRole('heading', { level: 1 })).toHaveText('Recently deleted')
  expect(pathOf(ruth)).toBe('/trash')
  await expect(trashOn(ruth)).toHaveText([/Oona Farrell.*Contact · deleted just now · 30 days left/])

  await nora.goto('/account')
  await nora.getByRole('link', { name: 'Recently deleted' }).click()
  await expect(trashOn(nora)).toHaveText([/Oona Farrell/, /The cot is built.*Update · deleted just now/])
  await nora.getByRole('button', { name: /^Bring back The cot is built/ }).click()
  await expect(toastOn(nora)).toContainText('Update brought back')
  await expect(trashOn(nora)).toHaveCount(1)
  await goHome(nora)
  await expect(updatesOn(nora).first()).toContainText(cot)

  await ruth.getByRole('button', { name: 'Bring back Oona Farrell' }).click()
  await expect(ruth.getByRole('heading', { name: 'Nothing here' })).toBeVisible()
  await ruth.goto('/contacts')
  await expect(ruth.getByRole('button', { name: /^Oona Farrell/ })).toBeVisible()

  await ben.goto('/trash')
  await expect(ben.getByText('What you delete appears here, and you can bring it back')).toBeVisible()
})

test('Recently deleted shows things that were deleted since it was last opened @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/trash')
  await expect(nora.getByRole('heading', { name: 'Nothing here' })).toBeVisible()
  await goHome(nora)
  await deleteUpdate(nora, cot)
  await nora.getByRole('button', { name: 'Menu' }).click()
  await nora.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Your account' }).click()
  await nora.getByRole('link', { name: 'Recently deleted' }).click()
  await expect(trashOn(nora)).toHaveText([/The cot is built/])
})

test('restoring an update that somebody else has just restored shows the usual message @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const [sam, nora] = [await testApp.person('partner'), await testApp.person('mother')]
  await sam.goto('/')
  await deleteUpdate(sam, cot)
  await disableLiveUpdates(nora)
  await nora.goto('/trash')
  await expect(trashOn(nora)).toHaveCount(1)
  await toastOn(sam).getByRole('button', { name: 'Undo' }).click()
  await expect(toastOn(sam)).toContainText('Update brought back')
  await nora.getByRole('button', { name: /^Bring back/ }).click()
  await expect(toastOn(nora)).toContainText('Update brought back')
  await expect(trashOn(nora)).toHaveCount(0)
})
