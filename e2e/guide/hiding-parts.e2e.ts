import type { Page } from '@playwright/test'
import { headOf, openGuide } from '../on-page/find-in-guide.ts'
import { toastOn } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'

const drawing = (page: Page, week = 30) => page.getByRole('region', { name: `Pip in week ${week}`, exact: true })
const comparison = (page: Page) => page.getByText('Large cabbage')
const heartRate = (page: Page) => page.getByText('Heart rate', { exact: true })

test('what a parent hides for everybody is gone from home and the guide of others, also after a reload', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  const group = nora.getByRole('group', { name: 'Hide for everybody' })
  await group.getByRole('checkbox', { name: 'Size comparisons' }).check()
  await expect(toastOn(nora)).toContainText('Choice saved')
  await group.getByRole('checkbox', { name: 'Heart rate' }).check()
  await expect(group.getByRole('checkbox', { name: 'Heart rate' })).toBeChecked()

  const jonas = await testApp.person('friend')
  await jonas.goto('/')
  await expect(jonas.getByText('39.9 cm', { exact: true })).toBeVisible()
  await expect(jonas.getByText('Weight', { exact: true })).toBeVisible()
  await expect(comparison(jonas)).toHaveCount(0)
  await expect(heartRate(jonas)).toHaveCount(0)
  await openGuide(jonas)
  await expect(drawing(jonas)).toBeVisible()
  await expect(comparison(jonas)).toHaveCount(0)
  await expect(heartRate(jonas)).toHaveCount(0)
  await jonas.reload()
  await expect(drawing(jonas)).toBeVisible()
  await expect(heartRate(jonas)).toHaveCount(0)
})

test('what a person hides for themselves is hidden at once, and for nobody else', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const jonas = await testApp.person('friend')
  await jonas.goto('/account')
  const group = jonas.getByRole('group', { name: 'Hide for me' })
  await group.getByRole('checkbox', { name: 'Drawing of the baby' }).check()
  await expect(toastOn(jonas)).toContainText('Choice saved')
  await openGuide(jonas)
  await expect(headOf(jonas)).toHaveText('Week 30')
  await expect(comparison(jonas)).toHaveCount(2)
  await expect(drawing(jonas)).toHaveCount(0)

  const nora = await testApp.person('mother')
  await openGuide(nora)
  await expect(drawing(nora)).toBeVisible()
})

test('during a pause nothing names what can be hidden', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  await nora.getByRole('button', { name: 'Pause the journey' }).click()
  await nora.getByRole('dialog').getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(nora.getByText('Hide for everybody')).toHaveCount(0)
  await nora.goto('/account')
  await expect(nora.getByRole('group', { name: 'Theme' })).toBeVisible()
  await expect(nora.getByText('Hide for me')).toHaveCount(0)
  await nora.goto('/admin')
  await expect(nora.getByRole('heading', { name: 'Members' })).toBeVisible()
  await expect(nora.getByText('Hide for everybody')).toHaveCount(0)
  await expect(nora.getByRole('link', { name: 'Hide', exact: true })).toHaveCount(0)
})

test('a choice that could not be saved is reverted', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503/)
  const nora = await testApp.person('mother')
  await nora.route('**/hides', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  await nora.goto('/admin')
  const box = nora.getByRole('group', { name: 'Hide for everybody' }).getByRole('checkbox', { name: 'Heart rate' })
  await box.click()
  await expect(toastOn(nora)).toContainText('Choice not saved')
  await expect(box).not.toBeChecked()
})
