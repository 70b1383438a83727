import type { Page } from '@playwright/test'
import { signOutAddress } from '#platform/shared/address/session-addresses.ts'
import { allStoredText, openHomePrefetched } from '../on-page/cached-data.ts'
import { callBox } from '../on-page/find-in-guide.ts'
import { openMenu } from '../on-page/find-on-page.ts'
import { inState } from '../test-app/prepare-state.ts'
import { expect, test } from '../test-app/test-app.ts'
import { counting, expectNoCount, openSettings, settingsOn } from './state-on-page.ts'

const phone = { width: 390, height: 844 }

/** Like `counting`, but allows weeks, because photos and updates keep the weeks that people gave them. */
const countingExceptWeeks = /days? remaining|due date|any day now|congratulations|compared by|expecting|until you meet/i

/** Checks every page to which the menu links, and the menu itself. */
async function expectNoCountInMenu(page: Page) {
  await page.goto('/')
  const links = await openMenu(page)
  await expect(page.getByRole('dialog', { name: 'Menu' })).not.toContainText(/expecting|pregnancy|baby/i)
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(5)
  const pages = addresses.filter((address) => address !== signOutAddress)
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

test('after a loss, a phone that cached the whole guide deletes it the next time it is online', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const sam = await testApp.person('partner')
  const nora = await openHomePrefetched(testApp, 'guide')
  await nora.context().setOffline(true)
  await openSettings(sam)
  await settingsOn(sam).getByRole('button', { name: 'The pregnancy has ended' }).click()
  await sam.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(sam.getByRole('dialog')).toHaveCount(0)

  expect(await allStoredText(nora)).toContain('/api/guide/weeks/')
  await nora.context().setOffline(false)
  await nora.reload()
  await expect(nora.getByText('We are so sorry.')).toBeVisible()
  await expect.poll(() => allStoredText(nora)).toContain('stage=after-loss')
  expect(await allStoredText(nora)).not.toContain('/api/guide/weeks/')

  testApp.network.switchTo('offline')
  await nora.goto('/guide')
  await expect(nora.getByRole('heading', { name: 'If you need help' })).toBeVisible()
  await expect(nora.getByRole('main')).not.toContainText(counting)
})
