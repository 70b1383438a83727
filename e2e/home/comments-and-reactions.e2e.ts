import { viewer } from '../album/album-on-page.ts'
import { phone } from '../on-page/cached-data.ts'
import {
  commentsDialogOn,
  commentsOn,
  firstUpdate,
  openComments,
  reactButton,
  sendComment,
} from '../on-page/comments-on-page.ts'
import { toastOn, updatesOn } from '../on-page/find-on-page.ts'
import { addPhotos, limitRights } from '../test-app/prepare-data.ts'
import { expect, test } from '../test-app/test-app.ts'

test('a reaction is chosen, changed and taken back, and the family sees it', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother', phone)
  const nora = await testApp.person('mother', phone)
  await ruth.goto('/')
  await reactButton(ruth).click()
  await firstUpdate(ruth).getByRole('button', { name: 'Love' }).click()
  await expect(reactButton(ruth)).toHaveAccessibleName('React. So far: 1 Love. Yours: Love')
  await expect(reactButton(ruth)).toBeFocused()

  await nora.goto('/')
  await expect(reactButton(nora)).toHaveAccessibleName('React. So far: 1 Love')
  await reactButton(nora).click()
  await firstUpdate(nora).getByRole('button', { name: 'Hug' }).click()
  await expect(reactButton(nora)).toHaveAccessibleName('React. So far: 1 Love, 1 Hug. Yours: Hug')

  await reactButton(ruth).click()
  await firstUpdate(ruth).getByRole('button', { name: 'Star', exact: true }).click()
  await expect(reactButton(ruth)).toHaveAccessibleName('React. So far: 1 Hug, 1 Star. Yours: Star')
  await reactButton(ruth).click()
  await expect(firstUpdate(ruth).getByRole('button', { name: 'Star', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await firstUpdate(ruth).getByRole('button', { name: 'Star', exact: true }).click()
  await expect(reactButton(ruth)).toHaveAccessibleName('React. So far: 1 Hug')
})

test('the buttons to react to updates appear below all updates at the same time', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother', phone)
  await ruth.addInitScript({
    content: `new MutationObserver(() => {
      const { length } = document.querySelectorAll('button[aria-label^="React"]')
      if (length > 0) document.documentElement.dataset.appearedFirst ??= length
    }).observe(document, { childList: true, subtree: true })`,
  })
  await ruth.goto('/')
  await expect(reactButton(ruth)).toBeVisible()
  await expect(ruth.locator('html')).toHaveAttribute('data-appeared-first', String(await updatesOn(ruth).count()))
})

test('the family comments on an update, and only the author of a comment can change it', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother', phone)
  const nora = await testApp.person('mother', phone)
  await ruth.goto('/')
  await openComments(ruth, 'Comment')
  await expect(commentsDialogOn(ruth)).toContainText('No comments yet. Write the first one.')
  await sendComment(ruth, 'How lovley!')
  await expect(commentsDialogOn(ruth).getByLabel('Your comment')).toHaveValue('')
  await commentsOn(ruth).getByRole('button', { name: 'Change' }).click()
  await commentsDialogOn(ruth).getByLabel('Change your comment').fill('How lovely!')
  await commentsDialogOn(ruth).getByRole('button', { name: 'Save' }).click()
  await expect(commentsOn(ruth)).toContainText('How lovely!')
  await expect(commentsOn(ruth)).toContainText('changed')
  await ruth.keyboard.press('Escape')
  await expect(firstUpdate(ruth).getByRole('button', { name: '1 comment' })).toBeFocused()

  await nora.goto('/')
  await openComments(nora, '1 comment')
  await expect(commentsOn(nora).getByRole('button', { name: 'Change' })).toHaveCount(0)
  await sendComment(nora, 'Thank you.\nSee you on Sunday.')
  await expect(commentsOn(nora)).toHaveCount(2)
  await expect(commentsOn(nora).first()).toContainText('Ruth')
})

test('a comment is deleted by a parent, and Undo restores it', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  const nora = await testApp.person('mother')
  await ruth.goto('/')
  await openComments(ruth)
  await sendComment(ruth, 'Which name will it be?')
  await nora.goto('/')
  await openComments(nora)
  await commentsOn(nora).getByRole('button', { name: 'Delete' }).click()
  await expect(commentsOn(nora)).toHaveCount(0)
  await expect(toastOn(nora)).toContainText('Comment deleted')
  await toastOn(nora).getByRole('button', { name: 'Undo' }).click()
  await expect(commentsOn(nora)).toContainText('Which name will it be?')
})

test('if guests may only see updates, a guest reads reactions and comments and can add none @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: limitRights('guest', 'updates', 'see') })
  const nora = await testApp.person('mother')
  const ben = await testApp.person('friend')
  await nora.goto('/')
  await reactButton(nora).click()
  await firstUpdate(nora).getByRole('button', { name: 'Love' }).click()
  await openComments(nora)
  await sendComment(nora, 'For everybody.')
  await ben.goto('/')
  await expect(firstUpdate(ben)).toContainText('1 Love')
  await expect(reactButton(ben)).toHaveCount(0)
  await openComments(ben, '1 comment')
  await expect(commentsOn(ben)).toContainText('For everybody.')
  await expect(commentsDialogOn(ben).getByLabel('Your comment')).toHaveCount(0)
  await expect(commentsOn(ben).getByRole('button')).toHaveCount(0)
})

test('photos have reactions and comments too @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: addPhotos('The first scan', 'A hand, waving') })
  const ruth = await testApp.person('grandmother', phone)
  await ruth.goto('/album')
  await ruth.getByRole('button', { name: /^Photo 1 of/ }).click()
  await viewer(ruth).getByRole('button', { name: 'React' }).click()
  await viewer(ruth).getByRole('button', { name: 'Tear of joy' }).click()
  await expect(viewer(ruth).getByRole('button', { name: /^React/ })).toHaveAccessibleName(
    'React. So far: 1 Tear of joy. Yours: Tear of joy',
  )
  await viewer(ruth).getByRole('button', { name: 'Comment' }).click()
  await sendComment(ruth, 'Hello, little hand.')
  await ruth.keyboard.press('Escape')
  await expect(viewer(ruth).getByRole('button', { name: '1 comment' })).toBeFocused()
  await viewer(ruth).press('ArrowRight')
  await expect(viewer(ruth).getByRole('button', { name: 'Comment' })).toBeVisible()
})

test('the author of an update sees who has seen it, except people who hide what they have seen @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const sam = await testApp.person('partner')
  const ruth = await testApp.person('grandmother', phone)
  const ben = await testApp.person('friend', phone)
  await ben.goto('/account')
  await ben.getByRole('checkbox', { name: 'Hide what I have seen' }).check()
  await expect(toastOn(ben)).toHaveText('Choice saved')
  for (const page of [ruth, ben]) {
    const noted = page.waitForResponse('**/api/update-views')
    await page.goto('/')
    await firstUpdate(page).scrollIntoViewIfNeeded()
    expect((await noted).status()).toBe(204)
  }
  await sam.goto('/')
  await expect(firstUpdate(sam)).toContainText('The cot is built.')
  await openComments(sam)
  await expect(commentsDialogOn(sam)).toContainText('Seen by Ruth.')

  await openComments(ruth)
  await expect(commentsDialogOn(ruth).getByLabel('Your comment')).toBeVisible()
  await expect(commentsDialogOn(ruth)).not.toContainText(/seen/i)
})
