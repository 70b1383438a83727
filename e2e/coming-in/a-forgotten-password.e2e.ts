import type { Page } from '@playwright/test'
import { memberOn, signIn, toastOn, typeCredentials } from '../on-page/find-on-page.ts'
import { cast } from '../test-app/cast.ts'
import { expect, test } from '../test-app/test-app.ts'

const newPassword = 'nine loud magpies'

async function chooseNewPassword(page: Page) {
  await page.getByRole('textbox', { name: 'New password' }).fill(newPassword)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.waitForURL('/sign-in')
  await expect(toastOn(page)).toContainText('Password saved')
  await typeCredentials(page, 'grandmother', newPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Week 30')
}

test('a person who forgot their password gets a link by mail, which works once and signs out all their devices', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ mail: true })
  testApp.expectProblem(/status of 403/)
  const elsewhere = await testApp.person('grandmother')
  const ruth = await testApp.visitor()
  await ruth.goto('/sign-in')
  await ruth.getByRole('link', { name: 'Forgot your password?' }).click()
  await ruth.getByLabel('Email').fill(cast.grandmother.email)
  await ruth.getByRole('button', { name: 'Send me a link' }).click()
  await expect(ruth.getByRole('heading', { name: 'Check your mail' })).toBeFocused()
  await expect.poll(() => testApp.mails.length).toBe(1)
  const link = testApp.mails[0]?.link ?? ''
  expect(link).toMatch(new RegExp(`^${testApp.address}/reset-password#[\\w-]{32,}$`))

  await ruth.goto(link)
  await chooseNewPassword(ruth)
  await elsewhere.goto('/')
  await expect(elsewhere.getByRole('link', { name: 'Sign In' })).toBeVisible()

  await elsewhere.goto(link)
  await elsewhere.getByRole('textbox', { name: 'New password' }).fill(newPassword)
  await elsewhere.getByRole('button', { name: 'Save password' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'This link does not work' })).toBeFocused()
})

test('an unknown email gets the same message as a known one, and no mail is sent to it @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ mail: true })
  const visitor = await testApp.visitor()
  for (const email of ['nobody@nestling.example', cast.grandmother.email]) {
    await visitor.goto('/forgot-password')
    await visitor.getByLabel('Email').fill(email)
    await visitor.getByRole('button', { name: 'Send me a link' }).click()
    await expect(visitor.getByText('If there is an account with this email, a link is on its way.')).toBeVisible()
  }
  // Mails are sent in order, so a mail to the first address would have arrived before the mail to the second.
  await expect.poll(() => testApp.mails.map(({ to }) => to)).toEqual([cast.grandmother.email])
})

test('without a mail server, an admin makes a password link to pass on @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.visitor()
  await ruth.goto('/forgot-password')
  await expect(ruth.getByText('This Nestling sends no mail. Ask an admin of your journey')).toBeVisible()
  await expect(ruth.getByLabel('Email')).toHaveCount(0)

  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  await memberOn(nora, cast.grandmother.email)
    .getByRole('button', { name: 'Make a password link for Ruth Lindqvist' })
    .click()
  const dialog = nora.getByRole('dialog', { name: 'Make a password link' })
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const link = (await dialog.getByText(/\/reset-password#/).textContent()) ?? ''
  expect(link).toMatch(new RegExp(`^${testApp.address}/reset-password#[\\w-]{32,}$`))

  await ruth.goto(link)
  await chooseNewPassword(ruth)
})

test('the page for a new password says that it needs the complete link @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const visitor = await testApp.visitor()
  await visitor.goto('/reset-password')
  await expect(visitor.getByText('This page needs the complete link')).toBeVisible()
  await visitor.getByRole('link', { name: 'Get a new link' }).click()
  await expect(visitor.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
})

test('admins see recent sign-ins @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const [nora, ruth] = [await testApp.person('mother'), await testApp.visitor()]
  await signIn(ruth, 'grandmother')
  await nora.goto('/admin')
  const notes = nora.getByRole('list', { name: 'Sign-in activity' }).getByRole('listitem')
  await expect(notes.first()).toContainText('Ruth signed in')
})
