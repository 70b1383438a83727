import type { Services } from '#platform/server/services.ts'
import { addDays, dayInZone, formatDay } from '#platform/shared/time/calendar.ts'
import { updatesOn, valueUnder } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'

const today = () => dayInZone(new Date(), 'Europe/London')

/** Moves Pip's due date to this many days from today. */
const dueIn =
  (days: number) =>
  ({ db }: Services) =>
    db
      .updateTable('pregnancies')
      .set({ due_date: addDays(today(), days) })
      .where('baby_name', '=', 'Pip')
      .execute()

test('home shows the week, the exact age, the progress, the due date and the days left', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  await expect(nora).toHaveTitle('Week 30 · Nestling')
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  await expect(nora.getByRole('img', { name: 'Week 30 of 40' })).toBeVisible()
  await expect(nora.getByText('29 weeks and 3 days')).toBeVisible()
  await expect(nora.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75')
  await expect(nora.getByText('75%', { exact: true })).toBeVisible()
  await expect(valueUnder(nora, 'Due date')).toHaveText(formatDay(addDays(today(), 74)))
  await expect(valueUnder(nora, 'Due date')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
  await expect(valueUnder(nora, 'Days remaining')).toHaveText('74')
})

test('home shows the baby’s size, heart rate, weight and developments', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ben = await testApp.person('friend')
  await ben.goto('/')
  const main = ben.getByRole('main')
  for (const words of ['Size', 'Large cabbage', 'Heart rate', '110-160', 'Weight', '1.56 kg'])
    await expect(main.getByText(words, { exact: true })).toBeVisible()
  const development = main.getByRole('region', { name: 'Pip in week 30' })
  await expect(development).toContainText('The eyes can open wide')
  await expect(development.getByRole('link', { name: 'Open the guide' })).toHaveAttribute('href', '/guide')
})

test('in week 8 home shows the figures that the specification gives', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: dueIn(280 - 56) })
  const nora = await testApp.person('mother')
  await nora.goto('/')
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 8')
  await expect(nora.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20')
  for (const words of ['Raspberry', '150-170', '1 g'])
    await expect(nora.getByRole('main').getByText(words, { exact: true })).toBeVisible()
})

test('home says "Due today" on the due date, and "3 days past the due date" three days later', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: dueIn(0) })
  const nora = await testApp.person('mother')
  await nora.goto('/')
  await expect(nora.getByText('Due today')).toBeVisible()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 40')

  await testApp.restart(dueIn(-3))
  await nora.reload()
  await expect(nora.getByText('3 days past the due date')).toBeVisible()
  await expect(nora.getByText('40 weeks and 3 days')).toBeVisible()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 40')
  await expect(nora.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
})

for (const [age, days, count, week] of [
  ['4 weeks and 2 days', 30, 'The count begins at week 8', 5],
  ['41 weeks and 2 days', 289, 'The count ends at week 40', 42],
] as const)
  test(`at ${age} home says why its count is not week ${week}, and the guide opens at week ${week}`, async ({
    openTestApp,
  }) => {
    const testApp = await openTestApp({ prepare: dueIn(280 - days) })
    const nora = await testApp.person('mother')
    await nora.goto('/')
    await expect(nora.getByText(age, { exact: true })).toBeVisible()
    await expect(nora.getByText(`${count}. Below is week ${week}.`)).toBeVisible()
    await expect(nora.getByRole('region', { name: `Pip in week ${week}` })).toBeVisible()
    await nora.getByRole('link', { name: 'Open the guide' }).click()
    await expect(nora.getByRole('heading', { level: 2, name: `Week ${week}` })).toBeVisible()
    await expect(nora.getByText(age)).not.toHaveCount(0)
  })

test('without a due date home marks its values as an example', async ({ openTestApp }) => {
  const testApp = await openTestApp({ world: 'first-day' })
  const nora = await testApp.person('mother')
  await nora.goto('/')
  await expect(nora.getByRole('note').filter({ hasText: 'Example' })).toContainText('Set your due date')
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 8')
  await expect(valueUnder(nora, 'Due date')).toHaveText('Jan 6, 2026')
  await expect(valueUnder(nora, 'Days remaining')).toHaveText('0')

  await expect(nora.getByRole('heading', { name: 'No updates yet' })).toBeVisible()
  await expect(nora.getByText('Share your first pregnancy update with family and friends')).toBeVisible()
  await nora.getByRole('note').getByRole('link', { name: 'Set your due date' }).click()
  await expect(nora.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
})

test('a parent changes the nickname and the due date, and home shows both', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const sam = await testApp.person('partner')
  await sam.goto('/admin')
  await sam.getByLabel('Baby’s nickname').fill('Pippa')
  await sam.getByRole('textbox', { name: 'Due date' }).fill(addDays(today(), 140))
  await sam.getByRole('button', { name: 'Save settings' }).click()
  await expect(sam.getByText('Settings Updated').first()).toBeVisible()
  await sam.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(sam.getByRole('heading', { level: 1 })).toHaveText('Week 20')
  await expect(sam.getByRole('region', { name: 'Pippa in week 20' })).toBeVisible()
})

test('choosing another kind of day empties the date field, and choosing the due date again shows that date @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  const kind = nora.getByLabel('Which day do you know?')
  await kind.selectOption('First day of the last period')
  await expect(nora.getByLabel('First day of the last period')).toHaveValue('')
  await nora.getByLabel('First day of the last period').fill('9999-12-31')
  await expect(nora.getByRole('button', { name: 'Save settings' })).toBeVisible()
  await kind.selectOption('Due date')
  await expect(nora.getByRole('textbox', { name: 'Due date' })).not.toHaveValue('')
})

test('an impossible due date shows an error beside its field', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 400/)
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  const dueDate = nora.getByRole('textbox', { name: 'Due date' })
  await dueDate.fill(addDays(today(), 301))
  await nora.getByRole('button', { name: 'Save settings' }).click()
  await expect(dueDate).toHaveAccessibleDescription('A due date is at most 300 days ahead and at most 60 days ago')
})

test('recent updates are newest first, each with its author, week and age', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/')
  await expect(updatesOn(ruth)).toHaveCount(6)
  const expectedTexts = [
    /Sam.*Week 30.*[23] hours ago/,
    /Nora.*Week 29.*1 day ago/,
    /Ruth.*[89] days ago.*The little blanket/,
  ]
  for (const [place, words] of expectedTexts.entries()) await expect(updatesOn(ruth).nth(place)).toHaveText(words)
  await expect(updatesOn(ruth).last()).toContainText('First scan today.')
})

test('the dialog for an update opens and closes, and is empty after an update was shared @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  const dialog = nora.getByRole('dialog', { name: "Share Pip's Journey" })
  const open = async () => {
    await nora.getByRole('button', { name: 'Add Update' }).click()
    await expect(dialog).toBeVisible()
  }
  for (const close of [
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => nora.keyboard.press('Escape'),
  ]) {
    await open()
    await close()
    await expect(dialog).toBeHidden()
  }

  await open()
  await dialog.getByLabel('What is new?').fill('Hiccups.')
  await dialog.getByLabel('Week').fill('30')
  await dialog.getByLabel('Link to a picture').fill('https://192.0.2.1/scan.jpg')
  await dialog.getByRole('button', { name: 'Share Update' }).click()
  await expect(dialog).toBeHidden()
  await expect(updatesOn(nora).first()).toContainText('Hiccups.')
  await open()
  for (const label of ['What is new?', 'Week', 'Link to a picture'])
    await expect(dialog.getByLabel(label)).toHaveValue('')
})

test('on a wide screen the summary does not cover the family card after scrolling @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother', { viewport: { width: 1280, height: 800 } })
  await nora.goto('/')
  const [summary, family] = ['Pip’s journey', 'Family & Friends'].map((name) => nora.getByRole('region', { name }))
  await nora.getByRole('list', { name: 'Connected' }).waitFor()
  await nora.mouse.move(900, 500)
  await nora.mouse.wheel(0, 400)
  await expect.poll(() => nora.evaluate('scrollY')).toBe(400)
  const [upper, lower] = [await summary?.boundingBox(), await family?.boundingBox()]
  expect(lower?.y).toBeGreaterThanOrEqual((upper?.y ?? Number.NaN) + (upper?.height ?? 0))
})
