import type { Page } from '@playwright/test'
import { whenPrefetched } from '../on-page/cached-data.ts'
import { openMenu, toastOn, updatesOn } from '../on-page/find-on-page.ts'
import { shifts, watchShifts } from '../on-page/layout-shifts.ts'
import { limitRights, prepareAll, reactToNewest, shareLongUpdates } from '../test-app/prepare-data.ts'
import { inSimpleLayout, inState, withoutDueDate } from '../test-app/prepare-state.ts'
import { expect, test } from '../test-app/test-app.ts'

const choice = (page: Page) => page.getByRole('checkbox', { name: 'Larger and simpler' })
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')
const newest = (page: Page) => page.getByRole('region', { name: 'Newest update' })
const heart = (page: Page) => newest(page).getByRole('button', { name: /^(Send a heart|Heart sent)/ })
const textSize = (page: Page) => page.evaluate('getComputedStyle(document.documentElement).fontSize')

/** The page as the server sends it, before any script runs. */
const sourceOf = (page: Page, path: string) => page.evaluate<string>(`fetch('${path}').then((page) => page.text())`)

test('a person switches to the simple layout at once, on every page, also without a network, and back again', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/account')
  expect(await textSize(ruth)).toBe('16px')
  await choice(ruth).click()
  await expect(toastOn(ruth)).toHaveText('Choice saved')
  await expect(bar(ruth)).toHaveText(['Home', 'Photos', 'Contacts'])
  expect(await textSize(ruth)).toBe('20px')

  await bar(ruth).first().click()
  await expect(newest(ruth)).toBeVisible()
  await expect(ruth.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  await expect(ruth.getByText('Pip weighs about as much as a large cabbage: 1.56 kg.')).toBeVisible()
  await expect(ruth.getByText('A typical value, not medical advice.')).toBeVisible()
  await expect(ruth.getByRole('link', { name: 'What to call about' })).toHaveAttribute('href', '/guide#call-about')
  await expect(ruth.getByRole('button', { name: 'Share an update' })).toBeVisible()
  await expect(ruth.getByRole('progressbar')).toHaveCount(0)
  await expect(updatesOn(ruth)).toHaveCount(0)

  // The HTML from the server already has the simple layout and the simple home, before any script runs.
  const home = await sourceOf(ruth, '/')
  expect(home).toContain('<html data-layout="simple"')
  expect(home).toContain('Newest update')
  expect(home).not.toContain('Recent Updates')
  expect(await sourceOf(ruth, '/contacts')).toContain('<html data-layout="simple"')

  await ruth.reload()
  await expect(heart(ruth)).toBeVisible()
  await whenPrefetched(ruth)
  testApp.network.switchTo('offline')
  await ruth.reload()
  await expect(newest(ruth)).toBeVisible()
  expect(await textSize(ruth)).toBe('20px')
  testApp.network.switchTo('online')

  const elsewhere = await testApp.person('grandmother')
  await elsewhere.goto('/account')
  await expect(choice(elsewhere)).toBeChecked()
  await choice(elsewhere).click()
  await expect(bar(elsewhere)).toHaveCount(5)
  expect(await textSize(elsewhere)).toBe('16px')
})

test('an open page follows when its person chooses the simple layout on another device', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/contacts')
  await expect(bar(ruth)).toHaveCount(5)
  const elsewhere = await testApp.person('grandmother')
  await elsewhere.goto('/account')
  await choice(elsewhere).click()
  await expect(bar(ruth)).toHaveText(['Home', 'Photos', 'Contacts'])
  expect(await textSize(ruth)).toBe('20px')
})

test('if the simple layout cannot be saved, the page stays as it was', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503/)
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/account')
  await ruth.route('**/api/account', (route) => route.fulfill({ status: 503, body: '' }))
  await choice(ruth).click()
  await expect(toastOn(ruth)).toContainText('Choice not saved')
  await expect(choice(ruth)).not.toBeChecked()
  await expect(bar(ruth)).toHaveCount(5)
  expect(await textSize(ruth)).toBe('16px')
})

test('the simple home sends a heart, writes a comment, and leads to all updates and back', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: inSimpleLayout('partner') })
  const sam = await testApp.person('partner')
  await sam.goto('/')
  await heart(sam).click()
  await expect(heart(sam)).toHaveAccessibleName('Heart sent. Take it back')
  await expect(newest(sam).getByText(/1 Love.*\. Yours: Love$/)).toHaveCount(1)
  await newest(sam).getByRole('button', { name: 'Write something' }).click()
  await sam.getByLabel('Your comment').fill('Sleep well')
  await sam.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(sam.getByRole('list', { name: 'Comments' })).toContainText('Sleep well')
  await sam.keyboard.press('Escape')
  await expect(newest(sam).getByRole('button', { name: 'Read 1 comment' })).toBeVisible()

  await sam.getByRole('link', { name: 'All updates' }).click()
  await expect(sam.getByRole('heading', { level: 1 })).toHaveText('All updates')
  expect(await sam.getByRole('list', { name: 'Recent updates' }).getByRole('listitem').count()).toBeGreaterThan(1)
  await sam.getByRole('link', { name: 'Back to home' }).click()
  await expect(newest(sam)).toBeVisible()
  await expect((await openMenu(sam)).filter({ hasText: 'Appointments' })).toBeVisible()
})

test('in the simple layout, a reaction other than a heart is shown as sent, and a press takes it back', async ({
  openTestApp,
}) => {
  const prepare = prepareAll(inSimpleLayout('grandmother'), reactToNewest('grandmother', 'hug'))
  const ruth = await (await openTestApp({ prepare })).person('grandmother')
  await ruth.goto('/')
  await newest(ruth).getByRole('button', { name: 'Hug sent. Take it back' }).click()
  await expect(heart(ruth)).toHaveText('Send a heart')
  await expect(newest(ruth).getByText('No reactions yet')).toBeVisible()
})

test('in the simple layout, the button that shows older updates is below the last update', async ({ openTestApp }) => {
  const prepare = prepareAll(inSimpleLayout('grandmother'), shareLongUpdates(55))
  const ruth = await (await openTestApp({ prepare })).person('grandmother')
  await ruth.goto('/?updates=all')
  const item = ruth.getByRole('listitem').filter({ has: ruth.getByRole('button', { name: 'Show older updates' }) })
  await expect(item).toBeVisible()
  const button = item.getByRole('button')
  await expect(button).toHaveCSS('position', 'static')
})

test('the simple home offers only what the person may do', async ({ openTestApp }) => {
  const mayAddPhotos = await openTestApp({
    prepare: prepareAll(inSimpleLayout('grandmother'), limitRights('family', 'updates', 'see')),
  })
  const ruth = await mayAddPhotos.person('grandmother')
  await ruth.goto('/')
  await expect(newest(ruth)).toBeVisible()
  await expect(ruth.getByRole('link', { name: 'Add a photo' })).toHaveAttribute('href', '/album?add=photos')
  await expect(ruth.getByRole('button', { name: 'Share an update' })).toHaveCount(0)
  await expect(heart(ruth)).toHaveCount(0)

  const closed = await openTestApp({
    prepare: prepareAll(
      inSimpleLayout('grandmother'),
      limitRights('family', 'updates', 'nothing'),
      limitRights('family', 'album', 'nothing'),
    ),
  })
  const other = await closed.person('grandmother')
  await other.goto('/?updates=all')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  await expect(bar(other)).toHaveText(['Home', 'Contacts'])
  await expect(newest(other)).toHaveCount(0)
  await expect(other.getByRole('link', { name: 'Add a photo' })).toHaveCount(0)
})

test('in the simple layout, home is the usual home during a pause and after a birth, but not if the due date is missing', async ({
  openTestApp,
}) => {
  const forRuth = inSimpleLayout('grandmother')
  const paused = await (await openTestApp({ prepare: prepareAll(forRuth, inState('paused')) })).person('grandmother')
  await paused.goto('/')
  await expect(paused.getByRole('heading', { name: 'This journey is paused' })).toBeVisible()

  const children = [{ name: 'Wren', weight_g: 3420, length_mm: 510 }]
  const born = await openTestApp({ prepare: prepareAll(forRuth, inState('born', { children })) })
  const ruth = await born.person('grandmother')
  await ruth.goto('/')
  await expect(ruth.getByRole('heading', { name: 'Wren is here' })).toBeVisible()
  await expect(updatesOn(ruth).first()).toBeVisible()

  const undated = await (await openTestApp({ prepare: prepareAll(forRuth, withoutDueDate) })).person('grandmother')
  await undated.goto('/')
  await expect(undated.getByText('The parents have not set their due date yet.')).toBeVisible()
  await expect(newest(undated)).toBeVisible()
})

test('if the code of the simple home cannot be loaded, the page says so, and a retry shows it', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: inSimpleLayout('grandmother') })
  testApp.expectProblem(/net::ERR_FAILED/)
  testApp.expectProblem(/Failed to fetch dynamically imported module/)
  const ruth = await testApp.person('grandmother')
  await ruth.route('**/assets/SimpleHome-*.js', (route) => route.abort())
  await ruth.goto('/')
  await expect(ruth.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  await ruth.unroute('**/assets/SimpleHome-*.js')
  await ruth.getByRole('button', { name: 'Try again' }).click()
  await expect(heart(ruth)).toBeVisible()
})

test('nothing moves while the simple home loads, on phones and on a desk', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: inSimpleLayout('grandmother') })
  for (const width of [320, 390, 1280]) {
    // High enough to show the whole page, so that every shift counts.
    const ruth = await testApp.person('grandmother', { viewport: { width, height: 1800 } })
    await watchShifts(ruth)
    await ruth.goto('/')
    await expect(heart(ruth)).toBeVisible()
    expect(await shifts(ruth), `${width} px`).toEqual([])
  }
})
