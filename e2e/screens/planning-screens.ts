/** Appointments, contacts, the wishlist, and Recently deleted. */
import type { Page } from '@playwright/test'
import { toastOn } from '../on-page/find-on-page.ts'
import type { Prepare } from '../test-app/demo-data.ts'
import { addWishes, deleteAppointments, deleteWishes, hideGiftsFromParents } from '../test-app/prepare-data.ts'
import type { Screen } from './screen.ts'

const seeAppointment = (page: Page) =>
  page.getByRole('dialog', { name: 'Appointment' }).getByRole('heading', { level: 3 }).waitFor()

const seeNoAppointments = (page: Page) => page.getByText('No appointments scheduled').waitFor()

const openAppointmentActions = (page: Page) => page.getByRole('button', { name: 'Change Midwife visit' }).click()

const submitInvalidAppointment = async (page: Page) => {
  await page.getByRole('button', { name: 'Add New Appointment' }).click()
  await page.getByLabel('Date').fill('2031-10-26')
  await page.getByLabel('Time').fill('01:30')
  await page.getByRole('button', { name: 'Add Appointment', exact: true }).click()
  await page.getByText('Required').waitFor()
}

const editAppointment = async (page: Page) => {
  await openAppointmentActions(page)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog', { name: 'Edit appointment' }).waitFor()
}

const makeCalendarAddress = async (page: Page) => {
  await page.getByRole('button', { name: 'Make my calendar address' }).click()
  await page.getByText('It is shown only once.').waitFor()
}

const openContact = async (page: Page) => {
  await page.getByRole('button', { name: /^Dr. Amara Nwosu/ }).click()
  await page.getByRole('button', { name: 'Copy address' }).waitFor()
}

/** Opens the form of a contact, changes the contact as another device would, and then saves the form. */
const saveChangedContact = async (page: Page) => {
  await openContact(page)
  await page.getByRole('button', { name: /^Edit Dr/ }).click()
  const form = page.getByRole('dialog', { name: 'Edit Contact' })
  await page.evaluate(async () => {
    const contacts: { id: number; name: string; version: string }[] = Object(
      await (await fetch('/api/contacts?limit=200')).json(),
    )
    const doctor = contacts.find(({ name }) => name === 'Amara Nwosu')
    const body = {
      name: 'Amara Nwosu-Reid',
      category: 'doctor',
      phoneNumber: '+44 20 7946 0142',
      notes: 'Fridays only',
    }
    const headers = { 'content-type': 'application/json', 'if-match': `"${doctor?.version}"` }
    await fetch(`/api/contacts/${doctor?.id}`, { method: 'PUT', headers, body: JSON.stringify(body) })
  })
  await form.getByLabel('Name').fill('Dr. Amara Nwosu')
  await form.getByLabel('Notes').fill('Only on Mondays, from nine to five. '.repeat(6))
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog', { name: 'Changed in another place' }).waitFor()
}

const deleteContacts: Prepare = ({ db }) => db.deleteFrom('contacts').execute()

const seeNoContacts = (page: Page) => page.getByText('No contacts yet').waitFor()

const submitEmptyContact = async (page: Page) => {
  await page.getByRole('button', { name: 'Add Contact' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Contact' })
  await dialog.getByRole('button', { name: 'Add Contact' }).click()
  await dialog.getByText('Required').first().waitFor()
}

const pressDeleteContact = async (page: Page) => {
  await openContact(page)
  await page.getByRole('button', { name: /^Delete Dr/ }).click()
}

/** Deletes a contact, and focuses the toast so that it stays. */
const deleteContact = async (page: Page) => {
  await pressDeleteContact(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await toastOn(page).getByRole('button', { name: 'Undo' }).waitFor()
  await page.keyboard.press('F8')
}

const seeTrash = async (page: Page) => {
  await deleteContact(page)
  await page.getByRole('link', { name: 'Recently deleted' }).click()
  await page.getByRole('button', { name: /^Bring back/ }).waitFor()
}

const longWishes = addWishes(3, `Kinderwagen${'versicherung'.repeat(8)}`)

const seeWishes = (page: Page) => page.getByRole('list', { name: 'Wishes' }).waitFor()

const seeNoWishes = (page: Page) => page.getByRole('heading', { name: 'No wishes yet' }).waitFor()

const pressAndSee = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').waitFor()
}

const submitEmptyWish = async (page: Page) => {
  await pressAndSee('Add Item')(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Add Item' }).click()
  await page.getByText('Please enter an item name').waitFor()
}

const reserveSeveral = async (page: Page) => {
  const cloths = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Muslin cloths' }) })
  await cloths.getByRole('button', { name: 'I’ll get it' }).click()
  await page.getByRole('dialog').waitFor()
}

const editWish = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Edit Item' }).waitFor()
}

const failContacts = (page: Page) =>
  page.route('**/api/contacts*', (route) => route.fulfill({ status: 503, json: { code: 'internal' } }))

const holdContacts = (page: Page) => page.route('**/api/contacts*', () => undefined)

const seeTryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).waitFor()

export const planningScreens: readonly Screen[] = [
  {
    name: 'the appointments, read in another time zone',
    who: 'mother',
    path: '/appointments',
    act: openAppointmentActions,
    options: { timezoneId: 'America/New_York' },
  },
  {
    name: 'no appointments yet',
    who: 'mother',
    path: '/appointments',
    prepare: deleteAppointments,
    act: seeNoAppointments,
  },
  { name: 'a refused appointment', who: 'mother', path: '/appointments', act: submitInvalidAppointment },
  { name: 'the form to edit an appointment', who: 'mother', path: '/appointments', act: editAppointment },
  { name: 'an appointment that a link opens', who: 'mother', path: '/appointments?appointment=4', act: seeAppointment },
  { name: 'a calendar address', who: 'friend', path: '/appointments', act: makeCalendarAddress, changes: true },
  { name: 'the contacts', who: 'mother', path: '/contacts', act: openContact },
  { name: 'no contacts yet', who: 'mother', path: '/contacts', prepare: deleteContacts, act: seeNoContacts },
  { name: 'a refused contact', who: 'mother', path: '/contacts', act: submitEmptyContact },
  {
    name: 'two versions of a contact',
    who: 'mother',
    path: '/contacts',
    act: saveChangedContact,
    expectedProblems: [/status of 412/],
    changes: true,
  },
  { name: 'the question before a contact is deleted', who: 'mother', path: '/contacts', act: pressDeleteContact },
  { name: 'a deleted contact with its toast', who: 'mother', path: '/contacts', act: deleteContact, changes: true },
  { name: 'the page Recently deleted', who: 'mother', path: '/contacts', act: seeTrash, changes: true },
  { name: 'the page Recently deleted while it is empty', who: 'friend', path: '/trash' },
  { name: 'the wishlist', who: 'mother', path: '/wishlist', act: seeWishes },
  { name: 'an empty wishlist', who: 'mother', path: '/wishlist', prepare: deleteWishes, act: seeNoWishes },
  { name: 'a wishlist with long words', who: 'friend', path: '/wishlist', prepare: longWishes },
  {
    name: 'the wishlist of parents who want to be surprised',
    who: 'mother',
    path: '/wishlist',
    prepare: hideGiftsFromParents,
    act: seeWishes,
  },
  { name: 'a refused wish', who: 'grandmother', path: '/wishlist', act: submitEmptyWish },
  {
    name: 'the surprise settings',
    who: 'mother',
    path: '/wishlist',
    prepare: hideGiftsFromParents,
    act: pressAndSee('Surprise settings'),
  },
  { name: 'the form to edit a wish', who: 'mother', path: '/wishlist', act: editWish },
  { name: 'the dialog to reserve several of a wish', who: 'friend', path: '/wishlist', act: reserveSeveral },
  { name: 'a list that is loading', who: 'mother', path: '/contacts', before: holdContacts },
  {
    name: 'a list that failed to load',
    who: 'mother',
    path: '/contacts',
    before: failContacts,
    act: seeTryAgain,
    expectedProblems: [/status of 503/],
  },
]
