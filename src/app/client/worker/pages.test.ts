/** How pages open through the service worker, with a network and without one. */

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
  test('are all cached at installation, the page bypassing the HTTP cache', async () => {
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

  test('are copied from an older version', async () => {
    const older = await worker.store.caches.open('nestling-shell-v1')
    await older.put('/assets/main.js', new Response('the same file', { headers: { vary: 'accept-encoding' } }))
    await install()
    expect(await (await worker.ask('/assets/main.js', { as: 'script' }))?.text()).toBe('the same file')
  })

  test('of older versions are deleted at activation, and nothing else is', async () => {
    await install()
    for (const name of ['nestling-shell-v1', 'nestling-kept-1', 'nestling-shared']) await worker.store.caches.open(name)
    await worker.fire('activate')
    expect(worker.store.names().toSorted()).toEqual(['nestling-kept-1', 'nestling-shared', 'nestling-shell-v2'])
    expect(worker.isPreloading()).toBe(true)
  })
})

describe('is left to the browser', () => {
  test.each([
    ['another origin', 'https://elsewhere.example/api/contacts', ''],
    ['a picture', '/api/photos/a.webp', 'image'],
    ['a file that is none of the app’s', '/licences.txt', ''],
  ])('%s', async (_, path, as) => {
    expect(await worker.ask(path, { as })).toBeUndefined()
  })
})

describe('a page without a network', () => {
  const open = (path = '/contacts') => {
    worker.serve(noNetwork)
    return worker.visit(path)
  }

  test('is the shell with the person who was signed in, in their theme', async () => {
    await install()
    await worker.cacheUser()
    const page = await open()
    const text = (await page?.text()) ?? ''
    expect(text).toContain('<html data-theme="dim"')
    expect(readPageData(text)).toEqual({
      needsSetUp: false,
      canMail: false,
      publicOrigin: null,
      now: new Date(noon).toISOString(),
      answers: { [userAddress]: { status: 200, body: nora } },
    })
    expect(text.endsWith('</body></html>')).toBe(true)
  })

  test('has the shell’s headers except those about its file, and says when it was stored', async () => {
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

  test('is for nobody if nobody was signed in', async () => {
    await install()
    const page = await open()
    const text = (await page?.text()) ?? ''
    expect(page?.headers.has(cachedAtHeader)).toBe(false)
    expect(text).toContain('<html lang="en"><meta')
    expect(readPageData(text)).toMatchObject({ answers: { [userAddress]: { status: 200, body: null } } })
  })

  test('is an error if the app was never installed', async () => {
    expect((await open())?.type).toBe('error')
  })

  test('is an error at the address of a call, except for signing in', async () => {
    await install()
    expect((await open('/api/calendars/a-token'))?.type).toBe('error')
    expect((await open('/api/login'))?.headers.get('location')).toBe(`${origin}/sign-in`)
  })

  test('is told its age once, when it asks', async () => {
    await install()
    await worker.cacheUser()
    await open()
    worker.notices.length = 0
    const source = Object.assign(Object.create(worker.page ?? null), { id: 'a page to come' })
    await worker.fire('message', { source, data: 'what is cached?' })
    await worker.fire('message', { source, data: 'what is cached?' })
    expect(worker.notices).toEqual([{ page: 'a page to come', notice: { answers: { [userAddress]: noon } } }])
  })

  test('is also told, when it asks, which responses it has received since', async () => {
    await install()
    await worker.cacheUser()
    await worker.cache('/api/contacts', [])
    await open()
    await worker.ask('/api/contacts', { from: 'a page to come' })
    worker.notices.length = 0
    const source = Object.assign(Object.create(worker.page ?? null), { id: 'a page to come' })
    await worker.fire('message', { source, data: 'anything else' })
    await worker.fire('message', { source: null, data: 'what is cached?' })
    expect(worker.notices).toEqual([])
    await worker.fire('message', { source, data: 'what is cached?' })
    const answers = { [userAddress]: noon, '/api/contacts': noon }
    expect(worker.notices).toEqual([{ page: 'a page to come', notice: { answers } }])
  })
})

describe('a page with a network', () => {
  test.each([502, 503, 504])('is the stored one when a proxy answers %i in the server’s place', async (status) => {
    await install()
    await worker.cacheUser()
    worker.serve(() => new Response('Bad gateway', { status }))
    expect(await (await worker.visit('/contacts'))?.text()).toContain('page-data')
  })

  test.each([500, 501, 505])('is the server’s if it answers %i', async (status) => {
    await install()
    await worker.cacheUser()
    worker.serve(() => new Response('Something went wrong', { status }))
    expect((await worker.visit('/contacts'))?.status).toBe(status)
  })

  test('is the proxy’s if nothing is stored', async () => {
    worker.serve(() => new Response('Bad gateway', { status: 502 }))
    expect((await worker.visit('/contacts'))?.status).toBe(502)
  })

  test('is the one that the browser has already requested', async () => {
    const answer = await worker.visit('/', {}, { preloaded: html('as it was preloaded') })
    expect(await answer?.text()).toBe('as it was preloaded')
    expect(worker.requested).toEqual([])
  })

  test('is requested again if somebody signed out during the request', async () => {
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
      'a refused answer',
      { [userAddress]: { status: 200, body: nora }, '/api/contacts': { status: 403, body: ['Amara'] } },
    ],
    ['answers of nobody', { '/api/contacts': { status: 200, body: ['Amara'] } }],
    [
      'answers for a refused person',
      { [userAddress]: { status: 401, body: nora }, '/api/contacts': { status: 200, body: [] } },
    ],
  ])('stores nothing with %s', async (_, answers) => {
    worker.serve(() => pageWith(answers))
    await worker.visit('/contacts')
    expect(await worker.read('/api/contacts')).toBeUndefined()
  })

  test('without a session is not stored', async () => {
    const answers = { [userAddress]: { status: 200, body: nora }, '/api/contacts': { status: 200, body: [] } }
    worker.serve(() => pageWith(answers, null))
    await worker.visit('/contacts')
    expect(await worker.read('/api/contacts')).toBeUndefined()
  })

  test('of another session makes other pages leave', async () => {
    await worker.cacheUser()
    worker.notices.length = 0
    worker.serve(() => pageWith({ [userAddress]: { status: 200, body: nora } }, 'next-session-of-nora'))
    await worker.visit('/')
    expect(worker.notices.map(({ page }) => page)).toEqual(['this page', 'another page'])
  })

  test('for nobody makes no other page leave', async () => {
    worker.serve(() => pageWith({ '/api/contacts': { status: 200, body: [] } }, null))
    await worker.visit('/sign-in')
    expect(worker.notices).toEqual([])
  })

  test('without a session leaves nothing for the next person who signs in', async () => {
    const answers = { [userAddress]: { status: 200, body: nora }, '/api/contacts': { status: 200, body: ['Amara'] } }
    worker.serve(() => pageWith(answers, null))
    await worker.visit('/contacts')
    await worker.cacheUser()
    expect(await worker.read('/api/contacts')).toBeUndefined()
  })

  test('is not stored if somebody signs out before it has fully arrived', async () => {
    await worker.cacheUser()
    const body = slowBody()
    const headers = { 'content-type': 'text/html', [cacheOwnerHeader]: 'session-of-nora' }
    worker.serve(() => new Response(body.readable, { headers }))
    const opening = worker.visit('/contacts')
    await vi.waitFor(() => expect(worker.requested.at(-1)?.url).toBe(`${origin}/contacts`))
    worker.serve(() => json(null, null))
    await worker.ask(userAddress)
    worker.notices.length = 0
    const answers = { [userAddress]: { status: 200, body: nora }, '/api/contacts': { status: 200, body: ['Amara'] } }
    await body.finish(await pageWith(answers).text())
    await opening
    expect(worker.notices).toEqual([])
    expect(await worker.read('/api/contacts')).toBeUndefined()
  })

  test('without page data is still shown', async () => {
    worker.serve(() => html('<p>Licences</p>'))
    expect(await (await worker.visit('/licences'))?.text()).toBe('<p>Licences</p>')
  })
})
