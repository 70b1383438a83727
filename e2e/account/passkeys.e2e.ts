import type { Page } from '@playwright/test'
import { openAuthenticator, withoutAutofill } from '../on-page/authenticator.ts'
import { toastOn } from '../on-page/find-on-page.ts'
import { castPassword } from '../test-app/cast.ts'
import { expect, test } from '../test-app/test-app.ts'

const cardOn = (page: Page) => page.getByRole('region', { name: 'Passkeys' })

async function addPasskey(page: Page) {
  await page.goto('/account')
  await cardOn(page).getByRole('button', { name: 'Add a passkey' }).click()
  await cardOn(page).getByRole('textbox', { name: 'Your password' }).fill(castPassword)
  await cardOn(page).getByRole('button', { name: 'Continue' }).click()
}

test('a person adds a passkey, signs in with it, renames it and removes it @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ passkeys: true })
  const ruth = await testApp.person('grandmother')
  await withoutAutofill(ruth)
  const phone = await openAuthenticator(ruth)
  await addPasskey(ruth)
  await expect(toastOn(ruth)).toContainText('Passkey added')
  const row = cardOn(ruth).getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
  await expect(row).toContainText('Not used yet')
  await expect(cardOn(ruth).getByRole('button', { name: 'Add a passkey' })).toBeFocused()
  expect(await phone.countPasskeys()).toBe(1)

  await ruth.goto('/api/logout')
  await ruth.goto('/sign-in#/wishlist')
  await ruth.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(toastOn(ruth)).toContainText('Welcome back! Successfully logged in.')
  await ruth.waitForURL('/wishlist')

  await ruth.goto('/account')
  await expect(row).toContainText('Last used just now')
  await row.getByRole('button', { name: 'Rename' }).click()
  const dialog = ruth.getByRole('dialog', { name: 'Rename this passkey' })
  await dialog.getByLabel('Name').fill('Ruth’s telephone')
  await dialog.getByRole('button', { name: 'Save name' }).click()
  await expect(row).toContainText('Ruth’s telephone')

  await row.getByRole('button', { name: 'Remove Ruth’s telephone' }).click()
  await ruth.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toastOn(ruth)).toContainText('Passkey removed')
  await expect(row).toHaveCount(0)

  testApp.expectProblem(/status of 403/)
  await ruth.goto('/api/logout')
  await ruth.goto('/sign-in')
  await ruth.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(toastOn(ruth)).toContainText('This passkey does not work here.')
})

test('if the browser offers passkeys in its autofill of the username, a person signs in without pressing the button @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ passkeys: true })
  const ruth = await testApp.person('grandmother')
  await openAuthenticator(ruth)
  await addPasskey(ruth)
  await expect(toastOn(ruth)).toContainText('Passkey added')
  await ruth.goto('/api/logout')
  // The virtual authenticator agrees at once, so nobody has to choose the passkey.
  await ruth.goto('/sign-in')
  await expect(toastOn(ruth)).toContainText('Welcome back! Successfully logged in.')
  await ruth.waitForURL('/')
})

test('no passkey is added after a wrong password, or if the device cannot verify its owner @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ passkeys: true })
  testApp.expectProblem(/status of 400/)
  const ruth = await testApp.person('grandmother')
  const phone = await openAuthenticator(ruth)
  await ruth.goto('/account')
  await cardOn(ruth).getByRole('button', { name: 'Add a passkey' }).click()
  const password = cardOn(ruth).getByRole('textbox', { name: 'Your password' })
  await expect(password).toBeFocused()
  await password.fill('not her password')
  await ruth.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription(/That is not your current password/)
  await phone.setOwnerVerified(false)
  await password.fill(castPassword)
  await ruth.keyboard.press('Enter')
  await expect(cardOn(ruth).getByRole('button', { name: 'Continue' })).toBeEnabled()
  await expect(toastOn(ruth)).toHaveCount(0)
  expect(await phone.countPasskeys()).toBe(0)
})

test('without an https address, the account and the sign-in page offer no passkeys, and the account says why @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/account')
  await expect(cardOn(ruth)).toContainText('Passkeys need an https address with a domain name')
  await expect(cardOn(ruth).getByRole('button')).toHaveCount(0)
  await ruth.goto('/api/logout')
  await ruth.goto('/sign-in')
  await expect(ruth.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(ruth.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
})
