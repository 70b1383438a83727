import type { Page } from '@playwright/test'
import { expect } from '../test-app/test-app.ts'

/** The button that says how many changes wait to be sent or were refused. */
export const waitingBar = (page: Page) => page.getByRole('button', { name: /waiting to be sent$|not sent$/ })

export const waitingDialog = (page: Page) => page.getByRole('dialog', { name: 'Not sent yet' })

export async function shareUpdate(page: Page, words: string) {
  await page.getByRole('button', { name: 'Add Update' }).click()
  const dialog = page.getByRole('dialog', { name: "Share Pip's Journey" })
  await dialog.getByLabel('What is new?').fill(words)
  await dialog.getByRole('button', { name: 'Share Update' }).click()
  await expect(dialog).toHaveCount(0)
}

/** The names of the IndexedDB databases. The script is a string, because the types of these tests do not include the DOM. */
export const databasesIn = (page: Page): Promise<string[]> =>
  page.evaluate('indexedDB.databases().then((all) => all.map(({ name }) => name))')

/** Makes every tab read the waiting changes again and again, as if another tab kept changing them. */
export async function rereadWaitingChanges(page: Page) {
  const [name = ''] = await databasesIn(page)
  const userId = Number(name.replace('nestling-outbox-', ''))
  await page.evaluate(`{
    const channel = new BroadcastChannel('nestling-outbox')
    setInterval(() => channel.postMessage({ userId: ${userId} }), 1)
  }`)
}
