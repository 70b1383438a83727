import type { Locator, Page } from '@playwright/test'
import { toastOn, typeCredentials } from '../on-page/find-on-page.ts'
import { expect, type TestApp, test } from '../test-app/test-app.ts'

const dialogOn = (page: Page): Locator => page.getByRole('dialog')
const backNotice = (page: Page) => page.getByRole('note').filter({ hasText: 'Your draft is back' })

/** Pastes, like a person: unlike `fill`, it obeys a limit that the browser enforces. */
async function paste(field: Locator, text: string) {
  await field.focus()
  await field.page().keyboard.insertText(text)
}

test('pasted text over the limit stays, is counted, and is refused with a sentence', async ({ openTestApp }) => {
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

type TypedForm = {
  what: string
  path: string
  open: (page: Page) => Promise<void>
  fields: Readonly<Record<string, string>>
  close?: 'page'
}

/** A required field has a star after its label. */
const fieldOn = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label.replace('?', '\\?')}\\*?$`))

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click()

const forms: readonly TypedForm[] = [
  { what: 'an update', path: '/', open: press('Add Update'), fields: { 'What is new?': 'A kick', Week: '30' } },
  {
    what: 'a contact',
    path: '/contacts',
    open: press('Add Contact'),
    fields: { Name: 'Dr. Vane', Notes: 'First line\nSecond line' },
  },
  {
    what: 'a wish',
    path: '/wishlist',
    open: press('Add Item'),
    fields: { 'Item name': 'Bibs', Price: '$4', Notes: 'No pink' },
  },
  {
    what: 'an appointment',
    path: '/appointments',
    open: press('Add New Appointment'),
    fields: { Title: 'Scan', Date: '2027-03-04', Time: '09:30', Notes: 'Bring the card' },
    close: 'page',
  },
  {
    what: 'a changed contact',
    path: '/contacts',
    open: async (page) => {
      await page.getByRole('button', { name: /^Milan Petrov/ }).click()
      await page.getByRole('button', { name: 'Edit Milan Petrov' }).click()
    },
    fields: { Notes: 'Rings at eight' },
  },
  {
    what: 'the invitation of a person',
    path: '/admin',
    open: async () => undefined,
    fields: { Email: 'zoe@nestling.example' },
    close: 'page',
  },
  {
    what: 'the settings of the journey',
    path: '/admin',
    open: async () => undefined,
    fields: { 'Baby’s nickname': 'Robin' },
    close: 'page',
  },
]

async function type(page: Page, { fields }: TypedForm) {
  for (const [label, text] of Object.entries(fields)) await fieldOn(page, label).fill(text)
}

async function expectTyped(page: Page, { fields }: TypedForm) {
  for (const [label, text] of Object.entries(fields)) await expect(fieldOn(page, label)).toHaveValue(text)
}

for (const form of forms) {
  test(`${form.what}: Back, a tap beside the form and a reload lose nothing typed`, async ({ openTestApp }) => {
    const testApp = await openTestApp()
    const nora = await testApp.person('mother')
    await nora.goto('/guide')
    await nora.goto(form.path)
    await form.open(nora)
    await type(nora, form)

    await nora.goBack()
    await expect(nora.getByRole('tab').first()).toBeVisible()
    await nora.goForward()
    await nora.goto(form.path)
    await form.open(nora)
    await expectTyped(nora, form)
    await expect(backNotice(nora)).toBeVisible()

    if (form.close !== 'page') {
      await nora.mouse.click(3, 3)
      await expect(dialogOn(nora)).toHaveCount(0)
      await nora.reload()
      await form.open(nora)
      await expectTyped(nora, form)
    }

    await nora.getByRole('button', { name: 'Start over' }).click()
    await expect(backNotice(nora)).toHaveCount(0)
    for (const [label, text] of Object.entries(form.fields)) await expect(fieldOn(nora, label)).not.toHaveValue(text)
    await nora.goto(form.path)
    await form.open(nora)
    await expect(fieldOn(nora, Object.keys(form.fields)[0] ?? '')).toBeVisible()
    await expect(backNotice(nora)).toHaveCount(0)
  })
}

/** Nora's contact form, half filled in. */
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

test('a session that ends while a contact is typed loses nothing, and what is sent leaves no draft', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 401/)
  const nora = await openContact(testApp)
  await nora.context().clearCookies()
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

test('nobody else who signs in in the same tab is shown a draft', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await openContact(testApp)
  await nora.context().clearCookies()
  await nora.goto('/sign-in')
  await typeCredentials(nora, 'partner')
  await nora.getByRole('button', { name: 'Sign In' }).click()
  await expect(toastOn(nora)).toHaveText(/^Welcome back!/)
  await nora.goto('/contacts')
  await nora.getByRole('button', { name: 'Add Contact' }).click()
  await expect(nora.getByLabel('Name')).toHaveValue('')
  await expect(backNotice(nora)).toHaveCount(0)
})

test('a draft of a contact that somebody has changed since says so, and keeps their other changes', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  const mike = await testApp.person('partner')
  const edit = async (page: Page) => {
    await page.goto('/contacts')
    await page.getByRole('button', { name: /^Milan Petrov/ }).click()
    await page.getByRole('button', { name: 'Edit Milan Petrov' }).click()
  }
  await edit(nora)
  await nora.getByLabel('Notes').fill('Rings at eight')
  await edit(mike)
  await mike.getByLabel('Specialty').fill('Nights')
  await mike.getByRole('button', { name: 'Save' }).click()
  await expect(dialogOn(mike)).toHaveCount(0)

  await edit(nora)
  await expect(nora.getByLabel('Notes')).toHaveValue('Rings at eight')
  await expect(nora.getByLabel('Specialty')).toHaveValue('Nights')
  await expect(backNotice(nora)).toBeVisible()

  await edit(mike)
  await mike.getByLabel('Notes').fill('Rings at nine')
  await mike.getByRole('button', { name: 'Save' }).click()
  await expect(dialogOn(mike)).toHaveCount(0)

  await edit(nora)
  await expect(nora.getByRole('note').filter({ hasText: 'Changed by somebody since' })).toBeVisible()
  await expect(nora.getByLabel('Notes')).toHaveValue('Rings at eight')
  await nora.getByRole('button', { name: 'Start over' }).click()
  await expect(nora.getByLabel('Notes')).toHaveValue('Rings at nine')
})
