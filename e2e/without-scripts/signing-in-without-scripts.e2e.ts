import type { Page } from '@playwright/test'
import { codeOf } from '#features/sign-in/server/second-step/testing.ts'
import { secondStepCard, setUpSecondStep } from '../account/second-step-on-page.ts'
import { phone } from '../on-page/cached-data.ts'
import { typeCredentials } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'

const withoutScripts = { ...phone, javaScriptEnabled: false }

const press = (page: Page) => page.getByRole('button', { name: 'Sign In' }).click()

test('without scripts a visitor is led to the sign-in page, signs in, reads home and contacts, and signs out', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 401/)
  const ruth = await testApp.visitor(withoutScripts)
  for (const path of ['/guide', '/sign-in', '/']) {
    await ruth.goto(path)
    await ruth.waitForURL('/sign-in?plain=')
  }
  await expect(ruth).toHaveTitle('Sign in · Nestling')
  await expect(ruth.getByRole('main')).toContainText('you can read the home page, the guide, appointments and contacts')
  await expect(ruth.getByRole('alert')).toHaveCount(0)
  // A control that can be seen but does nothing would deceive the person.
  await expect(ruth.locator('button:visible')).toHaveText(['Sign In'])

  await typeCredentials(ruth, 'grandmother', 'a wrong password')
  const sent = ruth.waitForRequest((request) => request.method() === 'POST')
  await press(ruth)
  await expect(ruth.getByRole('alert')).toHaveText('Invalid email or password')
  await expect(ruth.getByLabel('Username')).toHaveValue('ruth@nestling.example')
  await expect(ruth.getByRole('textbox', { name: 'Password' })).toHaveValue('')
  // Old browsers, and all browsers over plain http, send no `Sec-Fetch-Site`. Then only `Origin` names the form’s site.
  expect(await (await sent).headerValue('origin')).toBe(testApp.address)

  await typeCredentials(ruth, 'grandmother')
  await press(ruth)
  await ruth.waitForURL('/?plain=')
  await expect(ruth.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  await ruth.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contacts' }).click()
  await expect(ruth.getByRole('link', { name: 'oona@farrell.example' })).toBeVisible()

  await ruth.getByRole('button', { name: 'Sign out' }).click()
  await ruth.waitForURL('/sign-in?plain=')
  await ruth.goto('/contacts?plain=')
  await ruth.waitForURL('/sign-in?plain=')
})

test('without scripts a person with a second step signs in with a code after the password', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 400/)
  const withScripts = await testApp.person('grandmother')
  const { secret } = await setUpSecondStep(withScripts)
  await secondStepCard(withScripts).getByRole('button', { name: 'I have them' }).click()

  const ruth = await testApp.visitor(withoutScripts)
  await ruth.goto('/sign-in')
  await ruth.waitForURL('/sign-in?plain=')
  await typeCredentials(ruth, 'grandmother')
  await press(ruth)
  await expect(ruth.getByRole('heading', { level: 1 })).toHaveText('One more step')
  await ruth.getByLabel('Code from your app').fill('000000')
  await press(ruth)
  await expect(ruth.getByRole('alert')).toHaveText('That code is not right, or was used before.')
  await ruth.getByLabel('Code from your app').fill(codeOf(secret, new Date()))
  await press(ruth)
  await ruth.waitForURL('/?plain=')
  await expect(ruth.getByRole('heading', { level: 1 })).toHaveText('Week 30')
})
