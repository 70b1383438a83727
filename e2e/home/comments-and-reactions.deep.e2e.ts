import { commentsDialogOn, commentsOn, firstUpdate, openComments, reactButton } from '../on-page/comments-on-page.ts'
import { toastOn } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'

test('Escape closes the choice of reactions, and the focus returns to its button', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  await reactButton(nora).click()
  await firstUpdate(nora).getByRole('button', { name: 'Applause' }).focus()
  await nora.keyboard.press('Escape')
  await expect(firstUpdate(nora).getByRole('group', { name: 'Choose a reaction' })).toHaveCount(0)
  await expect(reactButton(nora)).toBeFocused()
})

test('a reaction that fails to be saved disappears again, with a message', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503/)
  const nora = await testApp.person('mother')
  await nora.route('**/reaction', (route) => route.fulfill({ status: 503, json: { code: 'internal' } }))
  await nora.goto('/')
  await reactButton(nora).click()
  await firstUpdate(nora).getByRole('button', { name: 'Smile' }).click()
  await expect(toastOn(nora)).toContainText('Your reaction was not saved')
  await expect(reactButton(nora)).toHaveAccessibleName('React')
})

test('earlier comments load by a button', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  const { id } = await (await nora.request.get('/api/pregnancies/current')).json()
  const [newest] = await (await nora.request.get(`/api/pregnancies/${id}/updates?limit=1`)).json()
  for (let number = 1; number <= 21; number++) {
    const response = await nora.request.post(`/api/updates/${newest.id}/comments`, {
      data: { content: `Comment number ${number}` },
      headers: { origin: new URL(nora.url()).origin },
    })
    expect(response.status()).toBe(201)
  }
  await nora.reload()
  await openComments(nora, '21 comments')
  await expect(commentsOn(nora)).toHaveCount(20)
  await expect(commentsOn(nora).first()).toContainText('Comment number 2')
  await commentsDialogOn(nora).getByRole('button', { name: 'Show earlier comments' }).click()
  await expect(commentsOn(nora)).toHaveCount(21)
  await expect(commentsDialogOn(nora).getByRole('button', { name: 'Show earlier comments' })).toHaveCount(0)
})

test('if comments fail to load, a retry shows them', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503/)
  const nora = await testApp.person('mother')
  await nora.route('**/comments?*', (route) => route.fulfill({ status: 503, body: '' }))
  await nora.goto('/')
  await openComments(nora)
  await expect(commentsDialogOn(nora).getByRole('alert')).toContainText('The comments could not be loaded.')
  await nora.unrouteAll()
  await commentsDialogOn(nora).getByRole('button', { name: 'Try again' }).click()
  await expect(commentsDialogOn(nora)).toContainText('No comments yet.')
})

test('a comment that was typed but not sent is still there after the dialog is closed and the page is reloaded', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  await openComments(nora)
  await commentsDialogOn(nora).getByLabel('Your comment').fill('So small, and')
  await nora.keyboard.press('Escape')
  await nora.reload()
  await openComments(nora)
  await expect(commentsDialogOn(nora).getByLabel('Your comment')).toHaveValue('So small, and')
})
