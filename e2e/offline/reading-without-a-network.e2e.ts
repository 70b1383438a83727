import { offlineMark, openHomePrefetched, wordsOn } from '../on-page/cached-data.ts'
import { updatesOn } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'

test('home, contacts, appointments and the guide open without a network after a person has opened only home', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const nora = await openHomePrefetched(testApp, 'guide')
  const updates = await updatesOn(nora).allTextContents()
  testApp.network.switchTo('offline')
  await nora.reload()
  await expect(updatesOn(nora)).toHaveText(updates)
  await expect(offlineMark(nora)).toHaveText(/^Offline, last updated just now/)

  await nora.goto('/contacts')
  await expect(nora.getByRole('button', { name: /Oona Farrell/ })).toBeVisible()
  await nora.goto('/appointments')
  await expect(nora.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await nora.goto('/guide?week=12')
  await expect(nora.getByRole('heading', { name: 'Week 12', exact: true })).toBeVisible()
  await expect(nora.getByText(/call about now/i).first()).toBeVisible()
  expect(await wordsOn(nora)).not.toContain('could not be loaded')
})
