import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openGuide } from '../on-page/find-in-guide.ts'
import { toastOn } from '../on-page/find-on-page.ts'
import { cast } from '../test-app/cast.ts'
import { expect, test } from '../test-app/test-app.ts'
import { boxes, copy, field, saved, stored } from './notes-on-page.ts'

async function saveCopy(page: Page) {
  const coming = page.waitForEvent('download')
  await page.getByRole('region', { name: 'Keep your notes' }).getByRole('button', { name: 'Save a copy' }).click()
  const download = await coming
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
}

async function chooseCopy(page: Page, text: string) {
  const coming = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Restore a copy' }).click()
  await (await coming).setFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Restore a copy' })

test('a copy of the notes is saved to a file, and restores them on another device', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora)
  await nora.getByRole('button', { name: 'Save a copy' }).click()
  await expect(toastOn(nora)).toContainText('Nothing to save yet')
  await boxes(nora).first().check()
  await field(nora, 'Anything else').fill('Take me along')
  const { name, text } = await saveCopy(nora)
  expect(name).toMatch(/^nestling-pip-notes-\d{4}-\d{2}-\d{2}\.json$/)
  expect(text).toContain('Take me along')

  const elsewhere = await testApp.person('mother')
  await openGuide(elsewhere)
  await expect(field(elsewhere, 'Anything else')).toHaveValue('')
  await chooseCopy(elsewhere, text)
  await expect(question(elsewhere)).toContainText('1 week (30), with 1 journal entry and 1 tick')
  await expect(question(elsewhere).getByRole('button', { name: 'Replace what is here' })).toHaveCount(0)
  await question(elsewhere).getByRole('button', { name: 'Add to what is here' }).click()
  await expect(toastOn(elsewhere)).toContainText('Copy added')
  await elsewhere.reload()
  await expect(field(elsewhere, 'Anything else')).toHaveValue('Take me along')
  await expect(boxes(elsewhere).first()).toBeChecked()
})

test('a copy can be added to the notes or replace them, and Undo reverts either', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora)
  await field(nora, 'Anything else').fill('From here.')
  await expect(saved(nora)).toBeVisible()
  const ways = [
    ['Add to what is here', 'From here.\n\nFrom the old phone.'],
    ['Replace what is here', 'From the old phone.'],
  ] as const
  for (const [way, text] of ways) {
    await chooseCopy(nora, copy)
    await expect(question(nora)).toContainText('Saved on May 4, 2026, about Pip.')
    await question(nora).getByRole('button', { name: way }).click()
    await expect(field(nora, 'Anything else')).toHaveValue(text)
    await toastOn(nora).getByRole('button', { name: 'Undo' }).click()
    await expect(field(nora, 'Anything else')).toHaveValue('From here.')
  }
  await nora.reload()
  await expect(field(nora, 'Anything else')).toHaveValue('From here.')
})

test('a file that is not a valid copy is refused with a message, and changes nothing', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora)
  await field(nora, 'Anything else').fill('Still here')
  await expect(saved(nora)).toBeVisible()
  const before = await stored(nora)
  const wrong = [
    ['{"hello"', 'not a copy of Nestling notes'],
    [copy.replace('"week":30', '"week":99'), 'damaged in the part for week 99'],
    [copy.replace('"version":1', '"version":9'), 'newer version of Nestling'],
  ] as const
  for (const [text, sentence] of wrong) {
    await chooseCopy(nora, text)
    await expect(nora.getByRole('alert').filter({ hasText: sentence })).toContainText(
      'Your notes here stay as they are.',
    )
    await expect(question(nora)).toHaveCount(0)
  }
  expect(await stored(nora)).toEqual(before)
  await chooseCopy(nora, copy)
  await expect(question(nora)).toBeVisible()
  await expect(nora.getByText('Your notes here stay as they are.')).toHaveCount(0)
  await question(nora).getByRole('button', { name: 'Cancel' }).click()
  expect(await stored(nora)).toEqual(before)
})

const sharing = (page: Page) => page.getByRole('dialog', { name: 'Share or lock a copy' })
const unlocking = (page: Page) => page.getByRole('dialog', { name: 'Open a locked copy' })

test('a locked copy is unreadable, and opens only with its passphrase', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora)
  await field(nora, 'Anything else').fill('For my eyes only')
  await nora.getByRole('button', { name: 'Share or lock a copy' }).click()
  await sharing(nora).getByLabel('Passphrase', { exact: true }).fill('short')
  await sharing(nora).getByRole('button', { name: 'Save to this device' }).click()
  await expect(sharing(nora)).toContainText('Use at least 8 characters')
  await sharing(nora).getByLabel('Passphrase', { exact: true }).fill('three calm otters')
  const coming = nora.waitForEvent('download')
  await sharing(nora).getByRole('button', { name: 'Save to this device' }).click()
  const text = readFileSync(await (await coming).path(), 'utf8')
  expect(text).not.toContain('eyes')
  await expect(sharing(nora)).toHaveCount(0)

  const elsewhere = await testApp.person('mother')
  await openGuide(elsewhere)
  await chooseCopy(elsewhere, text)
  await unlocking(elsewhere)
    .getByLabel(/^Passphrase/)
    .fill('three calm ducks')
  await unlocking(elsewhere).getByRole('button', { name: 'Open' }).click()
  await expect(unlocking(elsewhere)).toContainText('This passphrase does not open the copy')
  await unlocking(elsewhere)
    .getByLabel(/^Passphrase/)
    .fill('three calm otters')
  await unlocking(elsewhere).getByRole('button', { name: 'Open' }).click()
  await question(elsewhere).getByRole('button', { name: 'Add to what is here' }).click()
  await expect(field(elsewhere, 'Anything else')).toHaveValue('For my eyes only')
})

test('a copy of the notes is passed to the device’s share sheet as a text file', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  // Chromium on a desktop has no share sheet. This stand-in shows the shared file in the title of the page.
  await nora.addInitScript({
    content: `
      navigator.canShare = () => true
      navigator.share = async ({ files: [file] }) => { document.title = file.name + ' ' + (await file.text()) }
    `,
  })
  await openGuide(nora)
  await field(nora, 'Anything else').fill('To my other phone')
  await nora.getByRole('button', { name: 'Share or lock a copy' }).click()
  await sharing(nora).getByRole('button', { name: 'Share', exact: true }).click()
  await expect(nora).toHaveTitle(/^nestling-pip-notes-[\d-]+\.txt .*To my other phone/s)
  await expect(sharing(nora)).toHaveCount(0)
})

test('the notes of all weeks are printed with ticks and texts, the baby’s name and the dates', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora)
  await chooseCopy(nora, copy)
  await question(nora).getByRole('button', { name: 'Add to what is here' }).click()
  await nora.evaluate('window.print = () => { window.isPrinted = true }')
  await nora.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => nora.evaluate('window.isPrinted')).toBe(true)
  const paper = nora.getByRole('article')
  await expect(paper).toBeHidden()
  await nora.emulateMedia({ media: 'print' })
  await expect(paper.getByRole('heading', { level: 1 })).toHaveText('Pip, week by week')
  await expect(paper).toContainText(`Notes by ${cast.mother.firstName}, printed`)
  await expect(paper.getByRole('heading', { level: 2 })).toHaveText([/^Week 12: /, /^Week 30: /])
  await expect(paper.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4} to [A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toHaveCount(2)
  await expect(paper.getByRole('listitem')).toHaveCount(1)
  await expect(paper.getByText('From the old phone.')).toBeVisible()
  await expect(nora.getByRole('navigation')).toHaveCount(0)
  await nora.evaluate(`window.dispatchEvent(new Event('afterprint'))`)
  await expect(paper).toHaveCount(0)
})

test('a task is ticked, a note is written and a copy is restored by keyboard alone', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora)
  await expect(field(nora, 'Your body')).toBeVisible()
  await nora.getByRole('tab', { name: 'Medical' }).focus()
  await nora.keyboard.press('Tab')
  await expect(boxes(nora).first()).toBeFocused()
  await nora.keyboard.press('Space')
  await expect(boxes(nora).first()).toBeChecked()
  // Tab stops at each box, and then at the title of the journal, which folds and unfolds the journal.
  for (let step = await boxes(nora).count(); step >= 0; step -= 1) await nora.keyboard.press('Tab')
  await expect(field(nora, 'Your body')).toBeFocused()
  await nora.keyboard.type('Typed')
  await nora.keyboard.press('Tab')
  await expect(field(nora, 'Your energy')).toBeFocused()
  await expect(saved(nora)).toBeVisible()

  const coming = nora.waitForEvent('filechooser')
  await nora.getByRole('button', { name: 'Share or lock a copy' }).focus()
  await nora.keyboard.press('Tab')
  await nora.keyboard.press('Enter')
  await (await coming).setFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(copy) })
  await expect(question(nora)).toBeVisible()
  await nora.keyboard.press('Tab')
  await expect(question(nora).getByRole('button', { name: 'Add to what is here' })).toBeFocused()
  await nora.keyboard.press('Enter')
  await expect(field(nora, 'Anything else')).toHaveValue('From the old phone.')
})
