import type { Page } from '@playwright/test'
import { codeOf } from '#features/sign-in/server/second-step/testing.ts'
import { toastOn, typeCredentials } from '../on-page/find-on-page.ts'
import { castPassword } from '../test-app/cast.ts'
import { expect, test } from '../test-app/test-app.ts'
import { secondStepCard, setUpSecondStep } from './second-step-on-page.ts'

async function typePassword(page: Page) {
  await page.goto('/sign-in')
  await typeCredentials(page, 'grandmother')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

test('with a second step, signing in needs a code after the password, and the second step can be turned off @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 400/)
  const ruth = await testApp.person('grandmother')
  const { secret } = await setUpSecondStep(ruth)
  await secondStepCard(ruth).getByRole('button', { name: 'I have them' }).click()
  await expect(secondStepCard(ruth)).toContainText('10 recovery codes left')
  await expect(secondStepCard(ruth).getByRole('button', { name: 'Change second step' })).toBeFocused()

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
  await secondStepCard(ruth).getByRole('button', { name: 'Change second step' }).click()
  await secondStepCard(ruth).getByRole('textbox', { name: 'Your password' }).fill(castPassword)
  await secondStepCard(ruth).getByRole('button', { name: 'Turn off' }).click()
  await expect(toastOn(ruth)).toContainText('Second step turned off')
  await expect(secondStepCard(ruth)).toContainText('Off: your password is enough')
})

test('a person signs in with a recovery code, and new recovery codes replace the old ones @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  const { recoveryCodes } = await setUpSecondStep(ruth)
  await ruth.goto('/api/logout')
  await typePassword(ruth)
  await ruth.getByLabel('Code from your app').fill(recoveryCodes[0] ?? '')
  await ruth.getByRole('button', { name: 'Sign In' }).click()
  await ruth.waitForURL('/')
  await ruth.goto('/account')
  await expect(secondStepCard(ruth)).toContainText('9 recovery codes left')
  await secondStepCard(ruth).getByRole('button', { name: 'Change second step' }).click()
  await secondStepCard(ruth).getByRole('textbox', { name: 'Your password' }).fill(castPassword)
  await secondStepCard(ruth).getByRole('button', { name: 'New codes' }).click()
  const codes = secondStepCard(ruth).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  expect(await codes.allInnerTexts()).not.toContain(recoveryCodes[1])
})
