import type { Page } from '@playwright/test'
import { offlineMark, openHomePrefetched, phone } from '../on-page/cached-data.ts'
import { updatesOn } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'

const waitingBar = (page: Page) => page.getByRole('button', { name: /wait.? for the network|not sent$/ })

async function shareUpdate(page: Page, words: string) {
  await page.getByRole('button', { name: 'Add Update' }).click()
  const dialog = page.getByRole('dialog', { name: "Share Pip's Journey" })
  await dialog.getByLabel('What is new?').fill(words)
  await dialog.getByRole('button', { name: 'Share Update' }).click()
  await expect(dialog).toHaveCount(0)
}

test('an update written without a network waits on home, survives a closed tab, and is sent once when the network is back', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const first = await openHomePrefetched(testApp)
  testApp.network.switchTo('offline')
  await first.reload()
  await expect(offlineMark(first)).toBeVisible()
  await first.getByRole('button', { name: 'Add Update' }).click()
  await expect(first.getByText('You are offline. This is kept here, and sent when you are back online.')).toBeVisible()
  await first.keyboard.press('Escape')
  await shareUpdate(first, 'Written in a tunnel.')
  await expect(updatesOn(first).first()).toContainText('Written in a tunnel.')
  await expect(updatesOn(first).first()).toContainText('Waiting')
  await expect(waitingBar(first)).toHaveText('1 thing waits for the network')

  const nora = await first.context().newPage()
  await first.close()
  await nora.goto('/')
  await expect(updatesOn(nora).first()).toContainText('Waiting')

  testApp.network.switchTo('online')
  await expect(waitingBar(nora)).toHaveCount(0)
  await expect(updatesOn(nora).first()).toContainText('Written in a tunnel.')
  await expect(updatesOn(nora).first()).not.toContainText('Waiting')
  await expect(updatesOn(nora).filter({ hasText: 'Written in a tunnel.' })).toHaveCount(1)
  const ada = await testApp.person('grandmother', phone)
  await ada.goto('/')
  await expect(updatesOn(ada).filter({ hasText: 'Written in a tunnel.' })).toHaveCount(1)
})
