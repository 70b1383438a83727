import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userAddress } from '#platform/shared/address/session-addresses.ts'
import { cachedAtHeader, prefetchHeader } from './notice.ts'

const now = Date.UTC(2026, 2, 15, 12)
const nora = { id: 1, role: 'admin', rights: null }
const offlineAddress = '/api/pregnancies/current/offline'
const offline = {
  today: ['/api/pregnancies/current', '/api/contacts?limit=200', '/api/guide/weeks/30'],
  forDays: [
    '/api/guide/weeks/4',
    '/api/guide/weeks/4/guide?region=uk',
    '/api/guide/weeks/5',
    '/api/guide/weeks/5/guide',
  ],
}

let client: QueryClient
let requested: string[]
let unmarked: string[]
let wentTo: string[]
let cachedAt: Map<string, number>
let answers: Record<string, Response>
let network: { connection?: { saveData: boolean } }

beforeEach(() => {
  client = new QueryClient()
  requested = []
  unmarked = []
  wentTo = []
  cachedAt = new Map()
  answers = { [userAddress]: Response.json(nora), [offlineAddress]: Response.json(offline) }
  network = {}
  vi.useFakeTimers({ toFake: ['Date'], now })
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit = {}) => {
    requested.push(path)
    if (!new Headers(headers).has(prefetchHeader)) unmarked.push(path)
    return answers[path]?.clone() ?? Response.json([])
  })
  vi.stubGlobal('caches', {
    match: async (path: string) => {
      const at = cachedAt.get(path)
      return at === undefined ? undefined : new Response('', { headers: { [cachedAtHeader]: `${at}` } })
    },
  })
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('location', { origin: 'https://nestling.example', replace: (path: string) => wentTo.push(path) })
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.resetModules()
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens a page on which this person is signed in, and waits until there are no more requests. */
async function open(user: object | null = nora) {
  const { prefetch } = await import('./prefetch.ts')
  client.setQueryData([userAddress], user)
  prefetch(client)
  await settle()
}

async function settle() {
  for (let seen = -1; seen !== requested.length; ) {
    seen = requested.length
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  }
}

describe('prefetching', () => {
  test('requests the signed-in person first, then each address in the order of the server’s list', async () => {
    await open()
    expect(requested).toEqual([userAddress, offlineAddress, ...offline.today, ...offline.forDays])
  })

  test('marks each request, because the page does not show its response', async () => {
    await open()
    expect(unmarked).toEqual([])
  })

  test('requests only responses that change daily if the device is set to save data', async () => {
    network.connection = { saveData: true }
    await open()
    expect(requested).toEqual([userAddress, offlineAddress, ...offline.today])
  })

  test.each([
    ['skips', 'less than three days ago', now - 3 * 86_400_000 + 1, false],
    ['requests', 'three days ago', now - 3 * 86_400_000, true],
  ])('%s a rarely changing response that was cached %s', async (_, __, at, isRequested) => {
    const [path = ''] = offline.forDays
    cachedAt.set(path, at)
    await open()
    expect(requested.includes(path)).toBe(isRequested)
  })

  test.each([403, 404, 500])('continues after a response with status %i', async (status) => {
    for (const path of [offline.today[0], offline.forDays[0]]) answers[`${path}`] = Response.json({}, { status })
    await open()
    expect(requested).toEqual([userAddress, offlineAddress, ...offline.today, ...offline.forDays])
    expect(wentTo).toEqual([])
  })

  test('requests every response that changes daily, even if it is cached', async () => {
    for (const path of offline.today) cachedAt.set(path, now)
    await open()
    expect(requested).toEqual(expect.arrayContaining(offline.today))
  })
})

test('prefetching begins again with a new list if the cache is wiped meanwhile, for example after a loss', async () => {
  cachedAt.set(offlineAddress, now)
  const { promise, resolve } = Promise.withResolvers<Response>()
  const [first] = offline.forDays
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path)
    return path === first ? promise : (answers[path]?.clone() ?? Response.json([]))
  })
  await open()
  requested.length = 0
  cachedAt.delete(offlineAddress)
  answers[offlineAddress] = Response.json({ today: ['/api/contacts?limit=200'], forDays: [] })
  resolve(Response.json([]))
  await settle()
  expect(requested).toEqual([userAddress, offlineAddress, '/api/contacts?limit=200'])
})

describe('prefetching stops', () => {
  test.each([
    ['if nobody is signed in', null],
    ['if the person has no journey', { ...nora, role: null }],
  ])('%s', async (_, user) => {
    await open(user)
    expect(requested).toEqual([])
  })

  test('if somebody else has signed in, and home opens', async () => {
    answers[userAddress] = Response.json({ ...nora, id: 2 })
    await open()
    expect(requested).toEqual([userAddress])
    await expect.poll(() => wentTo).toEqual(['/'])
  })

  test('if the server responds that there is no journey', async () => {
    answers[offlineAddress] = Response.json({}, { status: 404 })
    await open()
    expect(requested).toEqual([userAddress, offlineAddress])
    expect(wentTo).toEqual([])
  })

  test('if the session is over, and home opens', async () => {
    answers['/api/guide/weeks/4'] = Response.json({}, { status: 401 })
    await open()
    expect(requested.at(-1)).toBe('/api/guide/weeks/4/guide?region=uk')
    await expect.poll(() => wentTo).toEqual(['/'])
  })
})

test('everything is requested again for another person, but not for the same person', async () => {
  await open()
  requested.length = 0
  client.setQueryData([userAddress], { ...nora, role: 'admin' })
  await settle()
  expect(requested).toEqual([])
  answers[userAddress] = Response.json({ ...nora, id: 2 })
  client.setQueryData([userAddress], { ...nora, id: 2 })
  await settle()
  expect(requested[0]).toBe(userAddress)
  expect(wentTo).toEqual([])
})

test('signing out aborts the request in progress, and no other starts', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage() {}
    },
  )
  const { cleanUpAtSignOut } = await import('#platform/client/sign-out/sign-out-cleanup.ts')
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit = {}) => {
    requested.push(path)
    if (path === userAddress || path === offlineAddress) return answers[path]?.clone()
    cleanUpAtSignOut(nora.id)
    signal?.throwIfAborted()
    return Response.json([])
  })
  await open()
  expect(requested).toEqual([userAddress, offlineAddress, offline.today[0]])
  expect(wentTo).toEqual([])
})
