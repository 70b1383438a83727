import { pageError } from '#platform/client/page-error/page-error.ts'
import type { Services } from '#platform/server/services.ts'
import { goHome, openOtherPage, toastOn, updatesOn } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'

test('if home fails to load, an error appears, and a retry shows home', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503.*current/)
  const nora = await testApp.person('mother')
  await nora.route('**/api/pregnancies/current', (route) => route.fulfill({ status: 503, body: 'down' }))
  await openOtherPage(nora)
  await goHome(nora)
  await expect(nora.getByRole('heading', { name: 'Your journey could not be loaded' })).toBeVisible()

  await nora.unroute('**/api/pregnancies/current')
  await nora.getByRole('button', { name: 'Try again' }).click()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
})

test('if the journey fails to load, the family page shows an error, and a retry shows the family @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503.*current/)
  const nora = await testApp.person('mother')
  await nora.route('**/api/pregnancies/current', (route) => route.fulfill({ status: 503, body: 'down' }))
  await nora.goto('/family')
  await expect(nora.getByText('The family could not be loaded.')).toBeVisible()

  await nora.unroute('**/api/pregnancies/current')
  await nora.getByRole('button', { name: 'Try again' }).click()
  await expect(nora.getByRole('region', { name: 'Who follows Pip’s journey' }).getByText('Ruth')).toBeVisible()
})

test('if the code of a part that appears later fails to load, home is there without it @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/net::ERR_FAILED/)
  const nora = await testApp.person('mother')
  for (const part of ['UpdateResponses', 'OlderUpdates'])
    await nora.route(`**/assets/${part}-*.js`, (route) => route.abort())
  await nora.addInitScript(
    `addEventListener('${pageError}', () => document.documentElement.setAttribute('failed', ''))`,
  )
  await nora.goto('/')
  await expect(nora.locator('html[failed]')).toHaveCount(1)
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  await expect(updatesOn(nora).first()).toBeVisible()
  await expect(nora.getByRole('button', { name: /^React/ })).toHaveCount(0)
})

test('home fetches the code of parts that appear later only after it has all its data @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  const order: string[] = []
  await nora.route('**/api/pregnancies/*/updates*', async (route) => {
    const response = await route.fetch()
    order.push('updates')
    await route.fulfill({ response })
  })
  await nora.route('**/api/guide/weeks/*', async (route) => {
    // The updates are shown while the week still loads.
    await expect(updatesOn(nora).first()).toBeVisible()
    await nora.evaluate('new Promise((done) => setTimeout(done, 200))')
    order.push('week')
    await route.continue()
  })
  await nora.route('**/assets/UpdateResponses-*.js', async (route) => {
    order.push('responses')
    await route.continue()
  })
  await openOtherPage(nora)
  await goHome(nora)
  await expect(nora.getByRole('button', { name: /^React/ }).first()).toBeVisible()
  expect(order).toEqual(['updates', 'week', 'responses'])
})

test('if the updates and the week fail to load, home shows errors, and the rest is there @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503.*updates/)
  testApp.expectProblem(/status of 503.*weeks/)
  const nora = await testApp.person('mother')
  for (const part of ['**/api/pregnancies/*/updates*', '**/api/guide/weeks/*'])
    await nora.route(part, (route) => route.fulfill({ status: 503, body: 'down' }))
  await openOtherPage(nora)
  await goHome(nora)
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  await expect(nora.getByText('Journey information not available for week 30')).toBeVisible()
  await expect(nora.getByText('The updates could not be loaded.')).toBeVisible()

  await nora.unrouteAll()
  await nora.getByRole('button', { name: 'Try again' }).click()
  await expect(nora.getByRole('list', { name: 'Recent updates' })).toBeVisible()
})

test('without a connection home shows an error, and a retry works once the connection is back', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/ERR_INTERNET_DISCONNECTED/)
  const nora = await testApp.person('mother')
  await openOtherPage(nora)
  await nora.context().setOffline(true)
  await goHome(nora)
  await expect(nora.getByRole('heading', { name: 'Your journey could not be loaded' })).toBeVisible()
  await nora.context().setOffline(false)
  await nora.getByRole('button', { name: 'Try again' }).click()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
})

test('if the menu fails to load, the page still works, and a retry loads the menu @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/ERR_INTERNET_DISCONNECTED/)
  // The problem is about the menu's code or its styles, whichever fails first.
  testApp.expectProblem(/SideMenu|Unable to preload CSS/)
  const nora = await testApp.person('mother')
  await nora.goto('/contacts', { waitUntil: 'networkidle' })
  await nora.context().setOffline(true)
  await nora.getByRole('button', { name: 'Menu' }).click()
  await expect(nora.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  await expect(nora.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible()

  await nora.context().setOffline(false)
  await nora.getByRole('button', { name: 'Try again' }).click()
  await nora.getByRole('button', { name: 'Menu' }).click()
  await expect(nora.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('the text of an update that cannot be shared stays in its dialog', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 500/)
  const nora = await testApp.person('mother')
  await nora.goto('/')
  await nora.route('**/api/pregnancies/*/updates', (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
  await nora.getByRole('button', { name: 'Add Update' }).click()
  await nora.getByLabel('What is new?').fill('Nobody will lose this.')
  await nora.getByRole('button', { name: 'Share Update' }).click()
  await expect(toastOn(nora)).toHaveText(/^Failed to Share Update\s*Something went wrong. Please try again.$/)
  await expect(nora.getByLabel('What is new?')).toHaveValue('Nobody will lose this.')
})

test('if a journey cannot be created, home shows an error after one request, and a retry creates it @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ world: 'first-day' })
  testApp.expectProblem(/status of 404/)
  testApp.expectProblem(/status of 503/)
  const nora = await testApp.person('mother')
  const requested: (string | null)[] = []
  nora.on('request', (request) => void (request.url().endsWith('/initialize') && requested.push(request.postData())))
  await nora.route('**/api/pregnancies/initialize', (route) => route.fulfill({ status: 503, body: '' }))
  await nora.goto('/')
  await expect(toastOn(nora)).toHaveText(/^Setup Error\s*Failed to set up pregnancy data. Please try again.$/)
  await expect(nora.getByRole('heading', { name: 'Your journey could not be loaded' })).toBeVisible()
  expect(requested).toEqual([null])

  await nora.unrouteAll()
  await nora.getByRole('button', { name: 'Try again' }).click()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 8')
  expect(requested).toEqual([null, null])
})

test('if settings cannot be saved, a toast says so, and the form keeps what was typed', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 502/)
  const nora = await testApp.person('mother')
  await nora.route(/\/api\/pregnancies\/\d+$/, (route) => route.fulfill({ status: 502, body: '' }))
  await nora.goto('/admin')
  await nora.getByLabel('Baby’s nickname').fill('Pippa')
  await nora.getByRole('button', { name: 'Save settings' }).click()
  await expect(toastOn(nora)).toHaveText(/^Update Failed\s*Failed to update pregnancy settings$/)
  await expect(nora.getByLabel('Baby’s nickname')).toHaveValue('Pippa')
})

test('long names, an update of 5,000 characters and fifty updates fit a screen of 320 px @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: addLongContent })
  const ben = await testApp.person('friend', { viewport: { width: 320, height: 640 } })
  await ben.goto('/')
  await updatesOn(ben).first().getByRole('button', { name: 'Read more' }).click()
  await expect(updatesOn(ben).first()).toContainText('x'.repeat(5000))
  expect(await ben.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
  const older = ben.getByRole('button', { name: 'Show older updates' })
  await older.scrollIntoViewIfNeeded()
  await expect(updatesOn(ben).nth(49)).toBeAttached()
  await older.scrollIntoViewIfNeeded()
  await expect(older).toBeInViewport()
})

async function addLongContent({ db, clock }: Services) {
  await db
    .updateTable('users')
    .set({ first_name: 'Maximiliana'.repeat(5) })
    .execute()
  await db
    .updateTable('pregnancies')
    .set({ baby_name: 'Bartholomew'.repeat(5) })
    .execute()
  const { id: pregnancy_id, created_by: author_id } = await db
    .selectFrom('pregnancies')
    .selectAll()
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const shared = { pregnancy_id, author_id, week: 30, image_url: null, created_at: clock().toISOString() }
  const updates = Array.from({ length: 60 }, (_, index) => ({ ...shared, content: `Update ${index + 1}` }))
  await db
    .insertInto('updates')
    .values([...updates, { ...shared, content: 'x'.repeat(5000) }])
    .execute()
}
