import type { Page } from '@playwright/test'
import { openComments, sendComment } from '../on-page/comments-on-page.ts'
import { typeCredentials } from '../on-page/find-on-page.ts'
import { addPhotos } from '../test-app/prepare-data.ts'
import { makeNews } from '../test-app/prepare-news.ts'
import { expect, test } from '../test-app/test-app.ts'

const entryOn = (page: Page, words: string | RegExp) => page.getByRole('link', { name: words })
const dialogOn = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Opens the list of news, and waits until it contains this entry. */
async function openNews(page: Page, words: string | RegExp) {
  await page.goto('/news')
  await expect(entryOn(page, words).first()).toBeVisible()
  return entryOn(page, words).first()
}

test('an entry about an update opens that update, and after closing it the person is on home', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: makeNews })
  const ruth = await testApp.person('grandmother')
  const entry = await openNews(ruth, /shared/)
  await entry.click()
  await expect(dialogOn(ruth, 'Update').getByRole('listitem')).toHaveCount(1)
  await expect(ruth).toHaveURL(`${testApp.address}/`)
  await dialogOn(ruth, 'Update').getByRole('button', { name: 'Close' }).click()
  await expect(ruth.getByRole('dialog')).toHaveCount(0)
  await expect(ruth.getByRole('list', { name: 'Recent updates' })).toBeVisible()
})

test('an entry about a comment opens the comments on the update', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const [sam, ruth] = [await testApp.person('partner'), await testApp.person('grandmother')]
  await ruth.goto('/')
  await openComments(ruth)
  await sendComment(ruth, 'How lovely!')
  const entry = await openNews(sam, /Ruth commented on an update/)
  await entry.click()
  await expect(dialogOn(sam, 'Comments').getByRole('list', { name: 'Comments' })).toContainText('How lovely!')
})

test('several photos in a row are one entry, which opens the album at the newest of them', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: addPhotos('The crib', 'The lamp', 'The rug') })
  const ruth = await testApp.person('grandmother')
  const entry = await openNews(ruth, /Nora shared 3 photos/)
  await entry.click()
  await expect(dialogOn(ruth, /^Photo 1 of 3/)).toContainText('The rug')
  await expect(ruth).toHaveURL(`${testApp.address}/album`)
  await dialogOn(ruth, /^Photo 1 of 3/)
    .getByRole('button', { name: 'Close' })
    .click()
  await expect(ruth.getByRole('dialog')).toHaveCount(0)
  await expect(ruth.getByRole('button', { name: /^Photo 1 of 3/ })).toBeFocused()
})

test('an entry about an appointment opens that appointment @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: makeNews })
  const ruth = await testApp.person('grandmother')
  const entry = await openNews(ruth, /added an appointment/)
  await entry.click()
  await expect(dialogOn(ruth, 'Appointment').getByRole('heading', { level: 3 })).toHaveCount(1)
  await expect(ruth).toHaveURL(`${testApp.address}/appointments`)
})

test('a link to a person opens the family page, and moves the focus to that person', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/family?member=1')
  await expect(nora.getByRole('listitem').filter({ hasText: 'Nora' })).toBeFocused()
  await nora.goto('/family?member=999999')
  await expect(nora.getByText('no longer follows the journey')).toBeVisible()
})

test('a link to something that was deleted opens a message that says so @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: addPhotos('The crib') })
  testApp.expectProblem(/status of 404/)
  const ruth = await testApp.person('grandmother')
  const gone = dialogOn(ruth, 'Not here any more')
  for (const [path, what] of [
    ['/?update=999999', 'update'],
    ['/album?photo=999999', 'photo'],
    ['/appointments?appointment=999999', 'appointment'],
  ]) {
    await ruth.goto(path ?? '')
    await expect(gone).toContainText(`This ${what} is not here any more`)
    await gone.getByRole('button', { name: 'Close' }).click()
    await expect(ruth.getByRole('dialog')).toHaveCount(0)
  }
})

test('a person who follows a link in a mail signs in first, and then sees what the link leads to', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const visitor = await testApp.visitor()
  await visitor.goto('/?update=1')
  await visitor.getByRole('link', { name: 'Sign In' }).click()
  await typeCredentials(visitor, 'grandmother')
  await visitor.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialogOn(visitor, 'Update')).toBeVisible()
})
