import type { Page } from '@playwright/test'
import { memberOn, updatesOn } from '../on-page/find-on-page.ts'
import { cast } from '../test-app/cast.ts'
import { expect, test } from '../test-app/test-app.ts'

async function shareUpdate(page: Page, text: string) {
  await page.getByRole('button', { name: 'Add Update' }).click()
  await page.getByLabel('What is new?').fill(text)
  await page.getByRole('button', { name: 'Share Update' }).click()
}

/** Opens a page, and waits until it gets live updates. */
async function openWithLiveUpdates(page: Page, path: string) {
  const connected = page.waitForResponse(/\/api\/live/)
  await page.goto(path)
  await connected
}

test('an open home shows a new update without a reload', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const [nora, ruth] = [await testApp.person('mother'), await testApp.person('grandmother')]
  await openWithLiveUpdates(ruth, '/')
  await nora.goto('/')
  await shareUpdate(nora, 'The first kick that Sam could feel.')
  await expect(updatesOn(nora).first()).toContainText('The first kick')
  await expect(updatesOn(ruth).first()).toContainText('The first kick')
})

test('what somebody is typing in a dialog stays while the page behind the dialog changes @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const [nora, ruth] = [await testApp.person('mother'), await testApp.person('grandmother')]
  await openWithLiveUpdates(ruth, '/')
  await ruth.getByRole('button', { name: 'Add Update' }).click()
  await ruth.getByLabel('What is new?').fill('Half a sent')
  await nora.goto('/')
  await shareUpdate(nora, 'News from Nora')
  await expect(updatesOn(ruth).first()).toContainText('News from Nora')
  await expect(ruth.getByLabel('What is new?')).toHaveValue('Half a sent')
  await expect(ruth.getByLabel('What is new?')).toBeFocused()
})

test('a new name appears on the open page of another member @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const [nora, ruth] = [await testApp.person('mother'), await testApp.person('grandmother')]
  await openWithLiveUpdates(ruth, '/family')
  await nora.goto('/account')
  await nora.getByLabel('First name').fill('Honora')
  await nora.getByRole('button', { name: /^Save/ }).first().click()
  await expect(ruth.getByText('Honora').first()).toBeVisible()
})

test('a hidden page does not follow changes, and catches up when it is shown @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const [nora, ruth] = [await testApp.person('mother'), await testApp.person('grandmother')]
  await openWithLiveUpdates(ruth, '/')
  const hide = (isHidden: boolean) =>
    ruth.evaluate(
      `Object.defineProperty(document, 'hidden', { value: ${isHidden}, configurable: true })
       document.dispatchEvent(new Event('visibilitychange'))`,
    )
  const disconnected = ruth.waitForEvent('requestfailed', (request) => request.url().includes('/api/live'))
  await hide(true)
  await disconnected
  await nora.goto('/')
  await shareUpdate(nora, 'Written while Ruth looked elsewhere')
  await expect(updatesOn(nora).first()).toContainText('Ruth looked elsewhere')
  await expect(updatesOn(ruth).first()).not.toContainText('Ruth looked elsewhere')
  await hide(false)
  await expect(updatesOn(ruth).first()).toContainText('Ruth looked elsewhere')
})

test('a person who is removed sees nothing of the journey any more, and their open page sends no request that is refused', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const [nora, ben] = [await testApp.person('mother'), await testApp.person('friend')]
  await openWithLiveUpdates(ben, '/contacts')
  const contact = ben.getByRole('button', { name: /^Milan Petrov/ })
  await expect(contact).toBeVisible()
  await nora.goto('/admin')
  await memberOn(nora, cast.friend.email)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await nora.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(contact).toHaveCount(0)
})

test('an open page follows changes again after the server was restarted @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const [nora, ruth] = [await testApp.person('mother'), await testApp.person('grandmother')]
  await openWithLiveUpdates(ruth, '/')
  await testApp.restart()
  await nora.goto('/')
  await shareUpdate(nora, 'After the restart')
  await expect(updatesOn(ruth).first()).toContainText('After the restart')
})
