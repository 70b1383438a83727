import { addDays, dayInZone, formatDay } from '#platform/shared/time/calendar.ts'
import { phone } from '../on-page/cached-data.ts'
import { callBox } from '../on-page/find-in-guide.ts'
import { toastOn, valueUnder } from '../on-page/find-on-page.ts'
import { expect, type TestApp, test } from '../test-app/test-app.ts'

const today = () => dayInZone(new Date(), 'Europe/London')

/** Opens the settings of the pregnancy, as the mother. */
async function openSettings(testApp: TestApp) {
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  return { nora, settings: nora.getByRole('region', { name: 'Pregnancy settings' }) }
}

test('the settings compute the due date from the last period and a long cycle, and say how', async ({
  openTestApp,
}) => {
  const { nora, settings } = await openSettings(await openTestApp())
  await settings.getByLabel('Which day do you know?').selectOption('First day of the last period')
  await settings.getByLabel('First day of the last period').last().fill(addDays(today(), -100))
  const dueDate = formatDay(addDays(today(), 180))
  await expect(settings.getByText(`Due date: ${dueDate}`)).toBeVisible()
  await expect(settings).toContainText(
    '280 days from the first day of the last period, adjusted if your cycle is longer or shorter than 28 days.',
  )
  await settings.getByLabel('Length of your cycle, in days').fill('60')
  await settings.getByRole('button', { name: 'Save settings' }).click()
  await expect(settings.getByLabel('Length of your cycle, in days')).toHaveAccessibleDescription(
    /Number must be less than or equal to 45$/,
  )
  await settings.getByLabel('Length of your cycle, in days').fill('31')
  const later = formatDay(addDays(today(), 183))
  await expect(settings.getByText(`Due date: ${later}`)).toBeVisible()
  await settings.getByRole('button', { name: 'Save settings' }).click()
  await expect(toastOn(nora)).toContainText(`Settings UpdatedThe due date moved by 109 days, to ${later}.`)
  await nora.getByRole('link', { name: 'Home' }).click()
  await expect(valueUnder(nora, 'Due date')).toHaveText(later)
})

test('the settings compute the due date from a scan, and compare it with the current one @deep', async ({
  openTestApp,
}) => {
  const { settings } = await openSettings(await openTestApp())
  await settings.getByLabel('Which day do you know?').selectOption('Scan with an age')
  await settings.getByLabel('Day of the scan').fill(addDays(today(), -10))
  await settings.getByLabel('Weeks').fill('28')
  await settings.getByLabel('and days').fill('2')
  // By the current due date, the scan was at 28 weeks and 0 days.
  await expect(settings.getByText(`Due date: ${formatDay(addDays(today(), 72))}`)).toBeVisible()
  await expect(settings).toContainText('280 days minus the age from the scan, counted from the day of the scan.')
  await expect(settings).toContainText('the date is usually kept')
  await settings.getByRole('button', { name: `Keep ${formatDay(addDays(today(), 74))}` }).click()
  await expect(settings.getByRole('textbox', { name: 'Due date' })).toHaveValue(addDays(today(), 74))
})

test('where the care is in France, the settings say that papers there name a day one week later', async ({
  openTestApp,
}) => {
  const { settings } = await openSettings(await openTestApp())
  const hint = 'Papers in France usually give the date of 41 weeks. The due date here is one week before it.'
  const dueDate = settings.getByRole('textbox', { name: 'Due date' })
  await expect(dueDate).toBeVisible()
  await expect(settings).not.toContainText(hint)
  await settings.getByLabel('Where you have your care').selectOption('France')
  await expect(dueDate).toHaveAccessibleDescription(hint)
  await settings.getByLabel('Which day do you know?').selectOption('Day of conception')
  await expect(settings).not.toContainText(hint)
})

test('the menu shows the parents’ chosen names @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  const parents = nora.getByRole('region', { name: 'The parents' })
  await parents.getByLabel('Nora’s name here').fill('')
  await parents.getByRole('button', { name: 'Save parents' }).click()
  await expect(parents.getByLabel('Nora’s name here')).toHaveAccessibleDescription(/Required$/)
  await parents.getByLabel('Nora’s name here').fill('Nonna')
  await parents.getByLabel('What will the baby call Sam?').fill('Papa')
  await parents.getByRole('button', { name: 'Save parents' }).click()
  await expect(toastOn(nora)).toHaveText('Settings Updated')

  const ruth = await testApp.person('grandmother')
  await ruth.goto('/')
  await ruth.getByRole('button', { name: 'Menu' }).click()
  await expect(ruth.getByRole('dialog', { name: 'Menu' })).toContainText('Nonna & Sam')
})

test('a journey can have one parent @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  const parents = nora.getByRole('region', { name: 'The parents' })
  await parents.getByLabel('Who is the partner?').selectOption('Nobody')
  await expect(parents.getByLabel('Sam’s name here')).toHaveCount(0)
  await parents.getByRole('button', { name: 'Save parents' }).click()
  await expect(toastOn(nora)).toHaveText('Settings Updated')
  await nora.getByRole('button', { name: 'Menu' }).click()
  const head = nora.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Your account' })
  await expect(head).toContainText('Nora')
  await expect(head).not.toContainText('Sam')
})

test('if an admin changes the family’s units, other members see the new ones @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const [nora, ben] = [await testApp.person('mother'), await testApp.person('friend')]
  await nora.goto('/admin')
  await nora.getByLabel('Units').selectOption('US (in, lb)')
  await nora.getByRole('button', { name: 'Save settings' }).click()
  await expect(toastOn(nora)).toHaveText('Settings Updated')
  await ben.goto('/')
  await expect(ben.getByRole('main').getByText('3 lb 7 oz', { exact: true })).toBeVisible()
})

test('a parent clears the due date, and the guide no longer says how far the pregnancy is @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const mother = await testApp.person('mother', phone)
  const friend = await testApp.person('friend', phone)
  await mother.goto('/admin')
  const settings = mother.getByRole('region', { name: 'Pregnancy settings' })
  await settings.getByLabel('Which day do you know?').selectOption('None for now')
  await settings.getByRole('button', { name: 'Save settings' }).click()
  await expect(toastOn(mother)).toContainText('Home and the guide show example values until you set a due date.')
  await mother.reload()
  await expect(settings.getByLabel('Which day do you know?')).toHaveValue('none')
  await expect(settings.getByLabel('Baby’s nickname')).toHaveValue('Pip')
  await settings.getByLabel('Baby’s nickname').fill('Robin')
  await settings.getByRole('button', { name: 'Save settings' }).click()
  await expect(toastOn(mother)).toHaveText('Settings Updated')
  await friend.goto('/guide')
  await expect(
    friend.getByText('The guide begins with the family’s own week once the parents set their due date.'),
  ).toBeVisible()
  await expect(callBox(friend)).not.toContainText('Today, at')
})
