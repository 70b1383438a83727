import { goHome, openOtherPage, pathOf, updatesOn } from '../on-page/find-on-page.ts'
import { shifts, watchShifts } from '../on-page/layout-shifts.ts'
import { addMembers } from '../test-app/prepare-data.ts'
import { expect, test } from '../test-app/test-app.ts'

test('home counts the members, shows four of six, and says how many more there are', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: addMembers('Ada', 'Iris') })
  const nora = await testApp.person('mother')
  await nora.goto('/')
  const card = nora.getByRole('region', { name: 'Family & Friends' })
  await expect(card).toContainText('6 connected')
  await expect(card.getByRole('list', { name: 'Connected' }).getByRole('img')).toHaveCount(4)
  await expect(card.getByRole('list', { name: 'Connected' }).getByRole('listitem').last()).toHaveText('+2')
})

test('home shows all of four members, and does not count a person whose invitation is pending @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const ben = await testApp.person('friend')
  await ben.goto('/')
  const card = ben.getByRole('region', { name: 'Family & Friends' })
  await expect(card).toContainText('4 connected')
  await expect(card.getByRole('list', { name: 'Connected' }).getByRole('listitem')).toHaveCount(4)
  await expect(card).not.toContainText('+')
})

test('an admin can invite from home, and others cannot', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const [nora, ruth] = [await testApp.person('mother'), await testApp.person('grandmother')]
  await nora.goto('/')
  await nora.getByRole('region', { name: 'Family & Friends' }).getByRole('link', { name: 'Invite' }).click()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Share Journey')
  await ruth.goto('/')
  const card = ruth.getByRole('region', { name: 'Family & Friends' })
  await expect(card.getByRole('link', { name: 'Manage' })).toBeVisible()
  await expect(card.getByRole('link', { name: 'Invite' })).toHaveCount(0)
})

test('Manage opens a page that says where the family is managed @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  await nora.getByRole('link', { name: 'Manage' }).click()
  await expect(nora.getByText('Family management has moved to the admin panel.')).toBeVisible()
  expect(pathOf(nora)).toBe('/family')
  await nora.getByRole('link', { name: 'Open the admin panel' }).click()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Admin Panel')
  expect(pathOf(nora)).toBe('/admin')
})

test('people who are not admins read that the parents manage the family', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/family')
  await expect(
    ruth.getByText('Family management has moved to the admin panel, which the parents look after.'),
  ).toBeVisible()
  await expect(ruth.getByRole('link', { name: 'Open the admin panel' })).toHaveCount(0)
  for (const name of ['Nora', 'Sam', 'Ruth', 'Ben'])
    await expect(ruth.getByRole('main').getByText(name, { exact: true })).toBeVisible()
})

test('the family card shows the latest activity', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  const card = nora.getByRole('region', { name: 'Family & Friends' })
  await expect(card).toContainText(/Sam shared an update [23] hours ago/)

  await testApp.restart(addMembers('Ada'))
  await nora.reload()
  await expect(card).toContainText('Ada joined just now')
})

test('nothing on home moves while the family loads @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    const nora = await testApp.person('mother', { viewport })
    await watchShifts(nora)
    const arrived = Promise.withResolvers<void>()
    await nora.route('**/assets/FamilySection-*.js', async (route) => {
      await arrived.promise
      await route.continue()
    })
    await nora.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(updatesOn(nora).first()).toBeVisible()
    await expect(nora.getByRole('heading', { name: 'Family & Friends' })).toBeVisible()
    arrived.resolve()
    await expect(nora.getByText('4 connected')).toBeVisible()
    expect(await shifts(nora)).toEqual([])
  }
})

test('if the family fails to load, the rest of home is there, and a retry shows the family @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503/)
  const nora = await testApp.person('mother')
  await nora.route('**/api/pregnancies/*/family', (route) => route.fulfill({ status: 503, body: '' }))
  await openOtherPage(nora)
  await goHome(nora)
  const card = nora.getByRole('region', { name: 'Family & Friends' })
  await expect(card.getByText('The family could not be loaded.')).toBeVisible()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  await nora.unrouteAll()
  await card.getByRole('button', { name: 'Try again' }).click()
  await expect(card).toContainText('4 connected')
})
