import type { Locator, Page } from '@playwright/test'
import { actAsMember } from '#app/server/seed/act-as.ts'
import { addScan } from '#features/growth/server/public.ts'
import { addDays, dayInZone } from '#platform/shared/time/calendar.ts'
import { openGuide } from '../on-page/find-in-guide.ts'
import { toastOn } from '../on-page/find-on-page.ts'
import type { Prepare } from '../test-app/demo-data.ts'
import { expect, test } from '../test-app/test-app.ts'

const growthOn = (page: Page): Locator => page.getByRole('region', { name: 'Growth' })
const scansOn = (page: Page): Locator => growthOn(page).getByRole('list', { name: 'Your scans' }).getByRole('listitem')
const pointsOn = (page: Page): Locator => growthOn(page).getByRole('button', { name: /percentile/ })
const tableOn = (page: Page): Locator => growthOn(page).getByRole('table')
const today = () => dayInZone(new Date(), 'Europe/London')

async function openGrowth(page: Page) {
  await openGuide(page)
  // "Keep your notes" loads last. Until it is there, the button for the chart may move while it is being pressed.
  await expect(page.getByRole('region', { name: 'Keep your notes' })).toBeVisible()
  await growthOn(page).getByRole('button', { name: 'Show the growth chart' }).click()
  await expect(scansOn(page)).toHaveCount(3)
}

async function openForm(page: Page) {
  await growthOn(page).getByRole('button', { name: 'Add a scan' }).click()
  return page.getByRole('dialog', { name: 'Add a scan' })
}

test('a parent adds a scan, and sees it on the chart, in the table and in the list', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGrowth(nora)
  await growthOn(nora).getByLabel('What to show').selectOption('Femur length (thigh bone)')
  await expect(pointsOn(nora)).toHaveCount(2)

  const form = await openForm(nora)
  await form.getByLabel('Day of the scan').fill(today())
  await form.getByLabel('Thigh bone').fill('54.3')
  await expect(form.getByText('FL, mm = 5.43 cm')).toBeVisible()
  await form.getByRole('button', { name: 'Add scan' }).click()
  await expect(toastOn(nora)).toContainText('Scan added')

  await expect(pointsOn(nora)).toHaveCount(3)
  const point = pointsOn(nora).last()
  await expect(point).toHaveAccessibleName(
    /^29 weeks and 3 days, .+: 5\.43 cm, about the \d+th percentile: \d+ of 100 babies measure less\.$/,
  )
  await expect(point).toHaveAttribute('aria-pressed', 'true')
  await expect(tableOn(nora).getByRole('row', { name: /^29/ })).toContainText('5.43')
  await expect(scansOn(nora)).toHaveCount(3)
  await expect(scansOn(nora).first()).toContainText('Thigh bone 54.3 mm')
  await expect(growthOn(nora).getByRole('button', { name: 'Show 1 earlier' })).toBeVisible()
})

test('the form refuses a scan without a day or a measurement, with two decimals, or with a future day, and says why', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const sam = await testApp.person('partner')
  await openGrowth(sam)
  const form = await openForm(sam)
  await form.getByRole('button', { name: 'Add scan' }).click()
  await expect(form.getByText('Required')).toBeVisible()
  await expect(form.getByLabel('Day of the scan')).toBeFocused()
  await form.getByLabel('Day of the scan').fill(addDays(today(), 1))
  await form.getByRole('button', { name: 'Add scan' }).click()
  await expect(form.getByText('Please enter at least one measurement')).toBeVisible()
  await form.getByLabel('Head circumference').fill('271.45')
  await form.getByRole('button', { name: 'Add scan' }).click()
  await expect(form.getByText('At most one digit after the decimal point')).toBeVisible()
  await form.getByLabel('Head circumference').fill('271.4')
  await form.getByRole('button', { name: 'Add scan' }).click()
  await expect(form.getByText('The day of a scan cannot be in the future')).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(scansOn(sam)).toHaveCount(3)
})

test('a scan is edited, deleted after a confirmation, and restored by Undo', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGrowth(nora)
  await expect(pointsOn(nora)).toHaveCount(2)

  await scansOn(nora)
    .first()
    .getByRole('button', { name: /^Edit the scan of/ })
    .click()
  const form = nora.getByRole('dialog', { name: 'Edit scan' })
  await expect(form.getByLabel('Head circumference')).toHaveValue('264.5')
  await form.getByLabel('Estimated weight').fill('1210')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toastOn(nora)).toContainText('Scan saved')
  await expect(scansOn(nora).first()).toContainText('Estimated weight 1210 g')
  await expect(pointsOn(nora).last()).toHaveAccessibleName(/: 1\.21 kg, /)

  await scansOn(nora)
    .first()
    .getByRole('button', { name: /^Delete the scan of/ })
    .click()
  await nora
    .getByRole('dialog', { name: /^Delete the scan of/ })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(toastOn(nora)).toContainText('Scan deleted')
  await expect(scansOn(nora)).toHaveCount(2)
  await expect(pointsOn(nora)).toHaveCount(1)
  await toastOn(nora).getByRole('button', { name: 'Undo' }).click()
  await expect(toastOn(nora)).toContainText('Scan brought back')
  await expect(scansOn(nora)).toHaveCount(3)
  await expect(pointsOn(nora)).toHaveCount(2)
})

test('arrow keys move through the points of the chart, and the selected point is described beside it', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGrowth(nora)
  await expect(growthOn(nora).getByText(/^28 weeks and 1 day/)).toBeVisible()
  await growthOn(nora).getByLabel('Compared with').focus()
  await nora.keyboard.press('Tab')
  await expect(pointsOn(nora).last()).toBeFocused()
  await nora.keyboard.press('ArrowLeft')
  await expect(pointsOn(nora).first()).toBeFocused()
  await expect(growthOn(nora).getByText(/^20 weeks and 1 day.+: 352 g, about the/)).toBeVisible()
  await nora.keyboard.press('ArrowLeft')
  await expect(pointsOn(nora).first()).toBeFocused()
  await nora.keyboard.press('End')
  await expect(growthOn(nora).getByText(/^28 weeks and 1 day.+: 1\.19 kg, about the/)).toBeVisible()
  await nora.keyboard.press('Tab')
  await expect(growthOn(nora).getByRole('button', { name: 'Show as a table' })).toBeFocused()
})

test('the chart names the standard of the chosen measure, and what it cannot tell', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGrowth(nora)
  const growth = growthOn(nora)
  await expect(growth.getByText(/Hadlock weight standard .+ 392 mothers/)).toBeVisible()
  await expect(growth.getByText(/one value is not a diagnosis/)).toBeVisible()
  await growth.getByLabel('What to show').selectOption('Biparietal diameter (width of the head)')
  await expect(growth.getByText(/INTERGROWTH-21st fetal growth standards .+ eight countries/)).toBeVisible()
  await growth.getByLabel('What to show').selectOption('Length, head to heel')
  await expect(growth.getByText(/No scan measures it/)).toBeVisible()
  await expect(pointsOn(nora)).toHaveCount(0)
  await growth.getByRole('button', { name: 'Show as a table' }).click()
  await expect(tableOn(nora).getByRole('row', { name: /^40/ })).toHaveText('4049.6')
})

test('a parent compares the weight with another standard, and the chart names and remembers it', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGrowth(nora)
  await expect(pointsOn(nora).last()).toHaveAccessibleName(/1\.19 kg, about the 39th percentile/)
  await growthOn(nora).getByLabel('Compared with').selectOption('INTERGROWTH-21st 2017')
  await expect(pointsOn(nora).last()).toHaveAccessibleName(/1\.19 kg, about the 71st percentile/)
  await expect(pointsOn(nora).first()).toHaveAccessibleName(/352 g\. INTERGROWTH-21st 2017 covers only 22 weeks to/)
  await expect(growthOn(nora).getByRole('img', { name: 'Weight by week, INTERGROWTH-21st 2017' })).toBeVisible()
  await expect(tableOn(nora)).toContainText('INTERGROWTH-21st 2017')
  await nora.reload()
  await openGrowth(nora)
  await expect(growthOn(nora).getByLabel('Compared with')).toHaveValue('intergrowth2017')
  await growthOn(nora).getByLabel('What to show').selectOption('Head circumference')
  await expect(growthOn(nora).getByLabel('Compared with')).toHaveCount(0)
})

test('if a scan has no weight, the weight is estimated from its measurements by a named formula', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGrowth(nora)
  const form = await openForm(nora)
  await form.getByLabel('Day of the scan').fill(today())
  await form.getByLabel('Head circumference').fill('270')
  await form.getByLabel('Abdominal circumference').fill('245')
  await form.getByLabel('Thigh bone').fill('5.4')
  await form.getByRole('button', { name: 'Add scan' }).click()
  await expect(form.getByText(/^54 mm is typical at this age/)).toBeVisible()
  await form.getByLabel('Thigh bone').fill('54')
  await form.getByRole('button', { name: 'Add scan' }).click()
  await expect(scansOn(nora).first()).toContainText('Weight by Hadlock 1985 (HC, AC, FL) 1288 g')
  await expect(pointsOn(nora).last()).toHaveAccessibleName(
    /1\.29 kg, estimated here by Hadlock 1985 \(HC, AC, FL\), about/,
  )
})

test('a family with US units sees pounds and inches, and the metric values of the report', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: useUsUnits })
  const nora = await testApp.person('mother')
  await openGrowth(nora)
  await expect(pointsOn(nora).last()).toHaveAccessibleName(/: 2 lb 10 oz, /)
  await expect(scansOn(nora).first()).toContainText('Thigh bone 50.7 mm (2 in)')
})

test('the chart shows all 212 measurements, and the list shows only the latest three scans until it is expanded', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: addManyScans })
  const nora = await testApp.person('mother')
  await openGrowth(nora)
  await growthOn(nora).getByLabel('What to show').selectOption('Head circumference')
  await expect(pointsOn(nora)).toHaveCount(212)
  await growthOn(nora).getByRole('button', { name: 'Show 210 earlier' }).click()
  await expect(scansOn(nora)).toHaveCount(213)
})

for (const reader of ['grandmother', 'friend'] as const)
  test(`the guide of the ${reader} has no growth section, and requests no scans`, async ({ openTestApp }) => {
    const testApp = await openTestApp()
    const page = await testApp.person(reader)
    const requested: string[] = []
    page.on('request', (request) => void requested.push(request.url()))
    await openGuide(page)
    await expect(page.getByRole('button', { name: 'Save a copy' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Growth' })).toHaveCount(0)
    expect(requested.filter((url) => url.includes('/scans'))).toEqual([])
  })

const useUsUnits: Prepare = ({ db }) => db.updateTable('pregnancies').set({ units: 'us' }).execute()

const addManyScans: Prepare = async (services) => {
  const mother = await actAsMember(services, 'mother')
  for (let count = 0; count < 210; count += 1) {
    const scan = { measuredOn: addDays(today(), -(count % 80)), headCircumference: 180 + (count % 90) }
    await addScan(services.db, mother, scan, services.clock())
  }
}
