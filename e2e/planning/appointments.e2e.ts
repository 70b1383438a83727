import type { Page } from '@playwright/test'
import { actAsMember } from '#app/server/seed/act-as.ts'
import { addAppointment } from '#features/appointments/server/public.ts'
import {
  advanceUntilVisible,
  appointmentOn,
  deleteSessionCookie,
  pathOf,
  stopTime,
  toastOn,
  watchForLogin,
} from '../on-page/find-on-page.ts'
import type { Prepare } from '../test-app/demo-data.ts'
import { limitRights } from '../test-app/prepare-data.ts'
import { expect, test } from '../test-app/test-app.ts'

const list = (page: Page, name: 'Upcoming' | 'Past') => page.getByRole('list', { name, exact: true })

const titles = (page: Page, name: 'Upcoming' | 'Past') => list(page, name).getByRole('heading', { level: 4 })

async function openForm(page: Page) {
  await page.goto('/appointments')
  await page.getByRole('button', { name: 'Add New Appointment' }).click()
}

async function fillIn(page: Page, { title = 'Dentist', date = '2031-06-20', time = '09:30' } = {}) {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Date').fill(date)
  await page.getByLabel('Time').fill(time)
}

async function change(page: Page, title: string, way: string) {
  await page.getByRole('button', { name: `Change ${title}` }).click()
  await appointmentOn(page, title).getByRole('button', { name: way }).click()
}

/** The body of the page’s next POST request. */
const sentBy = async (page: Page, act: () => Promise<unknown>) => {
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await act()
  return Object((await sent).postDataJSON())
}

const addMany =
  (count: number): Prepare =>
  async (services) => {
    const actor = await actAsMember(services, 'mother')
    for (let index = 0; index < count; index += 1) {
      const appointmentDate = new Date(Date.UTC(2031, 0, 1 + index, 9)).toISOString()
      await addAppointment(services.db, actor, { title: `Visit ${index + 1}`, appointmentDate }, services.clock())
    }
  }

test('upcoming and past appointments are in separate lists, ordered by date, with their status', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/appointments')
  const upcoming = ['Midwife visit', 'Birth class, first evening', 'Tea with the great-aunts', 'Growth scan']
  await expect(titles(ruth, 'Upcoming')).toHaveText(upcoming)
  await expect(titles(ruth, 'Past')).toHaveText(['First scan', 'Anatomy scan', 'Tour of the birth centre'])
  await expect(appointmentOn(ruth, 'Birth class')).toContainText('Pending')
  await expect(appointmentOn(ruth, 'First scan')).toContainText('Completed')
  await expect(appointmentOn(ruth, 'Tour of the birth')).toContainText('Cancelled')
})

test('people can change their own appointments, and admins can change all @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const [ruth, sam] = [await testApp.person('grandmother'), await testApp.person('partner')]
  await ruth.goto('/appointments')
  await expect(ruth.getByRole('button', { name: /^Change / })).toHaveCount(1)
  await expect(ruth.getByRole('button', { name: 'Change Tea with the great-aunts' })).toBeVisible()
  await sam.goto('/appointments')
  await expect(sam.getByRole('button', { name: /^Change / })).toHaveCount(7)
})

test('people with the right to see appointments, but not to add any, get no button to add one @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: limitRights('guest', 'appointments', 'see') })
  const ben = await testApp.person('friend')
  await ben.goto('/appointments')
  await expect(list(ben, 'Upcoming')).toBeVisible()
  await expect(ben.getByRole('button', { name: 'Add New Appointment' })).toHaveCount(0)
})

test('title, date and time are required, and nothing is sent without them', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openForm(nora)
  await nora.getByRole('button', { name: 'Add Appointment', exact: true }).click()
  await expect(nora.getByText('Required')).toHaveCount(3)
  await expect(nora.getByLabel('Title')).toBeFocused()
  await nora.reload()
  await expect(titles(nora, 'Upcoming')).toHaveCount(4)
})

test('after an appointment is added, its form closes, and is empty when it opens again', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openForm(nora)
  await fillIn(nora)
  await nora.getByLabel('Doctor/Provider').fill('Dr. Kofi Mensah')
  await nora.getByLabel('Location').fill('Mill Lane 3')
  await nora.getByRole('button', { name: 'Add Appointment', exact: true }).click()
  await expect(toastOn(nora)).toContainText('Success')
  await expect(toastOn(nora)).toContainText('Appointment added successfully!')
  await expect(nora.getByLabel('Title')).toHaveCount(0)
  await expect(titles(nora, 'Upcoming').last()).toHaveText('Dentist')
  await expect(appointmentOn(nora, 'Dentist')).toContainText('Fri, Jun 20, 2031, 9:30 AM')
  await expect(appointmentOn(nora, 'Dentist')).toContainText('Confirmed')
  await nora.getByRole('button', { name: 'Add New Appointment' }).click()
  for (const label of ['Title', 'Date', 'Time', 'Doctor/Provider', 'Location'])
    await expect(nora.getByLabel(label)).toHaveValue('')
})

test('if an appointment cannot be added, a toast says so, and the form keeps what was typed @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503/)
  const nora = await testApp.person('mother')
  await openForm(nora)
  await fillIn(nora)
  await nora.route('**/api/pregnancies/*/appointments', (route) =>
    route.fulfill({ status: 503, json: { code: 'internal' } }),
  )
  await nora.getByRole('button', { name: 'Add Appointment', exact: true }).click()
  await expect(toastOn(nora)).toContainText('Error')
  await expect(toastOn(nora)).toContainText('Failed to add appointment. Please try again.')
  await expect(nora.getByLabel('Title')).toHaveValue('Dentist')
  await expect(nora.getByLabel('Date')).toHaveValue('2031-06-20')
})

test('if the session has ended, the page shows "Unauthorized" and the sign-in page opens 500 ms later @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 401/)
  const nora = await testApp.person('mother')
  await openForm(nora)
  await fillIn(nora)
  await deleteSessionCookie(nora)
  await stopTime(nora)
  const isLeaving = watchForLogin(nora)
  const refusal = nora.waitForResponse(/appointments$/)
  await nora.getByRole('button', { name: 'Add Appointment', exact: true }).click()
  await refusal
  const passed = await advanceUntilVisible(nora, toastOn(nora))
  await expect(toastOn(nora)).toContainText('Unauthorized')
  await expect(toastOn(nora)).toContainText('You are logged out. Logging in again...')
  await nora.clock.runFor(499 - passed)
  expect(pathOf(nora)).toBe('/appointments')
  expect(await isLeaving()).toBe(false)
  await nora.clock.runFor(1 + passed)
  await nora.waitForURL(/\/sign-in/)
})

test('a person in another time zone enters an appointment in the family’s time, and sees it in both @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const sam = await testApp.person('partner', { timezoneId: 'Asia/Tokyo' })
  await openForm(sam)
  await expect(sam.getByText('Times are in London time, where the family is.')).toBeVisible()
  await fillIn(sam, { title: 'Far away', time: '18:30' })
  const { appointmentDate } = await sentBy(sam, () =>
    sam.getByRole('button', { name: 'Add Appointment', exact: true }).click(),
  )
  expect(appointmentDate).toBe('2031-06-20T17:30:00.000Z')
  await expect(appointmentOn(sam, 'Far away')).toContainText('Fri, Jun 20, 2031, 6:30 PM')
  await expect(appointmentOn(sam, 'Far away')).toContainText('Sat, Jun 21, 2:30 AM on your clock')
  await change(sam, 'Far away', 'Edit')
  await expect(sam.getByRole('dialog').getByLabel('Time')).toHaveValue('18:30')
})

test('for a time at which clocks change, the form shows a warning or asks which time is meant @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openForm(nora)
  await fillIn(nora, { date: '2031-03-30', time: '01:30' })
  await expect(nora.getByText('It will be saved as 2:30 AM.')).toBeVisible()
  await fillIn(nora, { date: '2031-10-26', time: '01:30' })
  await nora.getByRole('radio', { name: 'The second' }).check()
  const { appointmentDate } = await sentBy(nora, () =>
    nora.getByRole('button', { name: 'Add Appointment', exact: true }).click(),
  )
  expect(appointmentDate).toBe('2031-10-26T01:30:00.000Z')
})

test('an appointment can be edited, marked completed and cancelled', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/appointments')
  await change(nora, 'Midwife visit', 'Edit')
  const dialog = nora.getByRole('dialog', { name: 'Edit appointment' })
  await expect(dialog.getByLabel('Doctor/Provider')).toHaveValue('Ingrid Solheim')
  await dialog.getByLabel('Location').fill('Harbour Clinic, room 9')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(appointmentOn(nora, 'Midwife visit')).toContainText('room 9')
  await expect(appointmentOn(nora, 'Midwife visit')).toContainText('Ask about travelling in April')

  await appointmentOn(nora, 'Midwife visit').getByRole('button', { name: 'Mark completed' }).click()
  await expect(appointmentOn(nora, 'Midwife visit')).toContainText('Completed')
  await expect(toastOn(nora)).toContainText('Appointment completed')
  await change(nora, 'Growth scan', 'Cancel appointment')
  await expect(toastOn(nora)).toContainText('Appointment cancelled')
  await expect(appointmentOn(nora, 'Growth scan')).toContainText('Cancelled')
})

test('an appointment is deleted after a confirmation, and restored by Undo', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/appointments')
  await change(nora, 'Growth scan', 'Delete')
  await nora.getByRole('dialog', { name: 'Delete Growth scan?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(titles(nora, 'Upcoming')).toHaveCount(3)
  await toastOn(nora).getByRole('button', { name: 'Undo' }).click()
  await expect(titles(nora, 'Upcoming')).toHaveCount(4)
  await expect(titles(nora, 'Upcoming').last()).toHaveText('Growth scan')
})

test('more than fifty appointments load page by page @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: addMany(60) })
  const nora = await testApp.person('mother')
  await nora.goto('/appointments')
  await expect(titles(nora, 'Upcoming')).toHaveCount(50)
  await nora.getByRole('button', { name: 'Show later ones' }).click()
  await expect(titles(nora, 'Upcoming')).toHaveCount(64)
  await expect(titles(nora, 'Upcoming').last()).toHaveText('Visit 60')
  await expect(nora.getByRole('button', { name: 'Show later ones' })).toHaveCount(0)
})

test('a calendar app can read the appointments at a secret address, with reminders if wished, until its owner stops it', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/appointments')
  await ruth.getByRole('button', { name: 'Make my calendar address' }).click()
  const link = ruth.getByRole('link', { name: 'Open in my calendar app' })
  const href = (await link.getAttribute('href')) ?? ''
  expect(href).toMatch(/^webcal:\/\/127\.0\.0\.1:\d+\/api\/calendars\/[\w-]{43}\.ics$/)
  const address = href.replace('webcal:', 'http:')
  await expect(ruth.getByText(address, { exact: true })).toBeVisible()
  const read = await fetch(address)
  expect(read.headers.get('content-type')).toContain('text/calendar')
  expect(await read.text()).toContain('SUMMARY:Midwife visit')

  await ruth.reload()
  await expect(ruth.getByText('A calendar last read it just now.')).toBeVisible()
  await expect(ruth.getByText(address)).toHaveCount(0)
  await ruth.getByRole('checkbox', { name: /^Remind me/ }).check()
  await expect(toastOn(ruth)).toContainText('Reminders saved')
  expect(await (await fetch(address)).text()).toContain('TRIGGER:-PT2H')
  await ruth.reload()
  await expect(ruth.getByRole('checkbox', { name: /^Remind me/ })).toBeChecked()
  await ruth.getByRole('button', { name: 'Stop it' }).click()
  await ruth.getByRole('dialog').getByRole('button', { name: 'Stop it' }).click()
  await expect(ruth.getByRole('button', { name: 'Make my calendar address' })).toBeVisible()
  expect((await fetch(address)).status).toBe(404)
})
