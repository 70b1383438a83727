import { expect, type Page } from '@playwright/test'

/** The part of the admin panel that changes the state of the journey. */
export const settingsOn = (page: Page) => page.getByRole('region', { name: 'How the journey goes on' })

export async function openSettings(page: Page) {
  await page.goto('/admin#state')
  await settingsOn(page).getByRole('button').first().waitFor()
}

/** Words that must not appear once the pregnancy is no longer counted. */
export const counting = /\bweek \d|weeks? and \d|days? remaining|due date|any day now|congratulations|compared by/i

export async function expectNoCount(page: Page, addresses: readonly string[], words = counting) {
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await expect(page.getByRole('main')).not.toContainText(words)
    await expect(page).not.toHaveTitle(counting)
  }
}
