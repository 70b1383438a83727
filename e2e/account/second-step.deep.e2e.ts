import type { Page } from '@playwright/test'
import { codeOf } from '#features/sign-in/server/second-step/testing.ts'
import { signIn, toastOn, typeCredentials } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'
import { secondStepCard, setUpSecondStep } from './second-step-on-page.ts'

test('when an admin asks all admins for a second step, another admin must set one up before using the admin panel', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ mail: true })
  const nora = await testApp.person('mother')
  const part = (page: Page) => page.getByRole('region', { name: 'Second step for admins' })
  await nora.goto('/admin')
  await expect(part(nora)).toContainText('Without a second step: Nora and Sam.')
  await part(nora).getByRole('link', { name: 'Set one up in your account' }).click()
  await setUpSecondStep(nora)
  await secondStepCard(nora).getByRole('button', { name: 'I have them' }).click()
  await nora.getByRole('link', { name: 'Settings' }).click()
  await part(nora).getByRole('button', { name: 'Ask admins for it' }).click()
  const question = nora.getByRole('dialog', { name: 'Ask every admin for a second step?' })
  await expect(question).toContainText('Sam has none yet.')
  await question.getByRole('button', { name: 'Ask admins' }).click()
  await expect(toastOn(nora)).toContainText('Admins now need a second step')
  await expect(part(nora)).toContainText(/Nora asked for it on .+\..+Without a second step: Sam\./)
  await expect
    .poll(() => testApp.mails.map(({ subject }) => subject))
    .toContain('Admins now need a second step in Nestling')

  const sam = await testApp.person('partner')
  const laptop = await testApp.visitor()
  await signIn(laptop, 'partner')
  await sam.goto('/admin')
  await expect(sam.getByRole('heading', { level: 1 })).toHaveText('Admins need a second step here')
  await sam.getByRole('link', { name: 'Set one up in your account' }).click()
  await expect(secondStepCard(sam)).toContainText('Admins need one, or a passkey.')
  const { secret } = await setUpSecondStep(sam)
  await secondStepCard(sam).getByRole('button', { name: 'I have them' }).click()
  await expect(secondStepCard(sam)).toContainText('10 recovery codes left')
  await sam.getByRole('link', { name: 'Settings' }).click()
  await expect(sam.getByRole('heading', { level: 1 })).toHaveText('Admin Panel')
  await expect(part(sam)).toContainText('Every admin has a second step.')

  // On the laptop, Sam signed in before he had a second step. He has to sign in again, and then sees the admin panel.
  await laptop.goto('/admin')
  await laptop.getByRole('link', { name: 'Sign in again' }).click()
  await typeCredentials(laptop, 'partner')
  await laptop.getByRole('button', { name: 'Sign In' }).click()
  await laptop.getByLabel('Code from your app').fill(codeOf(secret, new Date()))
  await laptop.keyboard.press('Enter')
  await expect(laptop.getByRole('heading', { level: 1 })).toHaveText('Admin Panel')
})
