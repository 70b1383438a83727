import type { Page } from '@playwright/test'
import { toastOn, wishOn } from '../on-page/find-on-page.ts'
import { keyboardOf } from '../on-page/keyboard.ts'
import { deleteWishes } from '../test-app/prepare-data.ts'
import { expect, test } from '../test-app/test-app.ts'

const dialogOn = (page: Page) => page.getByRole('dialog')
const headingOn = (page: Page) => page.getByRole('heading', { level: 1 })

test('a wish is added, edited, deleted and restored, and surprise settings are changed, by keyboard alone', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: deleteWishes })
  const nora = await testApp.person('mother')
  const keys = keyboardOf(nora)
  await nora.goto('/wishlist')
  await keys.press(nora.getByRole('button', { name: 'Add Item' }))
  await keys.write(dialogOn(nora).getByLabel('Item name'), 'Bibs')
  await keys.chooseOption(dialogOn(nora).getByLabel('Category'), 'Feeding')
  await keys.press(dialogOn(nora).getByRole('button', { name: 'Add Item' }))
  await expect(wishOn(nora, 'Bibs')).toBeVisible()
  await expect(nora.getByRole('main')).toBeFocused()

  const edit = nora.getByRole('button', { name: 'Edit Bibs' })
  await keys.press(edit)
  await keys.write(dialogOn(nora).getByLabel('Price'), '£4')
  await keys.press(dialogOn(nora).getByRole('button', { name: 'Save' }))
  await expect(wishOn(nora, 'Bibs')).toContainText('£4')
  await expect(edit).toBeFocused()

  await keys.press(nora.getByRole('button', { name: 'Delete Bibs' }))
  await keys.press(dialogOn(nora).getByRole('button', { name: 'Delete' }))
  await expect(toastOn(nora)).toContainText('Item deleted')
  await expect(wishOn(nora, 'Bibs')).toHaveCount(0)
  await expect(headingOn(nora)).toBeFocused()
  await keys.undo()
  await expect(wishOn(nora, 'Bibs')).toBeVisible()
  await keys.expectSomeFocus()

  await keys.press(nora.getByRole('button', { name: 'Surprise settings' }))
  await keys.chooseRadio(dialogOn(nora), dialogOn(nora).getByRole('radio', { name: /^Only that it is taken/ }))
  await keys.press(dialogOn(nora).getByRole('button', { name: 'Save' }))
  await expect(toastOn(nora)).toContainText('Settings Updated')
  await keys.expectSomeFocus()
})

test('a friend reserves a wish, releases it, and marks it as purchased, by keyboard alone', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ben = await testApp.person('friend')
  const keys = keyboardOf(ben)
  await ben.goto('/wishlist')
  const carrier = wishOn(ben, 'Baby carrier')
  const getIt = carrier.getByRole('button', { name: /^I’ll get it/ })
  const release = carrier.getByRole('button', { name: /^Undo/ })
  await keys.press(getIt)
  await expect(release).toBeFocused()
  // Wait for the response, because a second press before it does nothing.
  await expect(toastOn(ben)).toContainText('You are getting it')
  await ben.keyboard.press('Enter')
  await expect(getIt).toBeFocused()

  const cloths = wishOn(ben, 'Muslin cloths')
  await keys.press(cloths.getByRole('button', { name: /^I’ll get it/ }))
  await keys.chooseOption(dialogOn(ben).getByLabel('Muslin cloths'), '4')
  await keys.press(dialogOn(ben).getByRole('button', { name: 'I’ll get them' }))
  await expect(cloths).toContainText('You are getting 4')
  await expect(cloths.getByRole('button', { name: /^Undo/ })).toBeFocused()

  const buy = carrier.getByRole('button', { name: /^Mark as purchased/ })
  await keys.press(buy)
  await ben.keyboard.press('Escape')
  await expect(buy).toBeFocused()
  await ben.keyboard.press('Enter')
  await keys.press(dialogOn(ben).getByRole('button', { name: 'Mark as purchased' }))
  await expect(carrier.getByText('Purchased', { exact: true })).toBeVisible()
  await expect(headingOn(ben)).toBeFocused()
})
