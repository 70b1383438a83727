/** Appointments, contacts, the wishlist, and Recently deleted. */
import type { Page } from '@playwright/test'
import { toastOn } from '../on-page/find-on-page.ts'
import type { Prepare } from '../test-app/demo-data.ts'
import { addWishes, deleteAppointments, deleteWishes, hideGiftsFromParents } from '../test-app/prepare-data.ts'
import type { Screen } from './screen.ts'

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

const deleteContacts: Prepare = ({ db }) => db.deleteFrom('contacts').execute()

const seeNoContacts = (page: Page) => page.getByText('No contacts yet').waitFor()

const submitEmptyContact = async (page: Page) => {
  await page.getByRole('button', { name: 'Add Contact' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Contact' })
  await dialog.getByRole('button', { name: 'Add Contact' }).click()
  await dialog.getByText('Required').first().waitFor()
}

const askForContact = async (page: Page) => {
  await openContact(page)
  await page.getByRole('button', { name: /^Delete Dr/ }).click()
}

/** Deletes a contact, and focuses the toast so that it stays. */
const deleteContact = async (page: Page) => {
  await askForContact(page)
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
  { name: 'a calendar address', who: 'friend', path: '/appointments', act: makeCalendarAddress, changes: true },
  { name: 'the contacts', who: 'mother', path: '/contacts', act: openContact },
  { name: 'no contacts yet', who: 'mother', path: '/contacts', prepare: deleteContacts, act: seeNoContacts },
  { name: 'a refused contact', who: 'mother', path: '/contacts', act: submitEmptyContact },
  { name: 'the question before a contact is deleted', who: 'mother', path: '/contacts', act: askForContact },
  { name: 'a deleted contact with its toast', who: 'mother', path: '/contacts', act: deleteContact, changes: true },
  { name: 'the page Recently deleted', who: 'mother', path: '/contacts', act: seeTrash, changes: true },
  { name: 'the page Recently deleted without anything', who: 'friend', path: '/trash' },
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
