/** Locators for the guide, and functions that open it and its parts. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../test-app/test-app.ts'

export const weekHeading = (page: Page): Locator => page.getByRole('heading', { level: 2, name: /^Week \d+$/ })
export const previous = (page: Page): Locator => page.getByRole('button', { name: 'Previous' })
export const next = (page: Page): Locator => page.getByRole('button', { name: 'Next' })
export const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Week' })
export const callBox = (page: Page): Locator => page.getByRole('region', { name: /^What to call about( now)?$/ })

export const missingWeek = (page: Page, week: number): Locator =>
  page.getByRole('alert').filter({ hasText: `Journey information not available for week ${week}` })

/** Opens a part of the guide that is folded on a phone, such as "Care this week". */
export async function openPart(page: Page, name: string | RegExp) {
  const part = page.getByRole('region', { name, exact: true })
  await part.waitFor()
  // A key is safe here. During a click, a part above that is still loading could move the summary away from the pointer.
  if ((await part.locator('details:not([open])').count()) > 0) await part.locator('summary').press('Enter')
}

export async function openGuide(page: Page, path = '/guide', week = 30) {
  await page.goto(path)
  await expect(weekHeading(page)).toHaveText(`Week ${week}`)
  await expect(callBox(page)).toBeVisible()
}
