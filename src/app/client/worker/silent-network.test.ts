/**
 * Tests of the service worker with a silent network (requests neither succeed nor fail), with files from another app, and with a
 * damaged cache.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userAddress } from '#platform/shared/address/session-addresses.ts'
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

describe('if the network is silent', () => {
  beforeEach(async () => {
    await worker.cacheUser()
    await worker.cache('/api/contacts', ['Amara'])
    worker.timeouts.length = 0
  })

  /** Requests the contacts. Once there are this many timeouts, ends the last one. */
  async function askUntilTimeout(sent = {}, timeoutCount = 1) {
    const asking = worker.ask('/api/contacts', sent)
    await expect.poll(() => worker.timeouts).toHaveLength(timeoutCount)
    worker.timeouts.at(-1)?.end()
    return asking
  }

  test('the worker waits 6 s, then 0.3 s for each request until the network responds, then 6 s again', async () => {
    const slow = Promise.withResolvers<Response>()
    worker.serve(() => slow.promise)
    const first = askUntilTimeout()
    await expect.poll(() => worker.timeouts).toHaveLength(1)
    slow.resolve(json(['late']))
    expect(await (await first)?.json()).toEqual(['Amara'])
    worker.serve(() => json(['Amara']))
    await worker.ask('/api/contacts')
    await worker.ask('/api/contacts')
    expect(worker.timeouts.map(({ ms }) => ms)).toEqual([6000, 300, 6000])
  })

  test('after a response that took longer than 0.3 s, the worker waits 6 s again', async () => {
    worker.serve(() => new Promise<Response>(() => undefined))
    expect(await (await askUntilTimeout({ soon: true }))?.json()).toEqual(['Amara'])
    const slow = Promise.withResolvers<Response>()
    worker.serve(() => slow.promise)
    worker.notices.length = 0
    const second = askUntilTimeout({}, 2)
    await expect.poll(() => worker.notices.at(-1)?.notice).toEqual({ answers: { '/api/contacts': noon } })
    slow.resolve(json(['later than 0.3 s']))
    await second
    worker.serve(() => json(['in time']))
    await worker.ask('/api/contacts')
    expect(worker.timeouts.map(({ ms }) => ms)).toEqual([6000, 300, 6000])
  })

  test('after a failed request the worker still waits 6 s', async () => {
    worker.serve(noNetwork)
    await worker.ask('/api/contacts')
    await worker.ask('/api/contacts')
    expect(worker.timeouts.map(({ ms }) => ms)).toEqual([6000, 6000])
  })

  test('the worker returns the cached response, and tells the page when the network responds again', async () => {
    const slow = Promise.withResolvers<Response>()
    worker.serve(() => slow.promise)
    const asking = askUntilTimeout()
    await expect.poll(() => worker.notices.at(-1)?.notice).toEqual({ answers: { '/api/contacts': noon } })
    slow.resolve(json(['late']))
    await asking
    expect(worker.notices.at(-1)?.notice).toEqual({ answers: {} })
  })

  test('the worker opens the cached page', async () => {
    worker.serve(({ url }) => (url.endsWith('/shell.html') ? html(shell) : new Response('a file')))
    await worker.fire('install')
    const slow = Promise.withResolvers<Response>()
    worker.serve(() => slow.promise)
    const opening = worker.visit('/contacts', {}, { soon: true })
    await expect.poll(() => worker.timeouts).toHaveLength(1)
    worker.timeouts.at(-1)?.end()
    expect(await (await opening)?.text()).toContain('page-data')
  })

  test('the worker waits without a limit for a page that is not cached', async () => {
    worker.serve(() => html('of the server'))
    await worker.visit('/contacts')
    expect(worker.timeouts).toEqual([])
  })

  test('the worker waits without a limit for a response that is not cached', async () => {
    const slow = Promise.withResolvers<Response>()
    worker.serve(() => slow.promise)
    const asking = worker.ask('/api/photos')
    await expect.poll(() => worker.timeouts).toHaveLength(1)
    worker.timeouts.at(-1)?.end()
    slow.resolve(json(['late']))
    expect(await (await asking)?.json()).toEqual(['late'])
  })
})

describe('a form posted by another app', () => {
  test('is not sent to the server if it is for /album/share, and opens the album', async () => {
    const form = new FormData()
    form.append('photos', new File(['a scan'], 'scan.jpg', { type: 'image/jpeg' }))
    const answer = await worker.visit('/album/share', { method: 'POST', body: form })
    expect([answer?.status, answer?.headers.get('location')]).toEqual([303, `${origin}/album?add=shared`])
    expect(worker.requested).toEqual([])
  })

  test('is left to the browser if it is for another address', async () => {
    expect(await worker.visit('/contacts', { method: 'POST', body: 'a=b' })).toBeUndefined()
  })

  test('has its files deleted when a page opens more than an hour later', async () => {
    const form = new FormData()
    form.append('photos', new File(['a scan'], 'scan.jpg', { type: 'image/jpeg' }))
    await worker.visit('/album/share', { method: 'POST', body: form })
    vi.setSystemTime(noon + 3_600_000 + 1)
    worker.serve(() => html('a page'))
    await worker.visit('/')
    expect(worker.store.names()).not.toContain('nestling-shared')
  })
})

describe('a worker that has just started', () => {
  test('waits for a response for at most 6 s', async () => {
    worker.serve(() => json([]))
    await worker.ask('/api/contacts')
    expect(worker.timeouts.map(({ ms }) => ms)).toEqual([6000])
  })

  test('does not repeat a notice to a page', async () => {
    await worker.cacheUser()
    await worker.cache('/api/contacts', [])
    await worker.read('/api/contacts')
    worker.notices.length = 0
    await worker.fire('message', { source: worker.page, data: 'what is cached?' })
    expect(worker.notices).toEqual([])
  })

  test('caches the signed-in person before it returns them, because later responses are cached for that person', async () => {
    const body = slowBody()
    worker.serve(() => new Response(body.readable, { headers: json(nora).headers }))
    let isAnswered = false
    const asking = worker.ask('/api/auth/user', { soon: true }).then(() => (isAnswered = true))
    await expect.poll(() => worker.timeouts).toHaveLength(1)
    await worker.fire('message', { source: null, data: '' })
    expect(isAnswered).toBe(false)
    await body.finish(JSON.stringify(nora))
    await asking
  })

  test('returns any other response as it arrives', async () => {
    const body = slowBody()
    worker.serve(() => new Response(body.readable, { headers: json([]).headers }))
    const answer = await worker.ask('/api/contacts', { soon: true })
    const reading = answer?.json()
    await body.finish('["Amara"]')
    expect(await reading).toEqual(['Amara'])
  })

  test('tells the page that there is a network, and nothing else, if a response failed', async () => {
    worker.serve(() => json({ code: 'unexpected' }, null, 500))
    await worker.ask('/api/contacts')
    expect(worker.notices).toEqual([{ page: 'this page', notice: { answers: {} } }])
  })

  test('passes on a response without a body', async () => {
    worker.serve(() => new Response(null, { status: 204 }))
    expect((await worker.ask('/api/contacts'))?.status).toBe(204)
  })
})

describe('a damaged cache', () => {
  beforeEach(async () => {
    worker = await openWorker(vi, { isDamaged: true })
  })

  test('counts as empty: responses, pages and changes come from the network', async () => {
    worker.serve(() => json(['Amara']))
    expect(await (await worker.ask('/api/contacts'))?.json()).toEqual(['Amara'])
    expect((await worker.change('/api/contacts'))?.status).toBe(200)
    worker.serve(() => pageWith({ [userAddress]: { status: 200, body: nora } }))
    expect((await worker.visit('/contacts'))?.headers.get('location')).toBeNull()
  })

  test('makes no page leave', async () => {
    worker.serve(() => json(nora))
    await worker.ask(userAddress)
    await worker.change('/api/contacts')
    worker.serve(() => pageWith({ [userAddress]: { status: 200, body: nora } }))
    await worker.visit('/contacts')
    expect(worker.notices.filter(({ notice }) => typeof notice === 'object' && notice && 'left' in notice)).toEqual([])
  })

  test('returns nothing without a network', async () => {
    await worker.cacheUser()
    await worker.cache('/api/contacts', ['Amara'])
    expect(await worker.read('/api/contacts')).toBeUndefined()
  })
})

test('cached data is hidden from the moment of signing out', async () => {
  await worker.cacheUser()
  await worker.cache('/api/contacts', ['Amara'])
  const slow = Promise.withResolvers<Response>()
  worker.serve(() => slow.promise)
  worker.timeouts.length = 0
  const asking = worker.ask('/api/contacts')
  await expect.poll(() => worker.timeouts).toHaveLength(1)
  const leaving = worker.visit('/api/logout')
  worker.timeouts[0]?.end()
  await expect.poll(() => worker.timeouts).toHaveLength(2)
  slow.reject(new TypeError('Failed to fetch'))
  expect((await asking)?.type).toBe('error')
  await leaving
})
