import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { next, openGuide, previous, weekHeading } from '../on-page/find-in-guide.ts'
import { signIn } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'
import { boxes, field, journal, list, saved, stored } from './notes-on-page.ts'

const onlyInThisTab = (page: Page) => page.getByRole('note').filter({ hasText: 'Only in this tab for now' })

const fillStorage = (page: Page) =>
  page.evaluate(`Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }`)

const blockStorage = (page: Page) =>
  page.addInitScript({
    content: `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })`,
  })

test('the journal saves text 1000 ms after the last keystroke, shows "Saved", and has the text after a reload', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.clock.install()
  await openGuide(nora)
  await expect(field(nora, 'Your body')).toBeVisible()
  await nora.clock.pauseAt(Date.now() + 60_000)
  await field(nora, 'Your body').pressSequentially('A hiccup')
  await nora.clock.runFor(900)
  await field(nora, 'Your body').pressSequentially('s')
  await nora.clock.runFor(999)
  expect(await stored(nora)).toEqual({})
  await expect(saved(nora)).toHaveCount(0)
  await nora.clock.runFor(1)
  await expect(saved(nora)).toBeVisible()
  expect((await stored(nora))['journal-30']).toContain('A hiccups')
  await nora.clock.resume()
  await nora.reload()
  await expect(field(nora, 'Your body')).toHaveValue('A hiccups')
})

test('the journal asks the five questions of its week, and leaves room for anything else @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora)
  const names = ['Your body', 'Your energy', 'Your mood', 'Your dreams', 'To Pip', 'Anything else']
  await expect(journal(nora).getByRole('textbox')).toHaveCount(6)
  for (const name of names) await expect(field(nora, name)).toBeVisible()
  await expect(field(nora, 'Your body')).toHaveAccessibleDescription(/\?$/)
})

test('each week has its own journal, and changing the week saves what was just typed @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.clock.install()
  await openGuide(nora)
  await expect(field(nora, 'Anything else')).toBeVisible()
  await nora.clock.pauseAt(Date.now() + 60_000)
  await field(nora, 'Anything else').fill('Of week 30')
  await nora.clock.resume()
  await previous(nora).click()
  await expect(weekHeading(nora)).toHaveText('Week 29')
  expect((await stored(nora))['journal-30']).toContain('Of week 30')
  await expect(field(nora, 'Anything else', 29)).toHaveValue('')
  await expect(saved(nora, 29)).toHaveCount(0)
  await next(nora).click()
  await expect(field(nora, 'Anything else')).toHaveValue('Of week 30')
})

test('leaving the page saves what was just typed in the journal @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.clock.install()
  await openGuide(nora)
  await expect(field(nora, 'To Pip')).toBeVisible()
  await nora.clock.pauseAt(Date.now() + 60_000)
  await field(nora, 'To Pip').pressSequentially('See you')
  await nora.clock.resume()
  await nora.reload()
  await expect(field(nora, 'To Pip')).toHaveValue('See you')
})

test('ticks are saved at once, and counted in the list and in the week', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
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

test('in a past week, some tasks are marked as assumed done until the list is changed @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora, '/guide?week=24', 24)
  const note = list(nora).getByText('We assumed these were done. Tick one to make the list yours.')
  await expect(note).toBeVisible()
  const assumed = list(nora).getByRole('listitem').filter({ hasText: 'assumed done' })
  const [all, some] = [await boxes(nora).count(), await assumed.count()]
  await expect(list(nora)).toContainText(`${some} of ${all} assumed done`)
  const first = assumed.first().getByRole('checkbox')
  await expect(first).toHaveAccessibleDescription('assumed done')
  await expect(first).toBeChecked({ indeterminate: true })
  expect(await stored(nora)).toEqual({})
  const week = (number: number) => nora.getByRole('progressbar', { name: `All of week ${number}` })
  await expect(week(24)).toHaveAttribute('aria-valuenow', /^8\d|90$/)

  const words = await assumed.allInnerTexts()
  await nora.reload()
  await expect(assumed).toHaveText(words)

  await first.click()
  await expect(note).toHaveCount(0)
  await expect(list(nora)).toContainText(`${some} of ${all}`)
  await expect(list(nora).getByRole('checkbox', { checked: true })).toHaveCount(some)
  await nora.getByRole('tab', { name: 'Nutrition' }).click()
  await expect(nora.getByRole('tabpanel')).toContainText('assumed done')

  await openGuide(nora, '/guide?week=29', 29)
  await expect(week(29)).toHaveAttribute('aria-valuenow', /^4\d$/)
})

test('"Start empty" clears a list whose tasks were assumed done @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora, '/guide?week=24', 24)
  await list(nora).getByRole('button', { name: 'Start empty' }).click()
  await expect(list(nora)).toContainText(/^0 of \d/)
  await nora.reload()
  await expect(list(nora).getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(list(nora)).not.toContainText('assumed')
})

test('another person in the same browser does not see the notes, and the notes are never sent', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
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

test('text saved in one tab appears in another, and texts typed into the same field of both tabs are joined @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const one = await testApp.person('mother')
  const other = await one.context().newPage()
  for (const page of [one, other]) await openGuide(page)
  await field(one, 'Your mood').fill('Calm')
  await boxes(one).first().check()
  await expect(saved(one)).toBeVisible()
  await expect(field(other, 'Your mood')).toHaveValue('Calm')
  await expect(boxes(other).first()).toBeChecked()

  // Both tabs are in one browser context, so this sets the clock of both.
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

test('with full storage the text stays in the tab, which shows a warning, offers a copy, and asks before the page is left @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora)
  await expect(field(nora, 'Your mood')).toBeVisible()
  await fillStorage(nora)
  await field(nora, 'Your mood').fill('Full')
  await expect(onlyInThisTab(nora).first()).toContainText('no room left')
  await expect(journal(nora).getByRole('status').filter({ hasText: 'Only in this tab' })).toBeVisible()
  await next(nora).click()
  await expect(weekHeading(nora)).toHaveText('Week 31')
  await previous(nora).click()
  await expect(field(nora, 'Your mood')).toHaveValue('Full')

  const coming = nora.waitForEvent('download')
  await journal(nora).getByRole('button', { name: 'Save a copy' }).click()
  expect(readFileSync(await (await coming).path(), 'utf8')).toContain('Full')

  const dialogEvent = nora.waitForEvent('dialog')
  const left = nora.goto('/contacts').catch(() => null)
  const dialog = await dialogEvent
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await left
  await expect(field(nora, 'Your mood')).toHaveValue('Full')
})

test('in a browser without storage the guide works, and shows a warning before anything is typed @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await blockStorage(nora)
  await openGuide(nora)
  await expect(journal(nora).getByRole('note')).toContainText('saves nothing for Nestling')
  await boxes(nora).first().check()
  await field(nora, 'Your energy').fill('Enough')
  await next(nora).click()
  await expect(weekHeading(nora)).toHaveText('Week 31')
  await previous(nora).click()
  await expect(field(nora, 'Your energy')).toHaveValue('Enough')
  await expect(boxes(nora).first()).toBeChecked()
})
