import { toastOn } from '../on-page/find-on-page.ts'
import { remindOfVisit } from '../test-app/prepare-news.ts'
import { expect, test } from '../test-app/test-app.ts'

const phone = { viewport: { width: 390, height: 844 } }

test('people choose when they are reminded of appointments; by default admins get two reminders and others one @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother', phone)
  await ruth.goto('/account')
  const reminders = ruth.getByLabel('Reminders of appointments')
  await expect(reminders).toHaveValue('day')
  await reminders.selectOption({ label: 'A day before and two hours before' })
  await expect(toastOn(ruth)).toHaveText('Reminders saved')
  await ruth.reload()
  await expect(reminders).toHaveValue('day-and-hours')

  const nora = await testApp.person('mother', phone)
  await nora.goto('/account')
  await expect(nora.getByLabel('Reminders of appointments')).toHaveValue('day-and-hours')
})

test('a reminder in the list of news leads to the appointments', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: remindOfVisit })
  const ben = await testApp.person('friend', phone)
  await ben.goto('/')
  await ben.getByRole('link', { name: 'News, 1 unread' }).click()
  const entry = ben.getByRole('list', { name: 'News' }).getByRole('listitem')
  await expect(entry).toContainText('Reminder: an appointment on')
  await expect(entry).toContainText('Midwife visit · Harbour Clinic, room 4')
  await entry.getByRole('link').click()
  await expect(ben.getByRole('heading', { name: 'Appointments', level: 1 })).toBeVisible()
})
