import type { Page } from '@playwright/test'
import { callBox } from '../on-page/find-in-guide.ts'
import { openMenu } from '../on-page/find-on-page.ts'
import { inState } from '../test-app/prepare-state.ts'
import { expect, test } from '../test-app/test-app.ts'

const phone = { width: 390, height: 844 }

/** Words that must not appear once the pregnancy is no longer counted. */
const counting = /\bweek \d|weeks? and \d|days? remaining|due date|any day now|congratulations|compared by/i

async function expectNoCount(page: Page, addresses: readonly string[], words = counting) {
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await expect(page.getByRole('main')).not.toContainText(words)
    await expect(page).not.toHaveTitle(counting)
  }
}

/** Words that must not appear on pages with photos and updates, which keep the weeks that people gave them. */
const countingExceptWeeks = /days? remaining|due date|any day now|congratulations|compared by|expecting|until you meet/i

/** Checks every page to which the menu links, and the menu itself. */
async function expectNoCountInMenu(page: Page) {
  await page.goto('/')
  const links = await openMenu(page)
  await expect(page.getByRole('dialog', { name: 'Menu' })).not.toContainText(/expecting|pregnancy|baby/i)
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(5)
  const pages = addresses.filter((address) => !address.includes('sign-out'))
  await expectNoCount(page, pages, countingExceptWeeks)
}

test('after a loss no page counts or congratulates', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: inState('ended', { message: 'Please give us some time.' }) })
  const mother = await testApp.person('mother', { viewport: phone })
  const friend = await testApp.person('friend', { viewport: phone })
  await expectNoCount(friend, ['/', '/guide', '/share'])
  await friend.goto('/guide')
  await expect(callBox(friend)).toContainText('After a loss, for as long as you need it')
  for (const page of [friend, mother]) await expectNoCountInMenu(page)
})
