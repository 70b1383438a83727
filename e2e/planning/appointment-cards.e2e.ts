import { addDays, dayInZone } from '#platform/shared/time/calendar.ts'
import { appointmentOn, colourOf, goHome, openOtherPage, pathOf } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'

/** One appointment of each status, in the demo family's calendar. */
const examples = [
  ['Midwife visit', 'Confirmed', 'green'],
  ['Birth class, first evening', 'Pending', 'yellow'],
  ['First scan', 'Completed', 'blue'],
  ['Tour of the birth centre', 'Cancelled', 'red'],
] as const

for (const colorScheme of ['light', 'dark'] as const)
  test(`confirmed is green, pending yellow, completed blue and cancelled red, in the ${colorScheme} theme @deep`, async ({
    openTestApp,
  }) => {
    const testApp = await openTestApp()
    const nora = await testApp.person('mother', { colorScheme })
    await nora.goto('/appointments')
    for (const [title, word, colour] of examples)
      await expect.poll(() => colourOf(appointmentOn(nora, title).getByText(word, { exact: true }))).toBe(colour)
  })

test('any other status is grey @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.route('**/api/pregnancies/*/appointments?*', async (route) => {
    const response = await route.fetch()
    const appointments = Object(await response.json())
    await route.fulfill({ response, json: appointments.map((one: object) => ({ ...one, status: 'moved' })) })
  })
  await nora.goto('/appointments')
  await expect
    .poll(() => colourOf(appointmentOn(nora, 'Midwife visit').getByText('moved', { exact: true })))
    .toBe('grey')
})

test('only the cards of confirmed appointments have a highlighted left border @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/appointments')
  for (const [title, word] of examples) {
    const card = appointmentOn(nora, title).locator('section')
    const stripe = { pseudo: 'before' } as const
    if (word === 'Confirmed') {
      await expect(card).toHaveCSS('border-left-width', '4px', stripe)
      await expect(card).toHaveCSS('left', '-1px', stripe)
      await expect(card).toHaveCSS('content', '""', stripe)
    } else await expect(card).toHaveCSS('content', 'none', stripe)
  }
})

test('Add New Appointment opens a form in the page, and the new appointment is on home @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  const preview = nora.getByRole('region', { name: 'Upcoming Appointments' }).getByRole('listitem')
  await expect(preview.first()).toContainText('Midwife visit')

  await nora.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calendar' }).click()
  await nora.getByRole('button', { name: 'Add New Appointment' }).click()
  await expect(nora.getByRole('region', { name: 'Add New Appointment' }).getByLabel('Title')).toBeVisible()
  await expect(nora.getByRole('dialog')).toHaveCount(0)
  await nora.getByLabel('Title').fill('Dentist')
  await nora.getByLabel('Date').fill(addDays(dayInZone(new Date(), 'Europe/London'), 1))
  await nora.getByLabel('Time').fill('12:00')
  await nora.getByRole('button', { name: 'Add Appointment', exact: true }).click()
  await expect(appointmentOn(nora, 'Dentist')).toBeVisible()
  await goHome(nora)
  await expect(preview).toHaveText([/Dentist/, /Midwife visit/])
})

test('the current pregnancy is fetched before its appointments @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openOtherPage(nora)
  const calls: string[] = []
  nora.on('request', (request) => void (request.url().includes('/api/') && calls.push(new URL(request.url()).pathname)))
  await nora.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calendar' }).click()
  await expect(appointmentOn(nora, 'Midwife visit')).toBeVisible()
  expect(pathOf(nora)).toBe('/appointments')
  const { id } = await (await nora.request.get('/api/pregnancies/current')).json()
  const list = `/api/pregnancies/${id}/appointments`
  const ofPage = calls.filter((path) => path.startsWith('/api/pregnancies/') && !path.endsWith('/news/unread'))
  expect(ofPage).toEqual(['/api/pregnancies/current', list, list])
})
