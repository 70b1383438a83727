import { offlineMark, openHomePrefetched, phone, whenPrefetched } from '../on-page/cached-data.ts'
import { commentsDialogOn, commentsOn, firstUpdate, openComments, sendComment } from '../on-page/comments-on-page.ts'
import { openMenu, signIn, toastOn, updatesOn } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'
import { databasesIn, rereadWaitingChanges, shareUpdate, waitingBar, waitingDialog } from './waiting-on-page.ts'

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
  await expect(waitingBar(first)).toHaveText('1 thing is waiting to be sent')

  const nora = await first.context().newPage()
  await first.close()
  await nora.goto('/')
  await expect(updatesOn(nora).first()).toContainText('Waiting')

  testApp.network.switchTo('online')
  await expect(waitingBar(nora)).toHaveCount(0)
  await expect(updatesOn(nora).first()).toContainText('Written in a tunnel.')
  await expect(updatesOn(nora).first()).not.toContainText('Waiting')
  await expect(updatesOn(nora).filter({ hasText: 'Written in a tunnel.' })).toHaveCount(1)
  const ruth = await testApp.person('grandmother', phone)
  await ruth.goto('/')
  await expect(updatesOn(ruth).filter({ hasText: 'Written in a tunnel.' })).toHaveCount(1)
})

test('comments on a waiting update can be changed and deleted before they are sent, and are sent after the update @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const nora = await openHomePrefetched(testApp)
  await nora.context().setOffline(true)
  await shareUpdate(nora, 'Written in a tunnel.')
  await expect(firstUpdate(nora)).toContainText('Waiting')
  await openComments(nora)
  await sendComment(nora, 'Nobody else knows yet.')
  await sendComment(nora, 'This one goes again.')
  await expect(commentsOn(nora)).toContainText(['Waiting', 'Waiting'])
  await commentsOn(nora).first().getByRole('button', { name: 'Change' }).click()
  await commentsDialogOn(nora).getByLabel('Change your comment').fill('You know it first.')
  await commentsDialogOn(nora).getByRole('button', { name: 'Save' }).click()
  await expect(commentsOn(nora).first()).toContainText('You know it first.')
  await commentsOn(nora).last().getByRole('button', { name: 'Delete' }).click()
  await expect(commentsOn(nora)).toHaveCount(1)
  await nora.keyboard.press('Escape')
  await expect(waitingBar(nora)).toHaveText('2 things are waiting to be sent')

  await nora.context().setOffline(false)
  await expect(waitingBar(nora)).toHaveCount(0)
  await nora.reload()
  await expect(firstUpdate(nora)).toContainText('Written in a tunnel.')
  await openComments(nora)
  await expect(commentsOn(nora)).toHaveCount(1)
  await expect(commentsOn(nora)).toContainText('You know it first.')
})

test('if the server refuses a comment, its words are kept and the reason is shown @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ network: true })
  const nora = await testApp.person('mother', phone)
  await nora.goto('/')
  await shareUpdate(nora, 'This update is deleted soon.')
  const grandmother = await testApp.person('grandmother', phone)
  await grandmother.goto('/')
  await whenPrefetched(grandmother)
  await grandmother.context().setOffline(true)
  await openComments(grandmother)
  await sendComment(grandmother, 'How lovely!')
  await expect(commentsOn(grandmother)).toContainText('Waiting')

  await firstUpdate(nora).getByRole('button', { name: 'Delete this update' }).click()
  await nora.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(updatesOn(nora).filter({ hasText: 'deleted soon' })).toHaveCount(0)
  await grandmother.context().setOffline(false)
  await grandmother.goto('/')
  await expect(waitingBar(grandmother)).toHaveText('1 thing was not sent')
  await waitingBar(grandmother).click()
  await expect(waitingDialog(grandmother)).toContainText('How lovely!')
  await expect(waitingDialog(grandmother)).toContainText('There is nothing here.')
  await waitingDialog(grandmother).getByRole('button', { name: 'Delete' }).click()
  await expect(waitingDialog(grandmother)).toContainText('Nothing is waiting to be sent.')
  await grandmother.keyboard.press('Escape')
  await expect(waitingBar(grandmother)).toHaveCount(0)
})

test('a person is asked before a sign-out deletes waiting changes, and nothing of them stays in the browser @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const nora = await openHomePrefetched(testApp)
  await nora.context().setOffline(true)
  await shareUpdate(nora, 'Written in a tunnel.')
  await expect(waitingBar(nora)).toBeVisible()
  await nora.context().setOffline(false)
  testApp.network.switchTo('offline')
  await (await openMenu(nora)).filter({ hasText: 'Sign Out' }).click()
  const question = nora.getByRole('dialog', { name: '1 thing has not been sent yet' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await nora.keyboard.press('Escape')
  await expect(waitingBar(nora)).toBeVisible()

  await (await openMenu(nora)).filter({ hasText: 'Sign Out' }).click()
  await question.getByRole('button', { name: 'Delete and sign out' }).click()
  await nora.waitForURL(/sign-in/)
  await expect.poll(() => databasesIn(nora)).toEqual([])
  testApp.network.switchTo('online')
  // The first page that opens after an offline sign-out sends the sign-out to the server.
  await nora.goto('/')
  await expect(nora.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await signIn(nora, 'mother')
  await expect(updatesOn(nora).filter({ hasText: 'Written in a tunnel.' })).toHaveCount(0)
  await expect(waitingBar(nora)).toHaveCount(0)
})

test('a sign-out deletes all waiting changes, even while other tabs keep reading them @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const nora = await openHomePrefetched(testApp)
  testApp.network.switchTo('offline')
  await nora.reload()
  await shareUpdate(nora, 'Written in a tunnel.')
  const others = [await nora.context().newPage(), await nora.context().newPage()]
  for (const other of others) {
    await other.goto('/')
    await expect(waitingBar(other)).toBeVisible()
    await rereadWaitingChanges(other)
  }
  await (await openMenu(nora)).filter({ hasText: 'Sign Out' }).click()
  const question = nora.getByRole('dialog', { name: '1 thing has not been sent yet' })
  await question.getByRole('button', { name: 'Delete and sign out' }).click()
  await nora.waitForURL(/sign-in/)
  // The other tabs hide their page, and then leave it.
  for (const other of others) await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(await databasesIn(nora)).toEqual([])
  // Only the mark of the sign-out is left.
  expect(await nora.evaluate('Object.keys(localStorage)')).toEqual(['nestling-farewell'])
})

test('a waiting contact can be changed before it is sent, and is sent once, with the latest words @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const nora = await openHomePrefetched(testApp)
  await nora.goto('/contacts')
  await nora.context().setOffline(true)
  await nora.getByRole('button', { name: 'Add Contact' }).click()
  await nora.getByRole('dialog').getByLabel('Name').fill('Tunnel Clinic')
  await nora.getByRole('dialog').getByRole('combobox', { name: 'Category' }).selectOption({ index: 2 })
  await nora.getByRole('dialog').getByRole('button', { name: 'Add Contact' }).click()
  const row = nora.getByRole('button', { name: /^Tunnel Clinic/ })
  await expect(row).toContainText('Waiting')
  await row.click()
  await nora.getByRole('button', { name: 'Edit Tunnel Clinic' }).click()
  await nora.getByRole('dialog').getByLabel('Name').fill('Tunnel Clinic West')
  await nora.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(nora.getByRole('button', { name: /^Tunnel Clinic West/ })).toContainText('Waiting')
  await expect(waitingBar(nora)).toHaveText('1 thing is waiting to be sent')

  await nora.context().setOffline(false)
  await expect(waitingBar(nora)).toHaveCount(0)
  await nora.reload()
  await expect(nora.getByRole('button', { name: /^Tunnel Clinic/ })).toHaveCount(1)
  await expect(nora.getByRole('button', { name: /^Tunnel Clinic West/ })).not.toContainText('Waiting')
})

test('after somebody has undone the deletion of a waiting contact, it waits again and is sent once @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const nora = await openHomePrefetched(testApp)
  await nora.goto('/contacts')
  await nora.context().setOffline(true)
  await nora.getByRole('button', { name: 'Add Contact' }).click()
  await nora.getByRole('dialog').getByLabel('Name').fill('Tunnel Clinic')
  await nora.getByRole('dialog').getByRole('combobox', { name: 'Category' }).selectOption({ index: 2 })
  await nora.getByRole('dialog').getByRole('button', { name: 'Add Contact' }).click()
  const row = nora.getByRole('button', { name: /^Tunnel Clinic/ })
  await row.click()
  await nora.getByRole('button', { name: 'Delete Tunnel Clinic' }).click()
  await nora.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await expect(waitingBar(nora)).toHaveCount(0)
  await toastOn(nora).getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Waiting')
  await expect(waitingBar(nora)).toHaveText('1 thing is waiting to be sent')

  await nora.context().setOffline(false)
  await expect(waitingBar(nora)).toHaveCount(0)
  await nora.reload()
  await expect(row).toHaveCount(1)
  await expect(row).not.toContainText('Waiting')
})
