import type { Page } from '@playwright/test'
import { openGuide, weekHeading } from '../on-page/find-in-guide.ts'
import { toastOn } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'

const drawing = (page: Page, week = 30) => page.getByRole('region', { name: `Pip in week ${week}`, exact: true })
const comparison = (page: Page) => page.getByText('Large cabbage')
const heartRate = (page: Page) => page.getByText('Heart rate', { exact: true })

test('a parent hides size comparisons and the heart rate, and others no longer see them on home and in the guide @deep', async ({
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

  const ben = await testApp.person('friend')
  await ben.goto('/')
  await expect(ben.getByText('39.9 cm', { exact: true })).toBeVisible()
  await expect(ben.getByText('Weight', { exact: true })).toBeVisible()
  await expect(comparison(ben)).toHaveCount(0)
  await expect(heartRate(ben)).toHaveCount(0)
  await openGuide(ben)
  await expect(drawing(ben)).toBeVisible()
  await expect(comparison(ben)).toHaveCount(0)
  await expect(heartRate(ben)).toHaveCount(0)
  await ben.reload()
  await expect(drawing(ben)).toBeVisible()
  await expect(heartRate(ben)).toHaveCount(0)
})

test('a person who hides the drawing for themselves no longer sees it, while others still do @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const ben = await testApp.person('friend')
  await ben.goto('/account')
  const group = ben.getByRole('group', { name: 'Hide for me' })
  await group.getByRole('checkbox', { name: 'Drawing of the baby' }).check()
  await expect(toastOn(ben)).toContainText('Choice saved')
  await openGuide(ben)
  await expect(weekHeading(ben)).toHaveText('Week 30')
  await expect(comparison(ben)).toHaveCount(2)
  await expect(drawing(ben)).toHaveCount(0)

  const nora = await testApp.person('mother')
  await openGuide(nora)
  await expect(drawing(nora)).toBeVisible()
})

test('a checkbox never goes back to its old state while its change is being saved @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ben = await testApp.person('friend')
  // React sets `checked` each time it renders a checkbox, so this records every state that the checkbox shows.
  await ben.addInitScript(`
    globalThis.statesSet = []
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')
    Object.defineProperty(HTMLInputElement.prototype, 'checked', {
      ...property,
      set(state) {
        if (this.closest('label')?.innerText === 'Drawing of the baby') statesSet.push(state)
        property.set.call(this, state)
      },
    })
  `)
  await ben.goto('/account')
  await ben.evaluate('statesSet.length = 0')
  await ben.getByRole('checkbox', { name: 'Drawing of the baby' }).check()
  await expect(toastOn(ben)).toContainText('Choice saved')
  const states = await ben.evaluate<boolean[]>('statesSet')
  expect(new Set(states)).toEqual(new Set([true]))
})

test('while the journey is paused, the settings do not mention the parts that can be hidden @deep', async ({
  openTestApp,
}) => {
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

test('if the choice to hide a part cannot be saved, its checkbox is reset @deep', async ({ openTestApp }) => {
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
