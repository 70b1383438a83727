/** Tests of the responses that the service worker caches, and of its answers without a network. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userAddress } from '#platform/shared/address/session-addresses.ts'
import { cacheOwnerHeader } from '#platform/shared/worker/cache-owner.ts'
import { cachedAtHeader, prefetchHeader } from '../offline/notice.ts'
import { html, json, noNetwork, nora, openWorker, pageWith, type Worker } from './testing.ts'

const noon = Date.UTC(2026, 2, 15, 12)
const hour = 3_600_000
const day = 24 * hour
const contacts = [{ id: 1, name: 'Amara' }]

let worker: Worker
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  worker = await openWorker(vi)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a cached response', () => {
  test('is read without a network', async () => {
    await worker.cacheUser()
    await worker.cache('/api/contacts', contacts)
    expect(await worker.read('/api/contacts')).toEqual(contacts)
  })

  test('has a header with the time when it was stored, and the page is notified', async () => {
    await worker.cacheUser()
    await worker.cache('/api/contacts', contacts)
    worker.notices.length = 0
    vi.setSystemTime(noon + hour)
    worker.serve(noNetwork)
    const answer = await worker.ask('/api/contacts')
    expect(answer?.headers.get(cachedAtHeader)).toBe(`${noon}`)
    expect(answer?.headers.get('content-type')).toBe('application/json')
    expect(answer?.headers.get('cache-control')).toBe('no-store')
    expect(worker.notices).toEqual([{ page: 'this page', notice: { answers: { '/api/contacts': noon } } }])
  })

  test('is still read after an update of the app', async () => {
    const cache = await worker.store.caches.open('nestling-kept-1')
    const owner = { cacheOwner: 'session-of-nora', lastContact: noon, instance: {} }
    await cache.put('/kept/owner', Response.json(owner))
    await cache.put('/api/contacts', Response.json(contacts))
    expect(await worker.read('/api/contacts')).toEqual(contacts)
  })

  test('is stored even if it was requested at the same time as the signed-in person', async () => {
    worker.serve(({ url }) => json(url.endsWith(userAddress) ? nora : contacts))
    await Promise.all([worker.ask(userAddress), worker.ask('/api/contacts')])
    expect(await worker.read('/api/contacts')).toEqual(contacts)
  })

  test('is replaced by a newer response', async () => {
    await worker.cacheUser()
    await worker.cache('/api/contacts', contacts)
    await worker.cache('/api/contacts', [])
    expect(await worker.read('/api/contacts')).toEqual([])
  })

  test('is not shown while there is a network', async () => {
    await worker.cacheUser()
    await worker.cache('/api/contacts', contacts)
    worker.notices.length = 0
    worker.serve(() => json([]))
    expect(await (await worker.ask('/api/contacts'))?.json()).toEqual([])
    expect(worker.notices).toEqual([{ page: 'this page', notice: { answers: { '/api/contacts': null } } }])
  })

  test('is replaced by a prefetched response, but the page still counts as showing the old one', async () => {
    await worker.cacheUser()
    await worker.cache('/api/contacts', contacts)
    worker.notices.length = 0
    worker.serve(() => json([]))
    await worker.ask('/api/contacts', { headers: { [prefetchHeader]: '1' } })
    expect(worker.notices).toEqual([{ page: 'this page', notice: { answers: {} } }])
    expect(await worker.read('/api/contacts')).toEqual([])
  })

  test('is used instead of the page of a captive portal', async () => {
    await worker.cacheUser()
    await worker.cache('/api/contacts', contacts)
    worker.serve(() => html('Welcome to the Grand'))
    expect(await (await worker.ask('/api/contacts'))?.json()).toEqual(contacts)
  })

  test('with upcoming appointments is used even if the query starts from another day', async () => {
    await worker.cacheUser()
    await worker.cache('/api/appointments?from=2026-03-15T00:00:00.000Z', ['scan'])
    expect(await worker.read('/api/appointments?from=2026-03-16T00:00:00.000Z')).toEqual(['scan'])
    expect(await worker.read('/api/appointments?before=2026-03-16T00:00:00.000Z')).toBeUndefined()
  })

  test.each([
    ['another limit', '/api/contacts?limit=200', '/api/contacts?limit=10'],
    [
      'another day if the query has a second parameter',
      '/api/photos?from=2026-03-15T00:00Z&limit=5',
      '/api/photos?from=2026-03-16T00:00Z&limit=5',
    ],
    ['another text that contains a day', '/api/photos?q=x2026-03-15T00:00Z', '/api/photos?q=x2026-03-16T00:00Z'],
  ])('is not used for %s', async (_, cached, requested) => {
    await worker.cacheUser()
    await worker.cache(cached, ['one'])
    expect([await worker.read(cached), await worker.read(requested)]).toEqual([['one'], undefined])
  })

  test.each([403, 404])('is deleted when the server answers %i', async (status) => {
    await worker.cacheUser()
    await worker.cache('/api/contacts', contacts)
    worker.serve(() => json({ code: 'section-closed' }, null, status))
    await worker.ask('/api/contacts')
    expect(await worker.read('/api/contacts')).toBeUndefined()
  })

  test('stays when the server answers 500', async () => {
    await worker.cacheUser()
    await worker.cache('/api/contacts', contacts)
    worker.serve(() => json({ code: 'unexpected' }, null, 500))
    await worker.ask('/api/contacts')
    expect(await worker.read('/api/contacts')).toEqual(contacts)
  })
})

describe('the service worker', () => {
  test('caches no response before the signed-in person is known', async () => {
    await worker.cache('/api/contacts', contacts)
    expect(await worker.read('/api/contacts')).toBeUndefined()
  })

  test('caches no response without a session', async () => {
    await worker.cacheUser()
    await worker.cache('/api/contacts', contacts, null)
    expect(await worker.read('/api/contacts')).toBeUndefined()
  })

  test('caches no response with the status 500', async () => {
    await worker.cacheUser()
    worker.serve(() => json({ code: 'unexpected' }, 'session-of-nora', 500))
    await worker.ask('/api/contacts')
    expect(await worker.read('/api/contacts')).toBeUndefined()
  })

  test('caches no response that is not JSON', async () => {
    await worker.cacheUser()
    worker.serve(
      () =>
        new Response('BEGIN:VCALENDAR', {
          headers: { 'content-type': 'text/calendar', [cacheOwnerHeader]: 'session-of-nora' },
        }),
    )
    await worker.ask('/api/calendars/a-token')
    expect(await worker.read('/api/calendars/a-token')).toBeUndefined()
  })

  test('caches no response without a content type', async () => {
    await worker.cacheUser()
    worker.serve(
      () => new Response(new TextEncoder().encode('[]'), { headers: { [cacheOwnerHeader]: 'session-of-nora' } }),
    )
    expect(await (await worker.ask('/api/contacts'))?.json()).toEqual([])
    expect(await worker.read('/api/contacts')).toBeUndefined()
  })

  test.each([
    '/api/admin/users',
    '/api/admin/activity',
    '/api/invite-codes',
    '/api/invite-codes/guessing',
    '/api/account/sessions',
  ])('does not cache %s, because it would help only somebody who finds the phone', async (path) => {
    await worker.cacheUser()
    await worker.cache(path, ['secret'])
    expect(await worker.read(path)).toBeUndefined()
  })

  test('caches a response if only its query contains a secret address', async () => {
    await worker.cacheUser()
    await worker.cache('/api/photos?then=/api/account', ['Amara'])
    expect(await worker.read('/api/photos?then=/api/account')).toEqual(['Amara'])
  })

  test('does not cache /api/admin/users if it arrives in the page data', async () => {
    const answers = {
      [userAddress]: { status: 200, body: nora },
      '/api/admin/users': { status: 200, body: ['secret'] },
      '/api/contacts': { status: 200, body: contacts },
    }
    worker.serve(() => pageWith(answers))
    await worker.visit('/admin')
    expect([await worker.read('/api/contacts'), await worker.read('/api/admin/users')]).toEqual([contacts, undefined])
  })

  test('passes a response to the page if the cache is full, and stores nothing', async () => {
    worker = await openWorker(vi, { fullAfter: 0 })
    await worker.cacheUser()
    worker.serve(() => json(contacts))
    expect(await (await worker.ask('/api/contacts'))?.json()).toEqual(contacts)
    expect(await worker.read('/api/contacts')).toBeUndefined()
    expect(worker.notices.filter(({ notice }) => typeof notice === 'object' && notice && 'left' in notice)).toEqual([])
  })
})

describe('the limits of the cache', () => {
  test.each([
    ['can be read until 14 days have passed without a network', 14 * day - 1, contacts],
    ['is deleted when 14 days have passed', 14 * day, undefined],
    ['can be read if the clock was set back by less than 14 days', -14 * day + 1, contacts],
    ['is deleted if the clock was set back by 14 days', -14 * day, undefined],
  ])('a cached response %s', async (_, later, expected) => {
    await worker.cacheUser()
    await worker.cache('/api/contacts', contacts)
    vi.setSystemTime(noon + later)
    expect(await worker.read('/api/contacts')).toEqual(expected)
  })

  test.each([
    ['starts again with a response more than an hour later', hour + 1, contacts],
    ['does not start again with a response within the hour', hour, undefined],
  ])('the limit of 14 days %s', async (_, later, expected) => {
    await worker.cacheUser()
    await worker.cache('/api/contacts', contacts)
    vi.setSystemTime(noon + later)
    await worker.cache('/api/photos', [])
    vi.setSystemTime(noon + 14 * day)
    expect(await worker.read('/api/contacts')).toEqual(expected)
  })

  test('after 14 days, reading a cached response deletes all of them', async () => {
    await worker.cacheUser()
    await worker.cache('/api/contacts', contacts)
    vi.setSystemTime(noon + 14 * day)
    await worker.read('/api/contacts')
    const cache = await worker.store.caches.open('nestling-kept-1')
    expect(await cache.keys()).toEqual([])
  })

  test('if more than 400 entries are cached, the next page load deletes the oldest', async () => {
    await worker.cacheUser()
    for (let page = 1; page <= 401; page += 1) await worker.cache(`/api/photos/${page}`, page)
    await worker.cacheUser()
    expect(await worker.read('/api/photos/1')).toBeUndefined()
    expect(await worker.read('/api/photos/2')).toBe(2)
    // The signed-in person takes two entries.
    for (const _ of ['again', 'and again']) await worker.cacheUser()
    const left = await Promise.all([2, 3, 4].map((page) => worker.read(`/api/photos/${page}`)))
    expect(left).toEqual([undefined, undefined, 4])
  })

  test('if few entries are cached, the next page load deletes none', async () => {
    await worker.cacheUser()
    await worker.cache('/api/photos', [])
    await worker.cache('/api/contacts', contacts)
    await worker.cacheUser()
    expect([await worker.read('/api/photos'), await worker.read('/api/contacts')]).toEqual([[], contacts])
  })

  test('if 400 responses and the person are cached, the next page load deletes no response', async () => {
    await worker.cacheUser()
    for (let page = 1; page <= 400; page += 1) await worker.cache(`/api/photos/${page}`, page)
    await worker.cacheUser()
    expect(await worker.read('/api/photos/1')).toBe(1)
  })
})
