import type { Page } from '@playwright/test'
import { goHome, openOtherPage } from '../on-page/find-on-page.ts'
import { shifts, watchShifts } from '../on-page/layout-shifts.ts'
import { deleteAppointments, limitRights } from '../test-app/prepare-data.ts'
import { expect, test } from '../test-app/test-app.ts'

const homeCard = (page: Page) => page.getByRole('region', { name: 'Upcoming Appointments' })

test('home shows the next two appointments, and View All leads to all of them', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  await expect(homeCard(nora).getByRole('listitem')).toHaveCount(2)
  await expect(homeCard(nora).getByRole('listitem').first()).toContainText('Midwife visit')
  await expect(homeCard(nora).getByRole('listitem').first()).toContainText('Confirmed')
  await homeCard(nora).getByRole('link', { name: 'View All' }).click()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Appointments')
  await expect(nora.getByRole('heading', { name: 'All Appointments' })).toBeVisible()
})

test('if there are no appointments, home says so, and how to add one @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: deleteAppointments })
  const nora = await testApp.person('mother')
  await nora.goto('/')
  await expect(homeCard(nora).getByRole('heading', { name: 'No appointments scheduled' })).toBeVisible()
  await expect(homeCard(nora)).toContainText('Schedule your first prenatal appointment')
  await homeCard(nora).getByRole('link', { name: 'View All' }).click()
  await expect(nora.getByRole('heading', { name: 'No appointments scheduled' })).toBeVisible()
  await expect(nora.getByText('Schedule your first prenatal appointment')).toBeVisible()
})

test('home shows the appointments without API requests, and nothing moves while the card loads @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    const nora = await testApp.person('mother', { viewport })
    const calls: string[] = []
    // Every page opens `/api/live` and requests the number on the bell, so these two do not count.
    nora.on(
      'request',
      (request) => void (/\/api\/(?!live|.*\/unread$)/.test(request.url()) && calls.push(request.url())),
    )
    await watchShifts(nora)
    await nora.goto('/')
    await expect(homeCard(nora).getByRole('listitem')).toHaveCount(2)
    expect(calls).toEqual([])
    expect(await shifts(nora)).toEqual([])
  }
})

test('home hides appointments from people who may not see them', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: limitRights('guest', 'appointments', 'nothing') })
  const ben = await testApp.person('friend')
  await ben.goto('/')
  await expect(ben.getByRole('region', { name: 'Family & Friends' })).toBeVisible()
  await expect(homeCard(ben)).toHaveCount(0)
})

test('if home is opened from another page and the appointments fail to load, a retry requests them again @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503/)
  const nora = await testApp.person('mother')
  await nora.route('**/api/pregnancies/*/appointments?*', (route) => route.fulfill({ status: 503, body: '' }))
  await openOtherPage(nora)
  await goHome(nora)
  await expect(homeCard(nora)).toContainText('The appointments could not be loaded.')
  await nora.unrouteAll()
  await homeCard(nora).getByRole('button', { name: 'Try again' }).click()
  await expect(homeCard(nora).getByRole('listitem')).toHaveCount(2)
})
