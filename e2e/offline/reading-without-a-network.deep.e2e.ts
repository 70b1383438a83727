import {
  allStoredText,
  endSessionOf,
  offlineMark,
  openHomePrefetched,
  phone,
  whenPrefetched,
  wordsOn,
} from '../on-page/cached-data.ts'
import { pathOf, updatesOn } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'

test('when the network is back, the page refetches by itself and the offline mark disappears', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const nora = await openHomePrefetched(testApp)
  await nora.clock.install()
  testApp.network.switchTo('offline')
  await nora.reload()
  await expect(offlineMark(nora)).toBeVisible()
  await testApp.restart(({ db }) => db.updateTable('updates').set({ content: 'News from the mountains.' }).execute())
  testApp.network.switchTo('online')
  // The page tries again every ten seconds.
  await nora.clock.fastForward(10_000)
  await expect(updatesOn(nora).first()).toContainText('News from the mountains.')
  await expect(offlineMark(nora)).toHaveCount(0)
})

test('if the network never responds, the cached page appears after some seconds', async ({ openTestApp }) => {
  const testApp = await openTestApp({ network: true })
  const nora = await openHomePrefetched(testApp)
  testApp.network.switchTo('silent')
  await nora.goto('/', { timeout: 20_000 })
  await expect(nora.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 })
  await expect(offlineMark(nora)).toBeVisible({ timeout: 20_000 })
})

test('signing out without a network hides everything at once, and ends the session when the network is back', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const nora = await openHomePrefetched(testApp)
  testApp.network.switchTo('offline')
  await nora.goto('/api/logout')
  await expect(nora.getByRole('heading', { level: 1 })).toBeVisible()
  expect(pathOf(nora)).toBe('/sign-in')
  expect(await wordsOn(nora)).not.toMatch(/Oona|Nora|Pip/)

  testApp.network.switchTo('online')
  await nora.goto('/')
  await expect(nora.getByRole('link', { name: /sign in/i }).first()).toBeVisible()
  const cookies = await nora.context().cookies()
  expect(cookies.filter(({ name }) => name.endsWith('nestling-session'))).toEqual([])
})

test('if the session ended elsewhere, the browser deletes its cache and hides the pages in all tabs', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const nora = await openHomePrefetched(testApp)
  const tab = await nora.context().newPage()
  await tab.goto('/guide')
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  await endSessionOf(nora)

  // The page may already have noticed the end of the session, and be navigating home.
  await nora.goto('/contacts').catch(() => undefined)
  await expect(nora.getByText(/sign in/i).first()).toBeVisible()
  // The tab shows the landing page or the sign-in page, depending on how it noticed the end of the session.
  await expect(tab.getByText(/^sign in$/i).first()).toBeVisible()
  expect(/Oona|"Nora"|Pip/.exec(await allStoredText(nora))).toBe(null)
})

test('if guests may no longer see a section, the browser of a guest deletes that section from its cache', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const ben = await testApp.person('friend', phone)
  await ben.goto('/')
  await whenPrefetched(ben)
  expect((await allStoredText(ben)).includes('Oona Farrell')).toBe(true)
  const nora = await testApp.person('mother')
  await nora.goto('/')
  const all = { updates: 'see', appointments: 'see', album: 'see', contacts: 'see', wishlist: 'see' }
  const body = JSON.stringify({ family: all, guest: { ...all, contacts: 'nothing' } })
  const change = `fetch('/api/pregnancies/1/rights', { method: 'PUT', headers: { 'content-type': 'application/json' },
    body: '${body}' }).then((answer) => answer.status)`
  expect(await nora.evaluate(change)).toBe(200)

  await ben.goto('/')
  await expect.poll(async () => (await allStoredText(ben)).includes('Oona Farrell')).toBe(false)
})

test('if a new version of Nestling cannot be downloaded completely, the old one stays in use', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const nora = await openHomePrefetched(testApp)
  await nora.context().route('**/worker.js', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('/assets/', '/assets/lost-on-the-way-')
    await route.fulfill({ response: answer, body })
  })
  await nora.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update()).catch(() => undefined)')
  await expect
    .poll(() => nora.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.installing)'))
    .toBe(null)
  testApp.network.switchTo('offline')
  await nora.reload()
  await expect(updatesOn(nora).first()).toBeVisible()
})

test('signing out deletes the cache and hides the pages in every tab, and without a network they stay hidden', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const nora = await openHomePrefetched(testApp)
  const tab = await nora.context().newPage()
  await tab.goto('/contacts')
  await expect(tab.getByRole('button', { name: /Oona Farrell/ })).toBeVisible()
  expect((await allStoredText(nora)).includes('Oona Farrell')).toBe(true)

  await nora.getByRole('button', { name: 'Menu' }).click()
  await nora.getByRole('link', { name: 'Sign Out' }).click()
  await expect(nora.getByRole('link', { name: /sign in/i }).first()).toBeVisible()
  await expect(tab.getByRole('link', { name: /sign in/i }).first()).toBeVisible()
  expect(await wordsOn(tab)).not.toContain('Oona Farrell')
  expect(/Oona|Nora|Pip/.exec(await allStoredText(nora))).toBe(null)

  testApp.network.switchTo('offline')
  for (const path of ['/', '/contacts', '/guide']) {
    await nora.goto(path)
    await expect(nora.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await wordsOn(nora)).not.toMatch(/Oona|Nora|Pip/)
  }
})
