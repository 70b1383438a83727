/** What waits for the network, and what was refused. */
import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const updates = '**/api/pregnancies/*/updates'

/** No update gets through. */
const holdUpdates = (page: Page) =>
  page.route(updates, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))

/** The first attempt gets no response, and the next one is refused. */
async function refuseUpdates(page: Page) {
  let attempts = 0
  await page.route(updates, (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    attempts += 1
    const json = { message: 'The parents have not opened this part of their journey to you.', code: 'section-closed' }
    return attempts === 1 ? route.abort() : route.fulfill({ status: 403, json })
  })
}

const shareUpdate = async (page: Page) => {
  await page.getByRole('button', { name: 'Add Update' }).click()
  await page.getByLabel('What is new?').fill('Written in the train, somewhere between two tunnels.')
  await page.getByRole('button', { name: 'Share Update' }).click()
  await page.getByText('Waiting', { exact: true }).waitFor()
}

const openList = (bar: string) => async (page: Page) => {
  await shareUpdate(page)
  await page.getByRole('button', { name: bar }).click()
  await page.getByRole('dialog', { name: 'Not sent yet' }).waitFor()
}

const onHome = { who: 'mother', path: '/', changes: true } as const
const expectedProblems = [/Failed to load resource/]

export const outboxScreens: readonly Screen[] = [
  { name: 'an update that waits', ...onHome, before: holdUpdates, act: shareUpdate, expectedProblems },
  {
    name: 'the list of what waits',
    ...onHome,
    before: holdUpdates,
    act: openList('1 thing waits for the network'),
    expectedProblems,
  },
  {
    name: 'the list of what was refused',
    ...onHome,
    before: refuseUpdates,
    act: openList('1 thing was not sent'),
    expectedProblems,
  },
]
