import type { Page } from '@playwright/test'
import { phone } from '../on-page/cached-data.ts'
import { appointmentOn, updatesOn } from '../on-page/find-on-page.ts'
import { limitRights, longText, shareLongUpdates } from '../test-app/prepare-data.ts'
import { expect, test } from '../test-app/test-app.ts'

// Playwright skips `noscript` when it searches for text, so this selects the element inside.
const needsScripts = (page: Page) => page.locator('noscript aside', { hasText: 'This page needs JavaScript' })

const withoutScripts = { ...phone, javaScriptEnabled: false }

test('without scripts a member reads home, the week, what to call about, contacts and appointments', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: shareLongUpdates(1) })
  const nora = await testApp.person('mother', withoutScripts)
  await nora.goto('/')
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  await expect(nora.getByRole('complementary')).toContainText('without JavaScript')
  await expect(updatesOn(nora).first()).toContainText(longText.slice(-50))

  const bar = nora.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('link', { name: 'Contacts' }).click()
  await expect(nora).toHaveTitle(/^Contacts/)
  await expect(nora.getByRole('link', { name: 'oona@farrell.example' })).toBeVisible()
  await expect(nora.getByText('At night she calls back within ten minutes.')).toBeVisible()

  await bar.getByRole('link', { name: 'Calendar' }).click()
  await expect(appointmentOn(nora, 'Midwife visit')).toContainText('Harbour Clinic, room 4')
  await expect(appointmentOn(nora, 'First scan')).toContainText('Completed')

  await bar.getByRole('link', { name: 'Journey' }).click()
  const box = nora.getByRole('region', { name: 'What to call about now' })
  await expect(box.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999')
  await expect(box.getByText('Sudden swelling of the face or hands.')).toBeVisible()
  await nora.getByRole('link', { name: 'Week 31' }).click()
  await expect(nora.getByRole('heading', { level: 2 }).first()).toHaveText('Week 31')
  await nora.getByText('To do in week 31').click()
  const toDo = nora.getByRole('region', { name: 'To do in week 31' })
  await expect(toDo.getByRole('listitem').first()).toBeVisible()
  await expect(toDo.getByText('A normal-looking reading never rules a problem out')).toBeVisible()
  await expect(nora.getByRole('link', { name: 'Open the usual page' })).toHaveAttribute('href', '/guide?week=31')
})

test('without scripts a guest reads what the rights allow, and nothing else', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: limitRights('guest', 'contacts', 'nothing') })
  const ben = await testApp.person('friend', withoutScripts)
  await ben.goto('/contacts')
  await expect(ben.getByRole('complementary')).toContainText('without JavaScript')
  await expect(ben.getByRole('main')).toContainText('The parents keep this part of their journey to themselves.')
  await expect(ben.getByRole('link', { name: 'oona@farrell.example' })).toHaveCount(0)
})

test('without scripts a page that needs them says so', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother', withoutScripts)
  await nora.goto('/album')
  await expect(needsScripts(nora)).toBeVisible()
  const visitor = await testApp.visitor(withoutScripts)
  await visitor.goto('/forgot-password')
  await expect(needsScripts(visitor)).toBeVisible()
})

test('a browser with scripts shows the usual page', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/contacts')
  await expect(nora.getByRole('button', { name: 'Add Contact' })).toBeVisible()
  expect(new URL(nora.url()).search).toBe('')
})
