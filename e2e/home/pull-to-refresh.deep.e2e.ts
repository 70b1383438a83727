import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pathOf, updatesOn } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'
import { indicator, openPhone, pulled, refreshing } from './phone-on-page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The position of the indicator’s lower edge, in pixels. */
async function edgeOf(page: Page): Promise<number> {
  const { y, height } = (await indicator(page).boundingBox()) ?? { y: 0, height: 0 }
  return y + height
}

const middle = [195, 300] as const

test('a pull on home refetches the pregnancy, the appointments, the family and the updates, and nothing else', async ({
  openTestApp,
}) => {
  const { nora, drag, release, requested } = await openPhone(await openTestApp())
  await drag(middle, [0, 200])
  await release()
  await expect(refreshing(nora)).toBeVisible()
  await expect(refreshing(nora)).toHaveCount(0)
  expect(requested.toSorted()).toEqual([
    '/api/pregnancies/1/appointments',
    '/api/pregnancies/1/family',
    '/api/pregnancies/1/updates',
    '/api/pregnancies/current',
  ])
})

test('updates that others shared meanwhile appear after a pull', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const { nora, drag, release } = await openPhone(testApp)
  const sam = await testApp.person('partner')
  await sam.goto('/')
  await sam.getByRole('button', { name: 'Add Update' }).click()
  await sam.getByLabel('What is new?').fill('The cot is built.')
  await sam.getByRole('button', { name: 'Share Update' }).click()
  await expect(updatesOn(sam).first()).toContainText('The cot is built.')

  await drag(middle, [0, 200])
  await release()
  await expect(updatesOn(nora).first()).toContainText('The cot is built.')
})

test('a pull on the album refetches its photos, their weeks and the pregnancy, and nothing else', async ({
  openTestApp,
}) => {
  const { nora, drag, release, requested } = await openPhone(await openTestApp(), '/album')
  await expect(nora.getByRole('heading', { name: 'No photos yet' })).toBeVisible()
  requested.length = 0
  await drag(middle, [0, 200])
  await release()
  await expect(refreshing(nora)).toBeVisible()
  await expect(refreshing(nora)).toHaveCount(0)
  expect(requested.toSorted()).toEqual(['/api/photo-weeks', '/api/photos', '/api/pregnancies/current'])
})

/** The other pages with a list, and the API path of each list. */
const lists: readonly (readonly [path: string, call: string])[] = [
  ['/appointments', '/api/pregnancies/1/appointments'],
  ['/contacts', '/api/contacts'],
  ['/wishlist', '/api/pregnancies/1/wishlist'],
  ['/family', '/api/pregnancies/1/family'],
  ['/trash', '/api/trash'],
  ['/share', '/api/invite-codes'],
  ['/admin', '/api/admin/users'],
]

for (const [path, call] of lists)
  test(`a pull on ${path} refetches its list`, async ({ openTestApp }) => {
    const { nora, drag, release, requested } = await openPhone(await openTestApp(), path)
    await nora.waitForLoadState('networkidle')
    requested.length = 0
    await drag(middle, [0, 200])
    await release()
    await expect.poll(() => requested).toContain(call)
    expect(requested).not.toContain('/api/auth/user')
  })

test('a finger lifted after 159 px refreshes nothing; a finger lifted after 160 px refreshes the page', async ({
  openTestApp,
}) => {
  const { nora, drag, release, requested } = await openPhone(await openTestApp())
  await drag(middle, [0, 159])
  await expect(pulled(nora)).toHaveText('Pull to refresh')
  await release()
  await expect(pulled(nora)).toHaveCount(0)
  // Only the position where the finger is lifted counts.
  await drag(middle, [0, 300], [0, 159])
  await release()
  await expect(pulled(nora)).toHaveCount(0)
  expect(requested).toEqual([])

  await drag(middle, [0, 160])
  await expect(pulled(nora)).toHaveText('Let go to refresh')
  await release()
  await expect(refreshing(nora)).toBeVisible()
  await expect.poll(() => requested).toHaveLength(4)
})

test('the pull indicator moves half as far as the finger, and at most 120 px', async ({ openTestApp }) => {
  const { nora, drag, touch } = await openPhone(await openTestApp())
  await drag(middle, [0, 60])
  for (const [way, pull] of [
    [60, 30],
    [100, 50],
    [239, 119.5],
    [240, 120],
    [241, 120],
    [500, 120],
    [100, 50],
  ] as const) {
    await touch('touchMove', [middle[0], middle[1] + way])
    await expect.poll(() => edgeOf(nora)).toBeCloseTo(pull, 1)
  }
  await touch('touchCancel')
  await expect(pulled(nora)).toHaveCount(0)
})

test('"Refreshing..." disappears 500 ms after the last response', async ({ openTestApp }) => {
  const { nora, drag, release } = await openPhone(await openTestApp())
  const answered = Promise.withResolvers<void>()
  await nora.route('**/family', async (route) => {
    await answered.promise
    await route.continue()
  })
  await nora.clock.pauseAt(Date.now() + 60_000)
  const others = ['/current', '/appointments', '/updates'].map((end) =>
    nora.waitForResponse((response) => new URL(response.url()).pathname.endsWith(end)),
  )
  const last = nora.waitForResponse('**/family')
  await drag(middle, [0, 200])
  await release()
  await expect(refreshing(nora)).toBeVisible()
  for (const response of await Promise.all(others)) await response.finished()
  await nora.clock.runFor(5000)
  await expect(refreshing(nora)).toBeVisible()

  answered.resolve()
  await (await last).finished()
  // This request is answered after the others, so their answers have been read before time advances.
  await nora.evaluate(`fetch('/robots.txt').then((answer) => answer.text())`)
  await nora.clock.runFor(499)
  await expect(refreshing(nora)).toBeVisible()
  await nora.clock.runFor(1)
  await expect(refreshing(nora)).toHaveCount(0)
})

test('a failed refresh is only logged, and the page keeps its content', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 500/)
  testApp.expectProblem(/This could not be refreshed/)
  const { nora, drag, release } = await openPhone(testApp)
  await expect(nora.getByRole('button', { name: 'React' }).last()).toBeVisible()
  const before = await nora.getByRole('main').textContent()
  await nora.route('**/api/pregnancies/**', (route) => route.fulfill({ status: 500, json: { message: 'Oh' } }))
  await drag(middle, [0, 200])
  await release()
  await expect(refreshing(nora)).toBeVisible()
  await expect(refreshing(nora)).toHaveCount(0)
  expect(await nora.getByRole('main').textContent()).toBe(before)
  await expect(nora.getByRole('region', { name: 'Notifications (F8)' })).toHaveCount(0)
  // One message for each of the four requests of home, and one for the number on the bell.
  expect(testApp.countProblems(/This could not be refreshed/)).toBe(5)
})

test('a pull starts only at the top of the page', async ({ openTestApp }) => {
  const { nora, drag, release, requested } = await openPhone(await openTestApp())
  await nora.evaluate('scrollTo(0, 40)')
  await expect.poll(() => nora.evaluate('scrollY')).toBe(40)
  // The swipe ends at the top of the page, but it did not start there.
  await drag(middle, [0, 300])
  await expect.poll(() => nora.evaluate('scrollY')).toBe(0)
  await expect(pulled(nora)).toHaveCount(0)
  await release()
  await expect(refreshing(nora)).toHaveCount(0)
  expect(requested).toEqual([])
})

test('a swipe that begins sideways or upwards starts no pull', async ({ openTestApp }) => {
  const { nora, drag, release, requested } = await openPhone(await openTestApp())
  await drag(middle, [120, 40], [120, 300])
  await expect(pulled(nora)).toHaveCount(0)
  await release()
  await drag([195, 500], [0, -30], [0, 300])
  await expect(pulled(nora)).toHaveCount(0)
  await release()
  await expect(refreshing(nora)).toHaveCount(0)
  expect(requested).toEqual([])
})

test('a second finger ends the pull', async ({ openTestApp }) => {
  const { nora, drag, touch, release, requested } = await openPhone(await openTestApp())
  await drag(middle, [0, 200])
  await expect(pulled(nora)).toHaveCount(1)
  await touch('touchStart', [middle[0], middle[1] + 200], [100, 300])
  await touch('touchMove', [middle[0], middle[1] + 220], [100, 320])
  await expect(pulled(nora)).toHaveCount(0)
  await release()
  await expect(refreshing(nora)).toHaveCount(0)
  expect(requested).toEqual([])
})

test('a pull that begins on a link does not open it', async ({ openTestApp }) => {
  const { nora, drag, release } = await openPhone(await openTestApp())
  const link = await nora.getByRole('banner').getByRole('link', { name: 'Nestling' }).boundingBox()
  await drag([(link?.x ?? 0) + 10, (link?.y ?? 0) + 10], [0, 200])
  await release()
  await expect(refreshing(nora)).toBeVisible()
  expect(pathOf(nora)).toBe('/')
})

test('a pull on the menu, a dialog or the photo viewer does not refresh the page behind it', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const { nora, drag, release, requested } = await openPhone(testApp)
  const pull = async (page: Page, by: { drag: typeof drag; release: typeof release }) => {
    await by.drag(middle, [0, 300])
    await expect(pulled(page)).toHaveCount(0)
    await by.release()
    await expect(refreshing(page)).toHaveCount(0)
  }
  await nora.getByRole('button', { name: 'Menu' }).click()
  await expect(nora.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  // The menu requests the person’s journeys.
  await expect.poll(() => requested).toContain('/api/pregnancies')
  requested.length = 0
  await pull(nora, { drag, release })
  await nora.keyboard.press('Escape')
  await nora.getByRole('button', { name: 'Add Update' }).click()
  await expect(nora.getByLabel('What is new?')).toBeVisible()
  await pull(nora, { drag, release })
  expect(requested).toEqual([])

  const album = await openPhone(testApp, '/album')
  const buffer = await sharp({ create: { width: 60, height: 80, channels: 3, background: 'seagreen' } })
    .png()
    .toBuffer()
  await album.nora.getByLabel('Photos', { exact: true }).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await album.nora.getByRole('button', { name: 'Upload photo' }).click()
  await album.nora
    .getByRole('list', { name: /^Photos / })
    .getByRole('button')
    .first()
    .click()
  await expect(album.nora.getByRole('dialog', { name: /^Photo \d/ })).toBeVisible()
  album.requested.length = 0
  await pull(album.nora, album)
  expect(album.requested).toEqual([])
})

test('with reduced motion, the pull indicator appears without moving', async ({ openTestApp }) => {
  const { nora, drag, touch, release } = await openPhone(await openTestApp(), '/', { reducedMotion: 'reduce' })
  await drag(middle, [0, 60])
  const edge = await edgeOf(nora)
  expect(edge).toBeGreaterThan(30)
  for (const way of [120, 300]) {
    await touch('touchMove', [middle[0], middle[1] + way])
    expect(await edgeOf(nora)).toBe(edge)
  }
  await release()
  await expect(refreshing(nora)).toBeVisible()
  expect(await edgeOf(nora)).toBe(edge)
  expect(await nora.evaluate('document.getAnimations().length')).toBe(0)
})

test('on a device without touch, the code of pull-to-refresh is not fetched', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  const scripts: string[] = []
  nora.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
  await nora.goto('/')
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  await nora.waitForLoadState('networkidle')
  expect(scripts.filter((url) => url.includes('Refresh'))).toEqual([])
})
