/** The guide and its dialogs. */
import type { Page } from '@playwright/test'
import { openPart } from '../on-page/find-in-guide.ts'
import { blockBabyDrawing } from '../test-app/test-app.ts'
import type { Screen } from './screen.ts'

const openAllOfTheGuide = async (page: Page) => {
  await page.getByRole('region', { name: 'What to call about now' }).waitFor()
  for (const part of ['What you see', 'Nora', 'You', 'Care this week', 'Tips', /^To do/, /^Journal/, 'Keep your notes'])
    if ((await page.getByRole('region', { name: part, exact: true }).count()) > 0) await openPart(page, part)
  await page.getByText('Sources, and what this guide is not').click()
}

const submitInvalidScan = async (page: Page) => {
  await page.getByRole('button', { name: 'Show the growth chart' }).click()
  await page.getByRole('button', { name: 'Show as a table' }).click()
  await page.getByRole('button', { name: 'Add a scan' }).click()
  const form = page.getByRole('dialog', { name: 'Add a scan' })
  await form.getByLabel('Estimated weight').fill('9000')
  await form.getByRole('button', { name: 'Add scan' }).click()
  await form.getByText('Required').waitFor()
}

/** Blocks storage, as some private windows do. The script is a string, because the types here do not include the DOM. */
const blockStorage = async (page: Page) => {
  await blockBabyDrawing(page)
  await page.addInitScript({
    content: `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })`,
  })
}

const typeWithoutStorage = async (page: Page) => {
  await openPart(page, /^Journal/)
  await page.getByRole('textbox', { name: 'Anything else' }).fill('In vain')
  await page.getByText('Only in this tab', { exact: true }).waitFor()
}

const oldCopy = JSON.stringify({
  format: 'nestling-notes',
  version: 1,
  savedAt: '2026-05-04T10:00:00.000Z',
  babyName: 'Pip',
  weeks: [{ week: 12, checklist: {}, journal: { free: 'From the old phone' } }],
})

const chooseFile = async (page: Page, text: string) => {
  const coming = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Restore a copy' }).click()
  await (await coming).setFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

const openNotes = async (page: Page) => {
  await openPart(page, /^Journal/)
  await openPart(page, 'Keep your notes')
}

const shareCopy = async (page: Page) => {
  await openNotes(page)
  await page.getByRole('textbox', { name: 'Anything else' }).fill('For my eyes only')
  await page.getByRole('button', { name: 'Share or lock a copy' }).click()
  await page.getByLabel('Passphrase', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Save to this device' }).click()
  await page.getByText('Use at least 8 characters').waitFor()
}

const lockedCopy = JSON.stringify({
  ...{ format: 'nestling-notes-locked', version: 1, iterations: 100_000 },
  ...{ salt: 'AAAA', iv: 'AAAA', data: 'AAAA' },
})

const unlockCopy = async (page: Page) => {
  await openNotes(page)
  await chooseFile(page, lockedCopy)
  await page.getByLabel(/^Passphrase/).fill('three calm otters')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByText('This passphrase does not open the copy').waitFor()
}

const restoreCopy = async (page: Page) => {
  await openNotes(page)
  await page.getByRole('textbox', { name: 'Anything else' }).fill('Already here')
  await chooseFile(page, '')
  await page.getByText('This file is empty.').waitFor()
  await chooseFile(page, oldCopy)
  await page.getByRole('button', { name: 'Replace what is here' }).waitFor()
}

const failGuide = async (page: Page) => {
  await blockBabyDrawing(page)
  await page.route('**/api/guide/weeks/*/guide?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'internal' } }),
  )
}

const seeNoWeek = (page: Page) => page.getByText(/Journey information not available for week/).waitFor()

/** Opens the guide from home, because home creates the journey. */
const openExampleGuide = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Journey' }).click()
  await page.getByRole('region', { name: 'What to call about now' }).waitFor()
}

/** Of these screens, only the first two draw the baby. Drawing it in every theme takes most of a screen's time. */
const before = blockBabyDrawing

export const guideScreens: readonly Screen[] = [
  { name: 'the guide', who: 'grandmother', path: '/guide', act: openAllOfTheGuide },
  { name: 'the guide of a parent', who: 'mother', path: '/guide?week=20', act: openAllOfTheGuide },
  { name: 'a refused scan', who: 'mother', path: '/guide', before, act: submitInvalidScan },
  {
    name: 'the guide in a browser without storage',
    who: 'mother',
    path: '/guide?week=24',
    before: blockStorage,
    act: typeWithoutStorage,
  },
  { name: 'the dialog to share or lock a copy', who: 'friend', path: '/guide', before, act: shareCopy },
  { name: 'a locked copy and a wrong passphrase', who: 'friend', path: '/guide', before, act: unlockCopy },
  { name: 'the dialog to restore a copy', who: 'friend', path: '/guide', before, act: restoreCopy },
  {
    name: 'a week of the guide that failed to load',
    who: 'friend',
    path: '/guide',
    before: failGuide,
    act: seeNoWeek,
    expectedProblems: [/status of 503/],
  },
  { name: 'the guide without a due date', who: 'mother', world: 'first-day', path: '/', act: openExampleGuide },
]
