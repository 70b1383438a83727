/** Locators and data for tests of the notes in the guide. */
import type { Page } from '@playwright/test'

export const journal = (page: Page, week = 30) => page.getByRole('region', { name: `Journal of week ${week}` })

export const field = (page: Page, name: string, week = 30) => journal(page, week).getByRole('textbox', { name })

export const saved = (page: Page, week = 30) => journal(page, week).getByRole('status').filter({ hasText: 'Saved' })

export const list = (page: Page, name = 'Medical') =>
  page.getByRole('tabpanel').getByRole('group', { name, exact: true })

export const boxes = (page: Page) => list(page).getByRole('checkbox')

/**
 * Everything in local storage, with the prefix removed from the keys of notes. The script is a string, because the types of the
 * browser tests do not include the DOM.
 */
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(`Object.fromEntries(Object.entries({ ...localStorage }).map(([key, text]) =>
    [key.replace(/^nestling-guide-\\d+-\\d+-/, ''), text]))`)

/** A copy of notes with a tick in week 12 and a text in week 30. */
export const copy = JSON.stringify({
  format: 'nestling-notes',
  version: 1,
  savedAt: '2026-05-04T10:00:00.000Z',
  babyName: 'Pip',
  weeks: [
    { week: 12, checklist: { medicalActions: { '12-med-1': { done: true, at: 1 } } }, journal: {} },
    { week: 30, checklist: {}, journal: { free: 'From the old phone.' } },
  ],
})
