import type { Locator, Page } from '@playwright/test'
import { deleteSessionCookie, toastOn, typeCredentials } from '../on-page/find-on-page.ts'
import { backNotice } from '../on-page/typed-forms.ts'
import { expect, type TestApp, test } from '../test-app/test-app.ts'

const dialogOn = (page: Page): Locator => page.getByRole('dialog')

/** Pastes as a person does. Unlike `fill`, this obeys a limit that the browser enforces. */
async function paste(field: Locator, text: string) {
  await field.focus()
  await field.page().keyboard.insertText(text)
}

test('pasted text over the limit stays, is counted, and is refused with a message', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  const sent: string[] = []
  nora.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())))
  await nora.goto('/')
  await nora.getByRole('button', { name: 'Add Update' }).click()
  const text = nora.getByLabel('What is new?')
  await paste(text, 'a'.repeat(4499))
  await expect(dialogOn(nora).getByText(/characters? left/)).toHaveCount(0)
  await paste(text, 'a')
  await expect(text).toHaveAccessibleDescription('500 characters left')
  await paste(text, 'b'.repeat(510))
  await expect(text).toHaveAccessibleDescription('10 characters too many')
  await nora.getByRole('button', { name: 'Share Update' }).click()
  await expect(text).toHaveAccessibleDescription('10 characters too many Too long: at most 5000 characters')
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('a'.repeat(4500) + 'b'.repeat(510))
  expect(sent).toEqual([])
})

/** Opens the form for a contact as Nora, and fills in some of its fields. */
async function openContact(testApp: TestApp) {
  const nora = await testApp.person('mother')
  await nora.goto('/contacts')
  await nora.getByRole('button', { name: 'Add Contact' }).click()
  await nora.getByLabel('Name').fill('Dr. Vane')
  await nora.getByLabel('Category').selectOption('doctor')
  await nora.getByRole('checkbox', { name: 'Emergency' }).check({ force: true })
  return nora
}
const add = (page: Page) => dialogOn(page).getByRole('button', { name: 'Add Contact' }).click()

test('if the session ends while a contact is typed, the draft stays until the contact is saved @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 401/)
  const nora = await openContact(testApp)
  await deleteSessionCookie(nora)
  await add(nora)
  await nora.waitForURL(/\/sign-in/)
  await typeCredentials(nora, 'mother')
  await nora.getByRole('button', { name: 'Sign In' }).click()
  await nora.waitForURL('/contacts')
  await nora.getByRole('button', { name: 'Add Contact' }).click()
  await expect(nora.getByLabel('Name')).toHaveValue('Dr. Vane')
  await expect(nora.getByLabel('Category')).toHaveValue('doctor')
  await expect(nora.getByRole('checkbox', { name: 'Emergency' })).toBeChecked()
  await add(nora)
  await expect(dialogOn(nora)).toHaveCount(0)
  await nora.getByRole('button', { name: 'Add Contact' }).click()
  await expect(nora.getByLabel('Name')).toHaveValue('')
  await expect(backNotice(nora)).toHaveCount(0)
})

test('the next person who signs in in the same tab does not see the draft', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await openContact(testApp)
  await deleteSessionCookie(nora)
  await nora.goto('/sign-in')
  await typeCredentials(nora, 'partner')
  await nora.getByRole('button', { name: 'Sign In' }).click()
  await expect(toastOn(nora)).toHaveText(/^Welcome back!/)
  await nora.goto('/contacts')
  await nora.getByRole('button', { name: 'Add Contact' }).click()
  await expect(nora.getByLabel('Name')).toHaveValue('')
  await expect(backNotice(nora)).toHaveCount(0)
})
