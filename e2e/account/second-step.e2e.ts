import type { Page } from '@playwright/test'
import { codeOf } from '#features/sign-in/server/second-step/testing.ts'
import { signIn, toastOn, typeCredentials } from '../on-page/find-on-page.ts'
import { castPassword } from '../test-app/cast.ts'
import { expect, test } from '../test-app/test-app.ts'

const cardOn = (page: Page) => page.getByRole('region', { name: 'Signing in' })

/**
 * Sets up the second step with the code of half a minute ago, so the current code stays unused. Returns the secret and the
 * recovery codes.
 */
async function setUp(page: Page) {
  if (new URL(page.url()).pathname !== '/account') await page.goto('/account')
  await cardOn(page).getByRole('button', { name: 'Set up second step' }).click()
  await cardOn(page).getByRole('textbox', { name: 'Your password' }).fill(castPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'The secret for your authenticator app' })).toBeVisible()
  const secret = (await cardOn(page).getByRole('code').innerText()).replaceAll(' ', '')
  await cardOn(page)
    .getByLabel('Code from the app')
    .fill(codeOf(secret, new Date(), -1))
  await cardOn(page).getByRole('button', { name: 'Turn on' }).click()
  const codes = cardOn(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  return { secret, recoveryCodes: await codes.allInnerTexts() }
}

async function typePassword(page: Page) {
  await page.goto('/sign-in')
  await typeCredentials(page, 'grandmother')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

test('with a second step, signing in needs a code after the password, and the second step can be turned off', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 400/)
  const ruth = await testApp.person('grandmother')
  const { secret } = await setUp(ruth)
  await cardOn(ruth).getByRole('button', { name: 'I have them' }).click()
  await expect(cardOn(ruth)).toContainText('10 recovery codes left')
  await expect(cardOn(ruth).getByRole('button', { name: 'Change second step' })).toBeFocused()

  await ruth.goto('/api/logout')
  await typePassword(ruth)
  const code = ruth.getByLabel('Code from your app')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await ruth.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(/That code is not right, or was used before/)
  await code.fill(codeOf(secret, new Date()))
  await ruth.keyboard.press('Enter')
  await expect(toastOn(ruth)).toContainText('Welcome back! Successfully logged in.')
  await ruth.waitForURL('/')

  await ruth.goto('/account')
  await cardOn(ruth).getByRole('button', { name: 'Change second step' }).click()
  await cardOn(ruth).getByRole('textbox', { name: 'Your password' }).fill(castPassword)
  await cardOn(ruth).getByRole('button', { name: 'Turn off' }).click()
  await expect(toastOn(ruth)).toContainText('Second step turned off')
  await expect(cardOn(ruth)).toContainText('Off: your password is enough')
})

test('a person signs in with a recovery code, and new recovery codes replace the old ones', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  const { recoveryCodes } = await setUp(ruth)
  await ruth.goto('/api/logout')
  await typePassword(ruth)
  await ruth.getByLabel('Code from your app').fill(recoveryCodes[0] ?? '')
  await ruth.getByRole('button', { name: 'Sign In' }).click()
  await ruth.waitForURL('/')
  await ruth.goto('/account')
  await expect(cardOn(ruth)).toContainText('9 recovery codes left')
  await cardOn(ruth).getByRole('button', { name: 'Change second step' }).click()
  await cardOn(ruth).getByRole('textbox', { name: 'Your password' }).fill(castPassword)
  await cardOn(ruth).getByRole('button', { name: 'New codes' }).click()
  const codes = cardOn(ruth).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  expect(await codes.allInnerTexts()).not.toContain(recoveryCodes[1])
})

test('when an admin asks all admins for a second step, another admin must set one up before using the admin panel', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ mail: true })
  const nora = await testApp.person('mother')
  const part = (page: Page) => page.getByRole('region', { name: 'Second step for admins' })
  await nora.goto('/admin')
  await expect(part(nora)).toContainText('Without a second step: Nora and Sam.')
  await part(nora).getByRole('link', { name: 'Set one up in your account' }).click()
  await setUp(nora)
  await cardOn(nora).getByRole('button', { name: 'I have them' }).click()
  await nora.getByRole('link', { name: 'Settings' }).click()
  await part(nora).getByRole('button', { name: 'Ask admins for it' }).click()
  const question = nora.getByRole('dialog', { name: 'Ask every admin for a second step?' })
  await expect(question).toContainText('Sam has none yet.')
  await question.getByRole('button', { name: 'Ask admins' }).click()
  await expect(toastOn(nora)).toContainText('Admins now need a second step')
  await expect(part(nora)).toContainText(/Asked for since .+ by Nora\..+Without a second step: Sam\./)
  await expect
    .poll(() => testApp.mails.map(({ subject }) => subject))
    .toContain('Admins now need a second step in Nestling')

  const sam = await testApp.person('partner')
  const laptop = await testApp.visitor()
  await signIn(laptop, 'partner')
  await sam.goto('/admin')
  await expect(sam.getByRole('heading', { level: 1 })).toHaveText('Admins need a second step here')
  await sam.getByRole('link', { name: 'Set one up in your account' }).click()
  await expect(cardOn(sam)).toContainText('Admins need one, or a passkey.')
  const { secret } = await setUp(sam)
  await cardOn(sam).getByRole('button', { name: 'I have them' }).click()
  await expect(cardOn(sam)).toContainText('10 recovery codes left')
  await sam.getByRole('link', { name: 'Settings' }).click()
  await expect(sam.getByRole('heading', { level: 1 })).toHaveText('Admin Panel')
  await expect(part(sam)).toContainText('Every admin has a second step.')

  // Sam’s older session has to sign in again, and then returns to the admin panel.
  await laptop.goto('/admin')
  await laptop.getByRole('link', { name: 'Sign in again' }).click()
  await typeCredentials(laptop, 'partner')
  await laptop.getByRole('button', { name: 'Sign In' }).click()
  await laptop.getByLabel('Code from your app').fill(codeOf(secret, new Date()))
  await laptop.keyboard.press('Enter')
  await expect(laptop.getByRole('heading', { level: 1 })).toHaveText('Admin Panel')
})
