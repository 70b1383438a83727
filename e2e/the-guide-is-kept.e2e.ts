import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { headOf, next, openGuide, previous } from './guide-sights.ts'
import { expect, test } from './house.ts'
import { cast } from './people.ts'
import { signIn, toastOn } from './sights.ts'

test.use({ isBabyDrawn: false })

const journal = (page: Page, week = 30) => page.getByRole('region', { name: `Journal of week ${week}` })
const field = (page: Page, name: string, week = 30) => journal(page, week).getByRole('textbox', { name })
const saved = (page: Page, week = 30) => journal(page, week).getByRole('status').filter({ hasText: 'Saved' })
const list = (page: Page, name = 'Medical') => page.getByRole('tabpanel').getByRole('group', { name, exact: true })
const boxes = (page: Page) => list(page).getByRole('checkbox')
const onlyInThisTab = (page: Page) => page.getByRole('note').filter({ hasText: 'Only in this tab for now' })

/** What this browser stores, by the ends of the keys. A string, because these types do not include the DOM. */
const kept = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(`Object.fromEntries(Object.entries({ ...localStorage }).map(([key, text]) =>
    [key.replace(/^nestling-guide-\\d+-\\d+-/, ''), text]))`)

const fillStorage = (page: Page) =>
  page.evaluate(`Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }`)

const closeStorage = (page: Page) =>
  page.addInitScript({
    content: `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })`,
  })

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

/** A copy with an entry in week 12 and one in week 30. */
const copy = JSON.stringify({
  format: 'nestling-notes',
  version: 1,
  savedAt: '2026-05-04T10:00:00.000Z',
  babyName: 'Pip',
  weeks: [
    { week: 12, checklist: { medicalActions: { '12-med-1': { done: true, at: 1 } } }, journal: {} },
    { week: 30, checklist: {}, journal: { free: 'From the old phone.' } },
  ],
})

test('text is saved 1000 ms after the last keystroke, shows "Saved", and is there after a reload', async ({
  openHouse,
}) => {
  const house = await openHouse()
  const nora = await house.person('mother')
  await nora.clock.install()
  await openGuide(nora)
  await expect(field(nora, 'Your body')).toBeVisible()
  await nora.clock.pauseAt(Date.now() + 60_000)
  await field(nora, 'Your body').pressSequentially('A hiccup')
  await nora.clock.runFor(900)
  await field(nora, 'Your body').pressSequentially('s')
  await nora.clock.runFor(999)
  expect(await kept(nora)).toEqual({})
  await expect(saved(nora)).toHaveCount(0)
  await nora.clock.runFor(1)
  await expect(saved(nora)).toBeVisible()
  expect((await kept(nora))['journal-30']).toContain('A hiccups')
  await nora.clock.resume()
  await nora.reload()
  await expect(field(nora, 'Your body')).toHaveValue('A hiccups')
})

test('the journal asks the five questions of its week, and leaves room for anything else', async ({ openHouse }) => {
  const house = await openHouse()
  const nora = await house.person('mother')
  await openGuide(nora)
  const names = ['Your body', 'Your energy', 'Your mood', 'Your dreams', 'To Pip', 'Anything else']
  await expect(journal(nora).getByRole('textbox')).toHaveCount(6)
  for (const name of names) await expect(field(nora, name)).toBeVisible()
  await expect(field(nora, 'Your body')).toHaveAccessibleDescription(/\?$/)
})

test('each week has its own page, and going to another saves what was just typed', async ({ openHouse }) => {
  const house = await openHouse()
  const nora = await house.person('mother')
  await nora.clock.install()
  await openGuide(nora)
  await expect(field(nora, 'Anything else')).toBeVisible()
  await nora.clock.pauseAt(Date.now() + 60_000)
  await field(nora, 'Anything else').fill('Of week 30')
  await nora.clock.resume()
  await previous(nora).click()
  await expect(headOf(nora)).toHaveText('Week 29')
  expect((await kept(nora))['journal-30']).toContain('Of week 30')
  await expect(field(nora, 'Anything else', 29)).toHaveValue('')
  await expect(saved(nora, 29)).toHaveCount(0)
  await next(nora).click()
  await expect(field(nora, 'Anything else')).toHaveValue('Of week 30')
})

test('leaving the page saves what was just typed', async ({ openHouse }) => {
  const house = await openHouse()
  const nora = await house.person('mother')
  await nora.clock.install()
  await openGuide(nora)
  await expect(field(nora, 'To Pip')).toBeVisible()
  await nora.clock.pauseAt(Date.now() + 60_000)
  await field(nora, 'To Pip').pressSequentially('See you')
  await nora.clock.resume()
  await nora.reload()
  await expect(field(nora, 'To Pip')).toHaveValue('See you')
})

test('ticks are saved at once, and counted in the list and in the week', async ({ openHouse }) => {
  const house = await openHouse()
  const nora = await house.person('mother')
  await openGuide(nora)
  const count = await boxes(nora).count()
  await expect(list(nora)).toContainText(`0 of ${count}`)
  await boxes(nora).first().check()
  await expect(list(nora)).toContainText(`1 of ${count}`)
  await expect(list(nora).getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(Math.round(100 / count)))
  const week = nora.getByRole('progressbar', { name: 'All of week 30' })
  await expect(week).toHaveAttribute('aria-valuetext', /^1 of \d+$/)
  await nora.reload()
  await expect(boxes(nora).first()).toBeChecked()
  await expect(week).toHaveAttribute('aria-valuetext', /^1 of \d+$/)
  await boxes(nora).first().uncheck()
  await nora.reload()
  await expect(boxes(nora).first()).not.toBeChecked()
})

test('the lists of a past week are partly assumed done, and say so, until touched', async ({ openHouse }) => {
  const house = await openHouse()
  const nora = await house.person('mother')
  await openGuide(nora, '/guide?week=24', 24)
  const note = list(nora).getByText('We assumed these were done. Tick to make it yours.')
  await expect(note).toBeVisible()
  const assumed = list(nora).getByRole('listitem').filter({ hasText: 'assumed done' })
  const [all, some] = [await boxes(nora).count(), await assumed.count()]
  expect(some / all).toBeGreaterThanOrEqual(0.4)
  expect(some / all).toBeLessThanOrEqual(0.9)
  await expect(list(nora)).toContainText(`${some} of ${all} assumed done`)
  const first = assumed.first().getByRole('checkbox')
  await expect(first).toHaveAccessibleDescription('assumed done')
  await expect(first).toBeChecked({ indeterminate: true })
  expect(await kept(nora)).toEqual({})

  const words = await assumed.allInnerTexts()
  await nora.reload()
  await expect(assumed).toHaveText(words)

  await first.click()
  await expect(note).toHaveCount(0)
  await expect(list(nora)).toContainText(`${some} of ${all}`)
  await expect(list(nora).getByRole('checkbox', { checked: true })).toHaveCount(some)
  await nora.getByRole('tab', { name: 'Nutrition' }).click()
  await expect(nora.getByRole('tabpanel')).toContainText('assumed done')
})

test('a list that was assumed done can be begun empty', async ({ openHouse }) => {
  const house = await openHouse()
  const nora = await house.person('mother')
  await openGuide(nora, '/guide?week=24', 24)
  await list(nora).getByRole('button', { name: 'Begin empty' }).click()
  await expect(list(nora)).toContainText(/^0 of \d/)
  await nora.reload()
  await expect(list(nora).getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(list(nora)).not.toContainText('assumed')
})

test('another person in the same browser sees none of it, and it is never sent', async ({ openHouse }) => {
  const house = await openHouse()
  const nora = await house.person('mother')
  const sent: string[] = []
  nora.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await openGuide(nora)
  await field(nora, 'Anything else').fill('A secret')
  await boxes(nora).first().check()
  await expect(saved(nora)).toBeVisible()
  await nora.goto('/api/logout')
  await signIn(nora, 'partner')
  await openGuide(nora)
  await expect(field(nora, 'Anything else')).toHaveValue('')
  await expect(boxes(nora).first()).not.toBeChecked()
  expect(sent.filter((words) => words.includes('secret'))).toEqual([])
})

test('text saved in one tab appears in the other; text from both in one field is joined', async ({ openHouse }) => {
  const house = await openHouse()
  const one = await house.person('mother')
  const other = await one.context().newPage()
  for (const page of [one, other]) await openGuide(page)
  await field(one, 'Your mood').fill('Calm')
  await boxes(one).first().check()
  await expect(saved(one)).toBeVisible()
  await expect(field(other, 'Your mood')).toHaveValue('Calm')
  await expect(boxes(other).first()).toBeChecked()

  // Of both tabs.
  await one.clock.install()
  await one.clock.pauseAt(Date.now() + 60_000)
  await field(one, 'Anything else').pressSequentially('Ours')
  await field(other, 'Anything else').fill('Theirs')
  await field(other, 'Your body').focus()
  await expect(saved(other)).toBeVisible()
  await expect(field(one, 'Anything else')).toHaveValue('Ours')
  await one.clock.runFor(1000)
  for (const page of [one, other]) await expect(field(page, 'Anything else')).toHaveValue('Ours\n\nTheirs')
  // The caret stays, so the person can go on writing.
  await one.keyboard.type(' too')
  await expect(field(one, 'Anything else')).toHaveValue('Ours too\n\nTheirs')
})

test('with full storage the text stays in the tab, which says so, offers a copy, and asks before closing', async ({
  openHouse,
}) => {
  const house = await openHouse()
  const nora = await house.person('mother')
  await openGuide(nora)
  await expect(field(nora, 'Your mood')).toBeVisible()
  await fillStorage(nora)
  await field(nora, 'Your mood').fill('Full')
  await expect(onlyInThisTab(nora).first()).toContainText('no room left')
  await expect(journal(nora).getByRole('status').filter({ hasText: 'Only in this tab' })).toBeVisible()
  await next(nora).click()
  await expect(headOf(nora)).toHaveText('Week 31')
  await previous(nora).click()
  await expect(field(nora, 'Your mood')).toHaveValue('Full')

  const coming = nora.waitForEvent('download')
  await journal(nora).getByRole('button', { name: 'Save a copy' }).click()
  expect(readFileSync(await (await coming).path(), 'utf8')).toContain('Full')

  const asked = nora.waitForEvent('dialog')
  const left = nora.goto('/contacts').catch(() => null)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await left
  await expect(field(nora, 'Your mood')).toHaveValue('Full')
})

test('a browser without storage says so before anything is typed, and the guide works', async ({ openHouse }) => {
  const house = await openHouse()
  const nora = await house.person('mother')
  await closeStorage(nora)
  await openGuide(nora)
  await expect(journal(nora).getByRole('note')).toContainText('saves nothing for Nestling')
  await boxes(nora).first().check()
  await field(nora, 'Your energy').fill('Enough')
  await next(nora).click()
  await expect(headOf(nora)).toHaveText('Week 31')
  await previous(nora).click()
  await expect(field(nora, 'Your energy')).toHaveValue('Enough')
  await expect(boxes(nora).first()).toBeChecked()
})

test('a copy is saved to a file, and restores everything on another device', async ({ openHouse }) => {
  const house = await openHouse()
  const nora = await house.person('mother')
  await openGuide(nora)
  await nora.getByRole('button', { name: 'Save a copy' }).click()
  await expect(toastOn(nora)).toContainText('Nothing to save yet')
  await boxes(nora).first().check()
  await field(nora, 'Anything else').fill('Take me along')
  const { name, text } = await saveCopy(nora)
  expect(name).toMatch(/^nestling-pip-notes-\d{4}-\d{2}-\d{2}\.json$/)
  expect(text).toContain('Take me along')

  const elsewhere = await house.person('mother')
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

test('a copy is added or replaces the notes, and Undo reverts either', async ({ openHouse }) => {
  const house = await openHouse()
  const nora = await house.person('mother')
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

test('a file that is not a copy is refused with a message, and changes nothing', async ({ openHouse }) => {
  const house = await openHouse()
  const nora = await house.person('mother')
  await openGuide(nora)
  await field(nora, 'Anything else').fill('Still here')
  await expect(saved(nora)).toBeVisible()
  const before = await kept(nora)
  const wrong = [
    ['{"hello"', 'not a copy of Nestling notes'],
    [copy.replace('"week":30', '"week":99'), 'damaged in the part of week 99'],
    [copy.replace('"version":1', '"version":9'), 'newer Nestling'],
  ] as const
  for (const [text, sentence] of wrong) {
    await chooseCopy(nora, text)
    await expect(nora.getByRole('alert').filter({ hasText: sentence })).toContainText('What is here stays as it is.')
    await expect(question(nora)).toHaveCount(0)
  }
  expect(await kept(nora)).toEqual(before)
  await chooseCopy(nora, copy)
  await expect(question(nora)).toBeVisible()
  await expect(nora.getByText('What is here stays as it is.')).toHaveCount(0)
  await question(nora).getByRole('button', { name: 'Cancel' }).click()
  expect(await kept(nora)).toEqual(before)
})

test('all weeks are printed, with what was ticked and written, the baby’s name and the dates', async ({
  openHouse,
}) => {
  const house = await openHouse()
  const nora = await house.person('mother')
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
  await expect(paper).toContainText(`Notes of ${cast.mother.firstName}, printed`)
  await expect(paper.getByRole('heading', { level: 2 })).toHaveText([/^Week 12: /, /^Week 30: /])
  await expect(paper.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4} to [A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toHaveCount(2)
  await expect(paper.getByRole('listitem')).toHaveCount(1)
  await expect(paper.getByText('From the old phone.')).toBeVisible()
  await expect(nora.getByRole('navigation')).toHaveCount(0)
  await nora.evaluate(`window.dispatchEvent(new Event('afterprint'))`)
  await expect(paper).toHaveCount(0)
})

test('a list is ticked, a page is written and a copy restored by keyboard alone', async ({ openHouse }) => {
  const house = await openHouse()
  const nora = await house.person('mother')
  await openGuide(nora)
  await expect(field(nora, 'Your body')).toBeVisible()
  await nora.getByRole('tab', { name: 'Medical' }).focus()
  await nora.keyboard.press('Tab')
  await expect(boxes(nora).first()).toBeFocused()
  await nora.keyboard.press('Space')
  await expect(boxes(nora).first()).toBeChecked()
  for (let step = await boxes(nora).count(); step > 0; step -= 1) await nora.keyboard.press('Tab')
  await expect(field(nora, 'Your body')).toBeFocused()
  await nora.keyboard.type('Typed')
  await nora.keyboard.press('Tab')
  await expect(field(nora, 'Your energy')).toBeFocused()
  await expect(saved(nora)).toBeVisible()

  const coming = nora.waitForEvent('filechooser')
  await nora.getByRole('button', { name: 'Save a copy' }).focus()
  await nora.keyboard.press('Tab')
  await nora.keyboard.press('Enter')
  await (await coming).setFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(copy) })
  await expect(question(nora)).toBeVisible()
  await nora.keyboard.press('Tab')
  await expect(question(nora).getByRole('button', { name: 'Add to what is here' })).toBeFocused()
  await nora.keyboard.press('Enter')
  await expect(field(nora, 'Anything else')).toHaveValue('From the old phone.')
})
