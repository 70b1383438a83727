import type { Locator, Page } from '@playwright/test'
import { actAsMember } from '#app/server/seed/act-as.ts'
import { addContact } from '#features/contacts/server/public.ts'
import {
  advanceUntilVisible,
  deleteSessionCookie,
  pathOf,
  stopTime,
  toastOn,
  watchForLogin,
} from '../on-page/find-on-page.ts'
import type { Prepare } from '../test-app/demo-data.ts'
import { limitRights } from '../test-app/prepare-data.ts'
import { expect, test } from '../test-app/test-app.ts'

const openContacts = async (page: Page) => {
  await page.goto('/contacts')
  await page.getByRole('heading', { level: 1, name: 'Contacts' }).waitFor()
}
const contactOn = (page: Page, name: string): Locator => page.getByRole('button', { name: new RegExp(`^${name}`) })
const addTo = async (page: Page, name: string, category: string) => {
  await page.getByRole('button', { name: 'Add Contact' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Contact' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('combobox', { name: 'Category' }).selectOption(category)
  return dialog
}
const askToDelete = async (page: Page, name: string) => {
  await contactOn(page, name).click()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  return page.getByRole('dialog', { name: `Delete ${name}?` })
}

test('contacts are grouped by category, nannies under "Childcare", and emergency contacts can be called from the top', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  await openContacts(ruth)
  await expect(ruth.getByRole('heading', { level: 2 })).toHaveText([
    'In an emergency',
    'Doctor',
    'Hospital',
    'Emergency',
    'Childcare',
    'Therapist',
  ])
  const calls = ruth.getByRole('region', { name: 'In an emergency' }).getByRole('link')
  await expect(calls).toHaveText([/^Call Ingrid Solheim/, /^Call Quayside Birth Centre/])
  await expect(calls.first()).toHaveAttribute('href', 'tel:+442079460377')
  await expect(contactOn(ruth, 'Dr. Amara Nwosu')).toContainText('Primary')
  await expect(contactOn(ruth, 'Quayside Birth Centre')).toContainText('Emergency')
})

test('one tap opens the details of a contact, and another closes them @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  await openContacts(ruth)
  const doctor = contactOn(ruth, 'Dr. Amara Nwosu')
  await expect(doctor).toHaveAttribute('aria-expanded', 'false')
  await doctor.click()
  await expect(doctor).toHaveAttribute('aria-expanded', 'true')
  const main = ruth.getByRole('main')
  await expect(main.getByRole('link', { name: 'amara.nwosu@harbour.example' })).toHaveAttribute(
    'href',
    'mailto:amara.nwosu@harbour.example',
  )
  await expect(main.getByRole('link', { name: '+44 20 7946 0142' })).toHaveAttribute('href', 'tel:+442079460142')
  await expect(main.getByText('Ask for Priya to move an appointment.')).toBeVisible()
  await doctor.click()
  await expect(main.getByText('Ask for Priya to move an appointment.')).toBeHidden()
})

test('an address can be copied, and opened in the maps app of a phone @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const userAgent = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)'
  const ruth = await testApp.person('grandmother', { userAgent, permissions: ['clipboard-read', 'clipboard-write'] })
  await openContacts(ruth)
  await contactOn(ruth, 'Milan Petrov').click()
  await expect(ruth.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
    'href',
    'geo:0,0?q=7%20Canal%20Walk%2C%20London',
  )
  await ruth.getByRole('button', { name: 'Copy address' }).click()
  await expect(toastOn(ruth)).toHaveText(/^Copied!/)
  expect(await ruth.evaluate('navigator.clipboard.readText()')).toBe('7 Canal Walk, London')
})

test('name and category are required, and email and phone are checked, before anything is sent', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  await openContacts(ruth)
  let sent = 0
  await ruth.route('**/api/contacts', (route) => {
    sent += 1
    return route.continue()
  })
  await ruth.getByRole('button', { name: 'Add Contact' }).click()
  const dialog = ruth.getByRole('dialog', { name: 'Add Contact' })
  await dialog.getByLabel('Email').fill('nobody')
  await dialog.getByLabel('Phone').fill('next door')
  await dialog.getByRole('button', { name: 'Add Contact' }).click()
  await expect(dialog.getByText('Required')).toHaveCount(2)
  await expect(dialog.getByText('Invalid email')).toBeVisible()
  await expect(dialog.getByText('Invalid phone number')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(dialog.getByLabel('Phone')).toHaveAttribute('type', 'tel')
  expect(sent).toBe(0)
})

test('a relative adds and edits a contact, and other members see it', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const [ruth, nora] = [await testApp.person('grandmother'), await testApp.person('mother')]
  await openContacts(ruth)
  const dialog = await addTo(ruth, 'Poisons line', 'Emergency')
  await dialog.getByLabel('Phone').fill('0344 892 0111')
  await dialog.getByRole('button', { name: 'Add Contact' }).click()
  await expect(toastOn(ruth)).toContainText('Contact added')
  await expect(ruth.getByRole('link', { name: /^Call Poisons line/ }).first()).toContainText('0344 892 0111')

  await contactOn(ruth, 'Poisons line').click()
  await ruth.getByRole('button', { name: 'Edit Poisons line' }).click()
  const form = ruth.getByRole('dialog', { name: 'Edit Contact' })
  await expect(form.getByLabel('Phone')).toHaveValue('0344 892 0111')
  await form.getByLabel('Name').fill('Poison advice')
  await form.getByLabel('Phone').fill('')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toastOn(ruth)).toContainText('Contact saved')
  await openContacts(nora)
  await expect(contactOn(nora, 'Poison advice')).toBeVisible()
  await expect(nora.getByRole('link', { name: /Poison/ })).toHaveCount(0)
})

test('if a contact cannot be added, the form keeps what was typed; if it cannot be deleted, it stays @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503/)
  const nora = await testApp.person('mother')
  await openContacts(nora)
  const json = { message: 'Nestling cannot reach its data right now.', code: 'unavailable' }
  await nora.route('**/api/contacts{,/*}', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503, json }),
  )
  const dialog = await addTo(nora, 'Poisons line', 'Emergency')
  await dialog.getByRole('button', { name: 'Add Contact' }).click()
  await expect(toastOn(nora)).toHaveText(/^Failed to add contact\s*Nestling cannot reach its data right now\./)
  await expect(dialog.getByLabel('Name')).toHaveValue('Poisons line')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const question = await askToDelete(nora, 'Milan Petrov')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toastOn(nora)).toHaveText(/^Failed to delete contact\s*Nestling cannot reach its data right now\./)
  await expect(contactOn(nora, 'Milan Petrov')).toBeVisible()
})

test('a contact is deleted only after a confirmation, and Undo, pressed by keyboard, restores it', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.clock.install()
  await openContacts(nora)
  const question = await askToDelete(nora, 'Milan Petrov')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(contactOn(nora, 'Milan Petrov')).toBeVisible()

  await nora.getByRole('button', { name: 'Delete Milan Petrov' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toastOn(nora)).toContainText('Contact deleted')
  await expect(contactOn(nora, 'Milan Petrov')).toHaveCount(0)
  await expect(nora.getByRole('heading', { level: 1 })).toBeFocused()

  await nora.keyboard.press('F8')
  await nora.keyboard.press('Tab')
  await nora.keyboard.press('Tab')
  await expect(toastOn(nora).getByRole('button', { name: 'Undo' })).toBeFocused()
  await nora.keyboard.press('Enter')
  await expect(toastOn(nora)).toContainText('Contact brought back')
  await expect(contactOn(nora, 'Milan Petrov')).toBeVisible()
})

test('the toast with Undo closes after 10,000 ms @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.clock.install()
  await openContacts(nora)
  // The first toast loads the code of toasts, so the next one appears at once.
  await contactOn(nora, 'Milan Petrov').click()
  await nora.getByRole('button', { name: 'Copy address' }).click()
  await expect(toastOn(nora)).toHaveCount(1)
  await nora.clock.fastForward(6000)
  await expect(toastOn(nora)).toHaveCount(0)

  await nora.getByRole('button', { name: 'Delete Milan Petrov' }).click()
  await nora.mouse.move(0, 0)
  await nora.clock.pauseAt(Date.now() + 60_000)
  await nora.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await advanceUntilVisible(nora, toastOn(nora))
  await nora.clock.runFor(9800)
  await expect(toastOn(nora)).toHaveCount(1)
  await nora.clock.runFor(400)
  await expect(toastOn(nora)).toHaveCount(0)
})

test('people can change their own contacts, and admins can change all @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: limitRights('guest', 'contacts', 'see') })
  const [ruth, ben, nora] = [
    await testApp.person('grandmother'),
    await testApp.person('friend'),
    await testApp.person('mother'),
  ]
  for (const page of [ruth, ben, nora]) {
    await openContacts(page)
    for (const name of ['Oona Farrell', 'Milan Petrov']) await contactOn(page, name).click()
  }
  const deletable = (page: Page) => page.getByRole('button', { name: /^Delete / })
  await expect(deletable(nora)).toHaveCount(2)
  await expect(deletable(ruth)).toHaveCount(1)
  await expect(ruth.getByRole('button', { name: 'Edit Oona Farrell' })).toBeVisible()
  await expect(deletable(ben)).toHaveCount(0)
  await expect(ben.getByRole('button', { name: 'Add Contact' })).toHaveCount(0)
  await expect(ruth.getByRole('button', { name: 'Add Contact' })).toBeVisible()
})

test('if the session has ended, the page shows "Unauthorized" and the sign-in page opens 500 ms later @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 401/)
  const nora = await testApp.person('mother')
  await openContacts(nora)
  const dialog = await addTo(nora, 'Poisons line', 'Emergency')
  await deleteSessionCookie(nora)
  await stopTime(nora)
  const isLeaving = watchForLogin(nora)
  const refusal = nora.waitForResponse(/contacts/)
  await dialog.getByRole('button', { name: 'Add Contact' }).click()
  await refusal
  const passed = await advanceUntilVisible(nora, toastOn(nora))
  await expect(toastOn(nora)).toHaveText(/^Unauthorized\s*You are logged out. Logging in again...$/)
  await nora.clock.runFor(499 - passed)
  expect(pathOf(nora)).toBe('/contacts')
  expect(await isLeaving()).toBe(false)
  await nora.clock.runFor(1 + passed)
  await nora.waitForURL(/\/sign-in/)
})

test('without contacts the page says so, and a contact can be added @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: ({ db }) => db.deleteFrom('contacts').execute() })
  const [ruth, ben] = [await testApp.person('grandmother'), await testApp.person('friend')]
  for (const page of [ruth, ben]) {
    await openContacts(page)
    await expect(page.getByRole('heading', { name: 'No contacts yet' })).toBeVisible()
  }
  await ruth.getByRole('button', { name: 'Add Contact' }).click()
  await expect(ruth.getByRole('dialog', { name: 'Add Contact' })).toBeVisible()
})

test('if the contacts fail to load, a retry shows them @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503/)
  const nora = await testApp.person('mother')
  let isFailing = true
  await nora.route('**/api/contacts?*', (route) =>
    isFailing ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  await openContacts(nora)
  await expect(nora.getByText('The contacts could not be loaded.')).toBeVisible()
  isFailing = false
  await nora.getByRole('button', { name: 'Try again' }).click()
  await expect(contactOn(nora, 'Milan Petrov')).toBeVisible()
})

const addMany =
  (count: number): Prepare =>
  async (services) => {
    const actor = await actAsMember(services, 'partner')
    for (let number = 1; number <= count; number += 1)
      await addContact(services.db, actor, { name: `Contact ${number}`, category: 'other' }, services.clock())
  }

test('the page shows all contacts, even if one response does not hold them all @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: addMany(405) })
  const nora = await testApp.person('mother')
  await openContacts(nora)
  const others = nora.getByRole('region', { name: 'Other', exact: true }).getByRole('listitem')
  await expect(others).toHaveCount(405)
  expect(pathOf(nora)).toBe('/contacts')
})
