import { expect, type Page } from '@playwright/test'
import { codeOf } from '#features/sign-in/server/second-step/testing.ts'
import { castPassword } from '../test-app/cast.ts'

/** The part of the account page for passkeys and the second step. */
export const secondStepCard = (page: Page) => page.getByRole('region', { name: 'Signing in' })

/**
 * Sets up the second step with the code of half a minute ago, so the current code stays unused. Returns the secret and the
 * recovery codes.
 */
export async function setUpSecondStep(page: Page) {
  if (new URL(page.url()).pathname !== '/account') await page.goto('/account')
  await secondStepCard(page).getByRole('button', { name: 'Set up second step' }).click()
  await secondStepCard(page).getByRole('textbox', { name: 'Your password' }).fill(castPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'The secret for your authenticator app' })).toBeVisible()
  const secret = (await secondStepCard(page).getByRole('code').innerText()).replaceAll(' ', '')
  await secondStepCard(page)
    .getByLabel('Code from the app')
    .fill(codeOf(secret, new Date(), -1))
  await secondStepCard(page).getByRole('button', { name: 'Turn on' }).click()
  const codes = secondStepCard(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  return { secret, recoveryCodes: await codes.allInnerTexts() }
}
