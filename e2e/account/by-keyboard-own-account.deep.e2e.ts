import { plainPicture } from '#platform/server/pictures/stored/testing.ts'
import { signIn, toastOn } from '../on-page/find-on-page.ts'
import { keyboardOf } from '../on-page/keyboard.ts'
import { castPassword } from '../test-app/cast.ts'
import { expect, test } from '../test-app/test-app.ts'

test('a person changes their picture, name, password and theme, and signs out a device, by keyboard alone', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const [ruth, elsewhere] = [await testApp.person('grandmother'), await testApp.visitor({ userAgent })]
  await signIn(elsewhere, 'grandmother')
  // Leave home. It would show the new picture, and could request it just after Ruth removed it.
  await elsewhere.goto('/contacts')
  const keys = keyboardOf(ruth)
  await ruth.goto('/account')
  const choose = ruth.getByRole('button', { name: 'Choose a picture' })
  const card = ruth.getByRole('region', { name: 'Your picture' })
  const buffer = await plainPicture().png().toBuffer()
  const save = ruth.getByRole('button', { name: 'Save picture' })
  const pick = async () => {
    const opening = ruth.waitForEvent('filechooser')
    await keys.press(choose)
    await (await opening).setFiles([{ name: 'me.png', mimeType: 'image/png', buffer }])
    await expect(save).toBeFocused()
  }
  await pick()
  await keys.press(ruth.getByRole('button', { name: 'Not this one' }))
  await expect(card).toBeFocused()
  await pick()
  await ruth.keyboard.press('Enter')
  await expect(toastOn(ruth)).toContainText('Picture saved')
  await expect(ruth.getByRole('button', { name: 'Change picture' })).toBeFocused()
  // Wait for the picture. Otherwise this page, too, could request it just after Ruth removed it.
  await expect(card.locator('img[src^="/api/portraits/"]')).toHaveJSProperty('naturalWidth', 256)
  await keys.press(ruth.getByRole('button', { name: 'Remove' }))
  await expect(toastOn(ruth)).toContainText('Picture removed')
  await expect(card).toBeFocused()

  await keys.write(ruth.getByLabel('First name'), 'Gran')
  await ruth.keyboard.press('Enter')
  await expect(toastOn(ruth)).toContainText('Name saved')
  await expect(ruth.getByLabel('First name')).toBeFocused()

  await keys.press(ruth.getByRole('button', { name: 'Sign out Firefox on Windows' }))
  await expect(toastOn(ruth)).toContainText('Signed out')
  await expect(ruth.getByRole('list', { name: 'Devices' })).toBeFocused()

  const changePassword = ruth.getByRole('button', { name: 'Change password' })
  await keys.press(changePassword)
  await keys.write(ruth.getByRole('textbox', { name: 'Current password' }), castPassword)
  await keys.write(ruth.getByRole('textbox', { name: 'New password' }), 'nine loud magpies')
  await ruth.keyboard.press('Enter')
  await expect(toastOn(ruth)).toContainText('Password saved')
  await expect(changePassword).toBeFocused()

  await keys.goTo(ruth.getByRole('radio', { name: 'Same as the device', exact: true }))
  for (let step = 0; step < 3; step += 1) {
    await ruth.keyboard.press('ArrowDown')
    await keys.expectSomeFocus()
  }
  await expect(ruth.locator('html')).toHaveAttribute('data-theme', 'dim')
  await expect(ruth.getByRole('radio', { name: /^Dim/ })).toBeFocused()
})

test('a person deletes their account by keyboard alone', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  const keys = keyboardOf(ruth)
  await ruth.goto('/account')
  const leave = ruth.getByRole('button', { name: 'Delete my account' })
  await keys.press(leave)
  await ruth.keyboard.press('Escape')
  await expect(leave).toBeFocused()
  await ruth.keyboard.press('Enter')
  await keys.write(ruth.getByRole('dialog').getByRole('textbox', { name: 'Your password' }), castPassword)
  await ruth.keyboard.press('Enter')
  await expect(ruth.getByText('Your account has been deleted')).toBeVisible()
})
