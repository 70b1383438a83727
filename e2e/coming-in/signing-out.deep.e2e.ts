import { readFileSync } from 'node:fs'
import type { Download, Locator, Page } from '@playwright/test'
import { actAs, actAsMember } from '#app/server/seed/act-as.ts'
import { joinJourney } from '#features/membership/server/public.ts'
import { openGuide } from '../on-page/find-in-guide.ts'
import { deleteSessionCookie, disableLiveUpdates, openMenu, signIn } from '../on-page/find-on-page.ts'
import { castPassword } from '../test-app/cast.ts'
import type { Prepare } from '../test-app/demo-data.ts'
import { expect, test } from '../test-app/test-app.ts'

const field = (page: Page, name: string) =>
  page.getByRole('region', { name: /^Journal of week/ }).getByRole('textbox', { name })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved' })
const boxes = (page: Page) =>
  page.getByRole('tabpanel').getByRole('group', { name: 'Medical', exact: true }).getByRole('checkbox')
const question = (page: Page) => page.getByRole('dialog', { name: 'Take your notes with you?' })
const copyConfirmation = (page: Page) => page.getByRole('dialog', { name: /^(Is your copy|Are your copies) there\?$/ })
const landingPage = (page: Page) => page.getByRole('link', { name: 'Sign In' })

/** The keys in local storage. The script is a string, because the types here do not include the DOM. */
const keysIn = (page: Page): Promise<string[]> => page.evaluate('Object.keys(localStorage).sort()')
const draftsIn = (page: Page): Promise<string[]> => page.evaluate('Object.keys(sessionStorage).sort()')
const storedIn = (page: Page): Promise<object> => page.evaluate('({ ...localStorage })')

/** The only key that may stay in local storage after a sign-out. It tells other tabs of the sign-out. */
const signOutMark = ['nestling-farewell']

async function writeNotes(page: Page, text = 'A secret') {
  await openGuide(page)
  await field(page, 'Anything else').fill(text)
  await boxes(page).first().check()
  await expect(saved(page)).toBeVisible()
}

async function pressSignOut(page: Page) {
  const places = await openMenu(page)
  await places.filter({ hasText: 'Sign Out' }).click()
}

async function read(download: Download) {
  return { name: download.suggestedFilename(), copy: JSON.parse(readFileSync(await download.path(), 'utf8')) }
}

async function downloadBy(button: Locator) {
  const coming = button.page().waitForEvent('download')
  await button.click()
  return read(await coming)
}

test('a person without notes signs out without a question, even after opening the guide', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora)
  await pressSignOut(nora)
  await expect(landingPage(nora)).toBeVisible()
  expect(await keysIn(nora)).toEqual(signOutMark)
})

test('a person with notes is asked before signing out, and Cancel keeps the session and the notes', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await writeNotes(nora)
  const before = await storedIn(nora)
  // This page has not loaded the code of the guide.
  await nora.goto('/contacts')
  await pressSignOut(nora)
  await expect(question(nora)).toContainText('1 week (30), with 1 journal entry and 1 tick')
  await question(nora).getByRole('button', { name: 'Cancel' }).click()
  await expect(question(nora)).toHaveCount(0)
  await nora.getByRole('link', { name: 'Sign Out' }).click()
  await expect(question(nora)).toBeVisible()
  await nora.keyboard.press('Escape')
  await expect(question(nora)).toHaveCount(0)
  expect(await storedIn(nora)).toEqual(before)
  await openGuide(nora)
  await expect(field(nora, 'Anything else')).toHaveValue('A secret')
})

test('a person saves a copy of the notes, signing out deletes them from the browser, and the copy restores them', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await writeNotes(nora)
  // This text is not saved yet when the menu opens.
  await field(nora, 'To Pip').fill('See you soon')
  await pressSignOut(nora)
  const { name, copy } = await downloadBy(question(nora).getByRole('button', { name: 'Save a copy and sign out' }))
  expect(name).toMatch(/^nestling-pip-notes-\d{4}-\d{2}-\d{2}\.json$/)
  expect(copy).toMatchObject({
    babyName: 'Pip',
    weeks: [{ week: 30, journal: { free: 'A secret', messageToBaby: 'See you soon' } }],
  })
  expect(Object.keys(copy.weeks[0].checklist.medicalActions)).toHaveLength(1)

  await expect(copyConfirmation(nora)).toContainText(name)
  expect((await keysIn(nora)).length).toBeGreaterThan(1)
  const again = await downloadBy(copyConfirmation(nora).getByRole('button', { name: 'Save again' }))
  expect(again).toEqual({ name, copy })
  await copyConfirmation(nora).getByRole('button', { name: 'It is there, sign out' }).click()
  await expect(landingPage(nora)).toBeVisible()
  expect(await keysIn(nora)).toEqual(signOutMark)

  await signIn(nora, 'mother')
  await openGuide(nora)
  await expect(field(nora, 'Anything else')).toHaveValue('')
  const coming = nora.waitForEvent('filechooser')
  await nora.getByRole('button', { name: 'Restore a copy' }).click()
  await (await coming).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(copy)) })
  await nora.getByRole('button', { name: 'Add to what is here' }).click()
  await expect(field(nora, 'Anything else')).toHaveValue('A secret')
  await expect(field(nora, 'To Pip')).toHaveValue('See you soon')
  await expect(boxes(nora).first()).toBeChecked()
})

test('after a sign-out, the next person in the same browser finds no notes and no drafts', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await writeNotes(nora)
  await pressSignOut(nora)
  await question(nora).getByRole('button', { name: 'Sign out without a copy' }).click()
  await expect(landingPage(nora)).toBeVisible()
  await signIn(nora, 'partner')
  await openGuide(nora)
  await expect(field(nora, 'Anything else')).toHaveValue('')
  await expect(boxes(nora).first()).not.toBeChecked()
  expect(await keysIn(nora)).toEqual(signOutMark)
  expect(await draftsIn(nora)).toEqual([])
})

test('after a sign-out in one tab, another tab leaves the guide and does not store its notes again', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  const other = await nora.context().newPage()
  await writeNotes(nora)
  await openGuide(other)
  await expect(field(other, 'Anything else')).toHaveValue('A secret')
  await pressSignOut(nora)
  await expect(question(nora)).toBeVisible()
  await field(other, 'Your mood').fill('Half a sent')
  await question(nora).getByRole('button', { name: 'Sign out without a copy' }).click()
  await expect(field(other, 'Anything else')).toHaveCount(0)
  await expect(landingPage(nora)).toBeVisible()
  // The other tab opens the sign-in page if it notices the end of the session before the message from the first tab arrives.
  await expect(landingPage(other).or(other.getByRole('button', { name: 'Sign In' }))).toBeVisible()
  for (const page of [nora, other]) expect(await keysIn(page)).toEqual(signOutMark)
})

test('without a service worker, signing out in one tab hides the pages in the others', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  const other = await nora.context().newPage()
  const contact = other.getByRole('button', { name: /^Milan Petrov/ })
  await nora.goto('/')
  await other.goto('/contacts')
  await expect(contact).toBeVisible()
  // The response to the sign-out never arrives. The other tab must hide its page even so.
  await nora.route('**/api/logout', () => undefined)
  const pressed = pressSignOut(nora).catch(() => undefined)
  await expect(other.getByText('This page is closed.')).toBeVisible()
  await expect(contact).toHaveCount(0)

  await nora.unroute('**/api/logout')
  await pressed
})

test('without a service worker, a tab that notices the end of the session signs out the other tabs', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  const other = await nora.context().newPage()
  const contact = other.getByRole('button', { name: /^Milan Petrov/ })
  // With live updates, this tab would itself notice the end of the session first, and open the sign-in page.
  await disableLiveUpdates(other)
  await other.goto('/contacts')
  await expect(contact).toBeVisible()
  await deleteSessionCookie(other)
  await nora.goto('/')
  await expect(landingPage(other)).toBeVisible()
  await expect(contact).toHaveCount(0)
})

/** Simulates a sleeping tab, which gets no messages from other tabs. A test cannot make the browser suspend a tab. */
const muteMessages = (page: Page) =>
  page.addInitScript({
    content: `addEventListener('storage', (event) => event.stopImmediatePropagation())
      BroadcastChannel.prototype.addEventListener = () => undefined`,
  })

test('a tab suspended during a sign-out does not store its notes again when it resumes', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  const other = await nora.context().newPage()
  await muteMessages(other)
  await writeNotes(other)
  await nora.goto('/')
  await pressSignOut(nora)
  await question(nora).getByRole('button', { name: 'Sign out without a copy' }).click()
  await expect(landingPage(nora)).toBeVisible()
  await signIn(nora, 'partner')
  expect(await keysIn(nora)).toEqual(signOutMark)
  await other.evaluate(`dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`)
  // The tab now belongs to Sam, who has no notes.
  await expect(field(other, 'Anything else')).toHaveValue('')
  expect(await keysIn(other)).toEqual(signOutMark)
})

/** Makes Nora a member of her neighbour's journey, too. */
const followNeighbour: Prepare = async (services) => {
  const { pregnancyId } = await actAsMember(services, 'neighbour')
  const { userId } = await actAs(services, 'mother')
  const join = { pregnancyId, userId, role: 'family', now: services.clock() } as const
  await services.db.transaction().execute((tx) => joinJourney(tx, join))
}

test('a person with notes on two journeys gets one file for each when signing out', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: followNeighbour })
  const nora = await testApp.person('mother')
  await writeNotes(nora, 'About Pip')
  await openMenu(nora)
  await nora.getByRole('region', { name: 'Your journeys' }).getByRole('button', { name: 'Feijão' }).click()
  await nora.waitForURL('/')
  await writeNotes(nora, 'About Feijão')
  await pressSignOut(nora)
  await expect(question(nora).getByRole('listitem')).toHaveCount(2)
  const downloads: Download[] = []
  nora.on('download', (download) => downloads.push(download))
  await question(nora).getByRole('button', { name: 'Save a copy and sign out' }).click()
  await expect.poll(() => downloads.length).toBe(2)
  const copies = await Promise.all(downloads.map(read))
  expect(copies.map(({ copy }) => [copy.babyName, copy.weeks[0].journal.free]).sort()).toEqual([
    ['Feijão', 'About Feijão'],
    ['Pip', 'About Pip'],
  ])
  await copyConfirmation(nora).getByRole('button', { name: 'They are there, sign out' }).click()
  await expect(landingPage(nora)).toBeVisible()
  expect(await keysIn(nora)).toEqual(signOutMark)
})

test('signing out this device on the account page asks about the notes, too', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await writeNotes(nora)
  await nora.goto('/account')
  await nora.getByRole('link', { name: /, this device$/ }).click()
  await question(nora).getByRole('button', { name: 'Sign out without a copy' }).click()
  await expect(landingPage(nora)).toBeVisible()
  expect(await keysIn(nora)).toEqual(signOutMark)
})

test('signing out deletes the draft of an update', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  await nora.getByRole('button', { name: 'Add Update' }).click()
  await nora.getByLabel('What is new?').fill('Not for everybody')
  await nora.keyboard.press('Escape')
  expect(await draftsIn(nora)).toHaveLength(1)
  await pressSignOut(nora)
  await expect(landingPage(nora)).toBeVisible()
  expect(await draftsIn(nora)).toEqual([])
})

test('deleting an account deletes the notes in this browser, and the dialog says so', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  await writeNotes(ruth)
  await ruth.goto('/account')
  await ruth.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = ruth.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('stored only in this browser. They are deleted too.')
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(castPassword)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(ruth.getByText('Your account has been deleted')).toBeVisible()
  expect(await keysIn(ruth)).toEqual(signOutMark)
})

test('notes stay when a session ends without a sign-out, and only their author sees them', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await writeNotes(nora)
  const before = await storedIn(nora)
  await nora.context().clearCookies()
  await nora.goto('/')
  await expect(landingPage(nora)).toBeVisible()
  expect(await storedIn(nora)).toEqual(before)
  await signIn(nora, 'partner')
  await openGuide(nora)
  await expect(field(nora, 'Anything else')).toHaveValue('')
  await pressSignOut(nora)
  await expect(landingPage(nora)).toBeVisible()
  await signIn(nora, 'mother')
  await openGuide(nora)
  await expect(field(nora, 'Anything else')).toHaveValue('A secret')
})
