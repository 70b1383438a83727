import { plainPicture } from '#platform/server/pictures/stored/testing.ts'
import { toastOn, updatesOn } from '../on-page/find-on-page.ts'
import { offerInstall } from '../on-page/install-prompt.ts'
import { holdFocusCode, keyboardOf } from '../on-page/keyboard.ts'
import { expect, test } from '../test-app/test-app.ts'

test('an update is shared with a picture, viewed, deleted and restored by keyboard alone', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  const keys = keyboardOf(nora)
  await nora.goto('/')
  const shared = updatesOn(nora).filter({ hasText: 'The room is ready.' })
  const add = nora.getByRole('button', { name: 'Add Update' })
  await keys.press(add)
  const dialog = nora.getByRole('dialog', { name: "Share Pip's Journey" })
  await keys.write(dialog.getByLabel('What is new?'), 'The room is ready.')
  const opening = nora.waitForEvent('filechooser')
  await keys.press(dialog.getByRole('button', { name: 'Add pictures' }))
  const buffer = await plainPicture().png().toBuffer()
  await (await opening).setFiles([{ name: 'cot.png', mimeType: 'image/png', buffer }])
  await expect(dialog).toContainText('1 picture is ready to be shared.')
  await keys.press(dialog.getByRole('button', { name: 'Share Update' }))
  await expect(dialog).toBeHidden()
  await expect(shared).toBeVisible()
  await expect(add).toBeFocused()

  const picture = shared.getByRole('button', { name: /shared by Nora/ })
  await keys.press(picture)
  const viewer = nora.getByRole('dialog', { name: /shared by Nora/ })
  await keys.press(viewer.getByRole('button', { name: 'Zoom in' }))
  await keys.press(viewer.getByRole('button', { name: 'Close' }))
  await expect(viewer).toBeHidden()
  await expect(picture).toBeFocused()

  const remove = shared.getByRole('button', { name: /^Delete/ })
  await keys.press(remove)
  await expect(nora.getByRole('dialog')).toBeVisible()
  await nora.keyboard.press('Escape')
  await expect(nora.getByRole('dialog')).toHaveCount(0)
  await expect(remove).toBeFocused()
  await nora.keyboard.press('Enter')
  await keys.press(nora.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await expect(shared).toHaveCount(0)
  await expect(nora.getByRole('list', { name: 'Recent updates' })).toBeFocused()
  await keys.undo()
  await expect(shared).toBeVisible()
  await expect(nora.getByRole('list', { name: 'Recent updates' })).toBeFocused()

  await keys.press(remove)
  await keys.press(nora.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await expect(shared).toHaveCount(0)
  await nora.goto('/trash')
  await keys.press(nora.getByRole('button', { name: /^Bring back/ }))
  await expect(toastOn(nora)).toContainText('Update brought back')
  await expect(nora.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the menu opens pages by keyboard alone, and the focus returns to its button', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  const keys = keyboardOf(nora)
  await nora.goto('/')
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  const menu = nora.getByRole('button', { name: 'Menu' })
  for (const [name, heading] of [
    ['Baby Wishlist', 'Baby Wishlist'],
    ['Home', 'Week 30'],
  ] as const) {
    await keys.press(menu)
    const sheet = nora.getByRole('dialog', { name: 'Menu' })
    await keys.press(sheet.getByRole('link', { name, exact: true }))
    await expect(nora.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(sheet).toBeHidden()
    await expect(menu).toBeFocused()
  }
})

test('going from page to page by keyboard alone never loses the focus', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  const keys = keyboardOf(nora)
  await nora.goto('/')
  for (const [name, heading] of [
    ['Open the guide', 'Pregnancy Journey'],
    ['Home', 'Week 30'],
    ['View All', 'Appointments'],
    ['Contacts', 'Contacts'],
    ['Recently deleted', 'Recently deleted'],
  ] as const) {
    await keys.press(nora.getByRole('link', { name, exact: true }))
    await expect(nora.getByRole('heading', { level: 1 })).toHaveText(heading)
    await keys.expectSomeFocus()
  }
})

test('opening a page with the first key press does not lose the focus, although the code that restores focus loads later', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  const release = await holdFocusCode(nora)
  await nora.goto('/')
  const keys = keyboardOf(nora)
  await keys.press(nora.getByRole('link', { name: 'Open the guide', exact: true }))
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Pregnancy Journey')
  release()
  await keys.expectSomeFocus()
})

test('a person accepts the offer to install Nestling by keyboard alone', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  await offerInstall(nora)
  await keyboardOf(nora).press(nora.getByRole('button', { name: 'Install' }))
  await expect(nora.getByRole('region', { name: 'Install Nestling' })).toHaveCount(0)
  await expect(nora.getByRole('main')).toBeFocused()
})
