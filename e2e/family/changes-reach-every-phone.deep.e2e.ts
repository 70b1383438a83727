import type { Page } from '@playwright/test'
import { addDays, dayInZone, formatDay } from '#platform/shared/time/calendar.ts'
import { allStoredText, phone, whenPrefetched } from '../on-page/cached-data.ts'
import { callBox } from '../on-page/find-in-guide.ts'
import { toastOn, valueUnder } from '../on-page/find-on-page.ts'
import { atDay } from '../test-app/prepare-state.ts'
import { expect, type TestApp, test } from '../test-app/test-app.ts'

const family = ['mother', 'partner', 'grandmother', 'friend'] as const

/** Words that must not appear once the pregnancy is no longer counted. */
const counting = /\bweek \d|weeks? and \d|days? remaining|due date|any day now|congratulations|compared by/i

/** Opens home on four phones, and waits until each has prefetched the whole guide. */
async function openPhones(testApp: TestApp) {
  const phones: Page[] = []
  for (const name of family) {
    const page = await testApp.person(name, phone)
    await page.goto('/')
    await whenPrefetched(page, 'guide')
    phones.push(page)
  }
  const [mother, partner, grandmother, friend] = phones
  if (!mother || !partner || !grandmother || !friend) throw new Error('Expected four phones.')
  return { mother, partner, grandmother, friend }
}

test('after a loss at 39 weeks, four phones stop counting, one of them when it is online again', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true, prepare: atDay(39 * 7) })
  const { mother, partner, grandmother, friend } = await openPhones(testApp)
  await grandmother.context().setOffline(true)
  await grandmother.goto('/guide')
  await expect(grandmother.getByRole('heading', { name: 'Week 39', exact: true })).toBeVisible()

  await mother.goto('/admin#state')
  const state = mother.getByRole('region', { name: 'How the journey goes on' })
  await state.getByRole('button', { name: 'The pregnancy has ended' }).click()
  await mother.getByRole('dialog').getByLabel('A message for those who follow along').fill('Please give us some time.')
  await mother.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(mother.getByRole('dialog')).toHaveCount(0)

  const expectNoCount = async (page: Page) => {
    for (const address of ['/', '/guide']) {
      await page.goto(address)
      await page.getByRole('main').getByRole('heading').first().waitFor()
      await expect(page.getByRole('main')).not.toContainText(counting)
      await expect(page).not.toHaveTitle(counting)
    }
    await expect(callBox(page)).toContainText('After a loss, for as long as you need it')
    await expect.poll(() => allStoredText(page)).not.toContain('/api/guide/weeks/')
  }
  for (const page of [partner, friend, mother]) await expectNoCount(page)
  await friend.goto('/')
  await expect(friend.getByText('Please give us some time.')).toBeVisible()

  await grandmother.context().setOffline(false)
  await grandmother.reload()
  await expectNoCount(grandmother)
  await grandmother.context().setOffline(true)
  await grandmother.goto('/')
  await expect(grandmother.getByText('Please give us some time.')).toBeVisible()
  await expect(grandmother.getByRole('main')).not.toContainText(counting)
})

test('if the due date moves by nine days, every phone shows the new week, days remaining and list of what to call about', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true, prepare: atDay(36 * 7 + 3) })
  const { mother, partner, grandmother, friend } = await openPhones(testApp)
  await grandmother.context().setOffline(true)
  const today = dayInZone(new Date(), 'Europe/London')
  const later = addDays(today, 280 - (36 * 7 + 3) + 9)

  await mother.goto('/admin')
  const settings = mother.getByRole('region', { name: 'Pregnancy settings' })
  await settings.getByRole('textbox', { name: 'Due date' }).fill(later)
  await settings.getByRole('button', { name: 'Save settings' }).click()
  await expect(toastOn(mother)).toContainText(
    `The due date moved by 9 days, to ${formatDay(later)}. Today is week 36, not week 37. Photos and updates keep their weeks.`,
  )

  const expectMoved = async (page: Page) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Week 36', exact: true })).toBeVisible()
    await expect(valueUnder(page, 'Days remaining')).toHaveText('34')
    await page.goto('/guide')
    await expect(page.getByText('35 weeks and 1 day · third trimester')).toBeVisible()
    await expect(callBox(page)).toContainText('Today, at 35 weeks and 1 day')
  }
  for (const page of [partner, friend, mother]) await expectMoved(page)
  await grandmother.context().setOffline(false)
  await expectMoved(grandmother)
})
