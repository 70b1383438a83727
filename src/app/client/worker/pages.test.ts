/** Tests of the app's cached files, and of pages that open through the service worker, with a network and without one. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userAddress } from '#platform/shared/address/session-addresses.ts'
import { cacheOwnerHeader } from '#platform/shared/worker/cache-owner.ts'
import { readPageData } from '../../page-parts.ts'
import { cachedAtHeader } from '../offline/notice.ts'
import { html, json, noNetwork, nora, openWorker, origin, pageWith, shell, slowBody, type Worker } from './testing.ts'

const noon = Date.UTC(2026, 2, 15, 12)

let worker: Worker
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  worker = await openWorker(vi)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Serves the files of the built client. */
const build = ({ url }: Request) =>
  new URL(url).pathname === '/shell.html'
    ? html(shell, {
        etag: '"a"',
        'content-length': '9',
        'content-encoding': 'br',
        'x-of-shell': 'yes',
        vary: 'accept-encoding',
      })
    : new Response(`file ${new URL(url).pathname}`, { headers: { vary: 'accept-encoding' } })

async function install() {
  worker.serve(build)
  await worker.fire('install')
}

describe('the files of the app', () => {
  test('are all cached at installation; the shell is fetched without the HTTP cache', async () => {
    await install()
    expect(worker.requested.map(({ url, cache }) => [new URL(url).pathname, cache])).toEqual([
      ['/assets/main.js', 'default'],
      ['/assets/main.css', 'default'],
      ['/shell.html', 'reload'],
    ])
  })

  test('are served from the cache', async () => {
    await install()
    worker.serve(noNetwork)
    expect(await (await worker.ask('/assets/main.js', { as: 'script' }))?.text()).toBe('file /assets/main.js')
  })

  test('come from the network if the browser has evicted them', async () => {
    await install()
    await worker.store.caches.delete('nestling-shell-v2')
    expect(await (await worker.ask('/assets/main.js', { as: 'script' }))?.text()).toBe('file /assets/main.js')
  })

  test('are copied from the cache of an older version', async () => {
    const older = await worker.store.caches.open('nestling-shell-v1')
    await older.put('/assets/main.js', new Response('the same file', { headers: { vary: 'accept-encoding' } }))
    await install()
    expect(await (await worker.ask('/assets/main.js', { as: 'script' }))?.text()).toBe('the same file')
  })

  test('are deleted at activation if they are of an older version; other caches stay', async () => {
    await install()
    for (const name of ['nestling-shell-v1', 'nestling-kept-1', 'nestling-shared']) await worker.store.caches.open(name)
    await worker.fire('activate')
    expect(worker.store.names().toSorted()).toEqual(['nestling-kept-1', 'nestling-shared', 'nestling-shell-v2'])
    expect(worker.isPreloading()).toBe(true)
  })
})

describe('the service worker', () => {
  test.each([
    ['a file of another origin', 'https://elsewhere.example/api/contacts', ''],
    ['a picture', '/api/photos/a.webp', 'image'],
    ['a file that does not belong to the app', '/licences.txt', ''],
  ])('ignores a request for %s', async (_, path, as) => {
    expect(await worker.ask(path, { as })).toBeUndefined()
  })
})

describe('a page without a network', () => {
  const open = (path = '/contacts') => {
    worker.serve(noNetwork)
    return worker.visit(path)
  }

  test('is the shell with the data of the signed-in person, in their theme and layout', async () => {
    await install()
    await worker.cacheUser()
    const page = await open()
    const text = (await page?.text()) ?? ''
    expect(text).toContain('<html data-theme="dim" data-layout="simple"')
    expect(readPageData(text)).toEqual({
      needsSetUp: false,
      canMail: false,
      publicOrigin: null,
      now: new Date(noon).toISOString(),
      answers: { [userAddress]: { status: 200, body: nora } },
    })
    expect(text.endsWith('</body></html>')).toBe(true)
  })

  test('has the headers of the shell except those about the file, and a header with the time of the data', async () => {
    await install()
    await worker.cacheUser()
    vi.setSystemTime(noon + 60_000)
    expect(Object.fromEntries((await open())?.headers ?? [])).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      'x-of-shell': 'yes',
      [cachedAtHeader]: `${noon}`,
    })
  })

  test('has the page data of the last page of this session, and the current time', async () => {
    await install()
    worker.serve(() => pageWith({ [userAddress]: { status: 200, body: nora } }))
    await worker.visit('/')
    await worker.cacheUser()
    vi.setSystemTime(noon + 60_000)
    const known = { canMail: true, now: new Date(noon + 60_000).toISOString() }
    expect(readPageData((await (await open())?.text()) ?? '')).toMatchObject(known)
  })

  test('contains no person if nobody was signed in', async () => {
    await install()
    const page = await open()
    const text = (await page?.text()) ?? ''
    expect(page?.headers.has(cachedAtHeader)).toBe(false)
    expect(text).toContain('<html lang="en"><meta')
    expect(readPageData(text)).toMatchObject({ answers: { [userAddress]: { status: 200, body: null } } })
  })

  test('is an error if the files of the app were never cached', async () => {
    expect((await open())?.type).toBe('error')
  })

  test('is an error at the address of an API call, but /api/login redirects to the sign-in page', async () => {
    await install()
    expect((await open('/api/calendars/a-token'))?.type).toBe('error')
    expect((await open('/api/login'))?.headers.get('location')).toBe(`${origin}/sign-in`)
  })

  test('receives the time of its data once, when it asks', async () => {
    await install()
    await worker.cacheUser()
    await open()
    worker.notices.length = 0
    const source = Object.assign(Object.create(worker.page ?? null), { id: 'the opening page' })
    await worker.fire('message', { source, data: 'what is cached?' })
    await worker.fire('message', { source, data: 'what is cached?' })
    expect(worker.notices).toEqual([{ page: 'the opening page', notice: { answers: { [userAddress]: noon } } }])
  })

  test('receives the times of all cached responses that it got before it asked', async () => {
    await install()
    await worker.cacheUser()
    await worker.cache('/api/contacts', [])
    await open()
    await worker.ask('/api/contacts', { from: 'the opening page' })
    worker.notices.length = 0
    const source = Object.assign(Object.create(worker.page ?? null), { id: 'the opening page' })
    await worker.fire('message', { source, data: 'anything else' })
    await worker.fire('message', { source: null, data: 'what is cached?' })
    expect(worker.notices).toEqual([])
    await worker.fire('message', { source, data: 'what is cached?' })
    const answers = { [userAddress]: noon, '/api/contacts': noon }
    expect(worker.notices).toEqual([{ page: 'the opening page', notice: { answers } }])
  })
})

describe('opening a page with a network', () => {
  test.each([502, 503, 504])(
    'shows the cached page if a proxy responds with %i instead of the server',
    async (status) => {
      await install()
      await worker.cacheUser()
      worker.serve(() => new Response('Bad gateway', { status }))
      expect(await (await worker.visit('/contacts'))?.text()).toContain('page-data')
    },
  )

  test.each([500, 501, 505])('shows the response of the server if its status is %i', async (status) => {
    await install()
    await worker.cacheUser()
    worker.serve(() => new Response('Something went wrong', { status }))
    expect((await worker.visit('/contacts'))?.status).toBe(status)
  })

  test('shows the response of the proxy if no page is cached', async () => {
    worker.serve(() => new Response('Bad gateway', { status: 502 }))
    expect((await worker.visit('/contacts'))?.status).toBe(502)
  })

  test('shows the response that the browser has preloaded', async () => {
    const answer = await worker.visit('/', {}, { preloaded: html('as it was preloaded') })
    expect(await answer?.text()).toBe('as it was preloaded')
    expect(worker.requested).toEqual([])
  })

  test('requests the page again if somebody signed out during the request', async () => {
    await worker.cacheUser()
    const slow = Promise.withResolvers<Response>()
    worker.serve(({ url }) => (url.endsWith('/contacts') ? slow.promise : json(null, null)))
    const opening = worker.visit('/contacts')
    await worker.ask(userAddress)
    slow.resolve(pageWith({ [userAddress]: { status: 200, body: nora } }))
    expect((await opening)?.headers.get('location')).toBe(`${origin}/contacts`)
  })

  test('sets the owner of the cache', async () => {
    const contacts = { status: 200, body: ['Amara'] }
    worker.serve(() => pageWith({ [userAddress]: { status: 200, body: nora }, '/api/contacts': contacts }))
    await worker.visit('/contacts')
    expect(await worker.read('/api/contacts')).toEqual(['Amara'])
  })

  test.each([
    [
      'a refused response for them',
      { [userAddress]: { status: 200, body: nora }, '/api/contacts': { status: 403, body: ['Amara'] } },
    ],
    ['no signed-in person', { '/api/contacts': { status: 200, body: ['Amara'] } }],
    [
      'a signed-in person with status 401',
      { [userAddress]: { status: 401, body: nora }, '/api/contacts': { status: 200, body: [] } },
    ],
  ])('caches no contacts if the page data has %s', async (_, answers) => {
    worker.serve(() => pageWith(answers))
    await worker.visit('/contacts')
    expect(await worker.read('/api/contacts')).toBeUndefined()
  })

  test('caches nothing if the page has no session', async () => {
    const answers = { [userAddress]: { status: 200, body: nora }, '/api/contacts': { status: 200, body: [] } }
    worker.serve(() => pageWith(answers, null))
    await worker.visit('/contacts')
    expect(await worker.read('/api/contacts')).toBeUndefined()
  })

  test('makes other pages leave if the page belongs to another session', async () => {
    await worker.cacheUser()
    worker.notices.length = 0
    worker.serve(() => pageWith({ [userAddress]: { status: 200, body: nora } }, 'next-session-of-nora'))
    await worker.visit('/')
    expect(worker.notices.map(({ page }) => page)).toEqual(['this page', 'another page'])
  })

  test('makes no other page leave if nobody is signed in', async () => {
    worker.serve(() => pageWith({ '/api/contacts': { status: 200, body: [] } }, null))
    await worker.visit('/sign-in')
    expect(worker.notices).toEqual([])
  })

  test('caches nothing that the next person could read if the page has no session', async () => {
    const answers = { [userAddress]: { status: 200, body: nora }, '/api/contacts': { status: 200, body: ['Amara'] } }
    worker.serve(() => pageWith(answers, null))
    await worker.visit('/contacts')
    await worker.cacheUser()
    expect(await worker.read('/api/contacts')).toBeUndefined()
  })

  test('caches nothing if somebody signs out before the page has fully arrived', async () => {
    await worker.cacheUser()
    const body = slowBody()
    const headers = { 'content-type': 'text/html', [cacheOwnerHeader]: 'session-of-nora' }
    worker.serve(() => new Response(body.readable, { headers }))
    const opening = worker.visit('/contacts')
    await expect.poll(() => worker.requested.at(-1)?.url).toBe(`${origin}/contacts`)
    worker.serve(() => json(null, null))
    await worker.ask(userAddress)
    worker.notices.length = 0
    const answers = { [userAddress]: { status: 200, body: nora }, '/api/contacts': { status: 200, body: ['Amara'] } }
    await body.finish(await pageWith(answers).text())
    await opening
    expect(worker.notices).toEqual([])
    expect(await worker.read('/api/contacts')).toBeUndefined()
  })

  test('shows a page without page data', async () => {
    worker.serve(() => html('<p>Licences</p>'))
    expect(await (await worker.visit('/licences'))?.text()).toBe('<p>Licences</p>')
  })
})
