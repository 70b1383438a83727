import { offlineMark, openHomePrefetched, wordsOn } from '../on-page/cached-data.ts'
import { updatesOn } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'

test('home, contacts, appointments and the guide open without a network after visiting only home', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const nora = await openHomePrefetched(testApp, 'guide')
  const updates = await updatesOn(nora).allTextContents()
  testApp.network.switchTo('offline')
  await nora.reload()
  await expect(updatesOn(nora)).toHaveText(updates)
  await expect(offlineMark(nora)).toHaveText(/^Offline, as of just now/)

  await nora.goto('/contacts')
  await expect(nora.getByRole('button', { name: /Oona Farrell/ })).toBeVisible()
  await nora.goto('/appointments')
  await expect(nora.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await nora.goto('/guide?week=12')
  await expect(nora.getByRole('heading', { name: 'Week 12', exact: true })).toBeVisible()
  await expect(nora.getByText(/call about now/i).first()).toBeVisible()
  expect(await wordsOn(nora)).not.toContain('could not be loaded')
})

test('without a network a form says that it has to wait, keeps what was typed, and can be sent later @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const nora = await openHomePrefetched(testApp)
  testApp.network.switchTo('offline')
  await nora.reload()
  await expect(offlineMark(nora)).toBeVisible()
  await nora.getByRole('button', { name: 'Add Update' }).click()
  const dialog = nora.getByRole('dialog', { name: "Share Pip's Journey" })
  await expect(dialog.getByText('You are offline. This has to wait until you are back online.')).toBeVisible()
  await dialog.getByLabel('What is new?').fill('Written in a tunnel.')
  await dialog.getByRole('button', { name: 'Share Update' }).click()
  await expect(nora.getByText('Failed to Share Update').first()).toBeVisible()
  await expect(dialog.getByLabel('What is new?')).toHaveValue('Written in a tunnel.')

  testApp.network.switchTo('online')
  await dialog.getByRole('button', { name: 'Share Update' }).click()
  await expect(updatesOn(nora).first()).toContainText('Written in a tunnel.')
})
