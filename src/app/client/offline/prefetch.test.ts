import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userAddress } from '#platform/shared/address/session-addresses.ts'
import { allRights, type Rights } from '#platform/shared/section.ts'
import { cachedAtHeader } from './notice.ts'

const now = Date.UTC(2026, 2, 15, 12)
const nora = { id: 1, role: 'admin', rights: null }
const journey = { id: 7, dueDate: '2026-05-30', timeZone: 'Europe/London', region: 'uk' }

let client: QueryClient
let asked: string[]
let wentTo: string[]
let cachedAt: Map<string, number>
let answers: Record<string, Response>
let network: { connection?: { saveData: boolean } }

beforeEach(() => {
  client = new QueryClient()
  asked = []
  wentTo = []
  cachedAt = new Map()
  answers = { [userAddress]: Response.json(nora), '/api/pregnancies/current': Response.json(journey) }
  network = {}
  vi.useFakeTimers({ toFake: ['Date'], now })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
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
  // Made by the build.
  vi.doMock('virtual:comparison-pictures', () => ({ pictureUrl: {} }))
})
afterEach(() => {
  vi.doUnmock('virtual:comparison-pictures')
  client.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens a page on which this person is signed in, and waits until nothing more is asked for. */
async function open(user: object | null = nora) {
  const { prefetch } = await import('./prefetch.ts')
  client.setQueryData([userAddress], user)
  prefetch(client)
  await settle()
}

async function settle() {
  for (let seen = -1; seen !== asked.length; ) {
    seen = asked.length
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  }
}

const guide = (path: string) => path.startsWith('/api/guide/')

describe('what can be read without a network', () => {
  test('is asked for once the page is there, first who is signed in', async () => {
    await open()
    expect(asked[0]).toBe(userAddress)
    expect(asked.filter((path) => !guide(path))).toEqual([
      userAddress,
      '/api/pregnancies/current',
      '/api/contacts?limit=200',
      expect.stringMatching(/^\/api\/pregnancies\/7\/appointments\?from=2026-03-15T00/),
      expect.stringMatching(/^\/api\/pregnancies\/7\/appointments\?before=2026-03-15T00/),
      '/api/pregnancies/7/family',
      expect.stringMatching(/^\/api\/pregnancies\/7\/updates/),
    ])
  })

  test('is the whole guide of the family’s region, from week 4 to week 42, this week first', async () => {
    await open()
    const weeks = asked.filter(guide)
    expect(weeks[0]).toBe('/api/guide/weeks/30')
    expect(weeks.slice(1)).toEqual(
      Array.from({ length: 39 }, (_, at) => 4 + at).flatMap((week) => [
        `/api/guide/weeks/${week}`,
        `/api/guide/weeks/${week}/guide?region=uk`,
      ]),
    )
  })

  test.each([
    ['contacts', /contacts/],
    ['appointments', /appointments/],
    ['updates', /updates/],
  ] as const)('is without %s for whom they are closed', async (section, pattern) => {
    const rights: Rights = { ...allRights, [section]: 'nothing' }
    await open({ ...nora, role: 'guest', rights })
    expect(asked.filter((path) => pattern.test(path))).toEqual([])
    expect(asked.filter((path) => /contacts|appointments|updates/.test(path)).length).toBeGreaterThan(1)
  })

  test('is only this week of the guide for a device that saves data', async () => {
    network.connection = { saveData: true }
    await open()
    expect(asked.filter(guide)).toEqual(['/api/guide/weeks/30'])
  })

  test.each([
    ['is not asked for again within three days', now - 3 * 86_400_000 + 1, false],
    ['is asked for again after three days', now - 3 * 86_400_000, true],
  ])('a part of the guide %s', async (_, at, isAsked) => {
    const path = '/api/guide/weeks/12/guide?region=uk'
    cachedAt.set(path, at)
    await open()
    expect(asked.includes(path)).toBe(isAsked)
  })
})

describe('nothing is asked for', () => {
  test.each([
    ['where nobody is signed in', null],
    ['for somebody without a journey', { ...nora, role: null }],
  ])('%s', async (_, user) => {
    await open(user)
    expect(asked).toEqual([])
  })

  test('more, and the page is left, when somebody else is signed in by now', async () => {
    answers[userAddress] = Response.json({ ...nora, id: 2 })
    await open()
    expect(asked).toEqual([userAddress])
    await vi.waitFor(() => expect(wentTo).toEqual(['/']))
  })

  test('more when the journey is not there', async () => {
    answers['/api/pregnancies/current'] = Response.json({}, { status: 404 })
    await open()
    expect(asked).toEqual([userAddress, '/api/pregnancies/current'])
    expect(wentTo).toEqual([])
  })

  test('more of the guide when a week is refused, and the page is left when the session is over', async () => {
    answers['/api/guide/weeks/5'] = Response.json({}, { status: 401 })
    await open()
    expect(asked.at(-1)).toBe('/api/guide/weeks/5/guide?region=uk')
    await vi.waitFor(() => expect(wentTo).toEqual(['/']))
  })
})

test('it is asked for again for the next person, and not for the same one', async () => {
  await open()
  asked.length = 0
  client.setQueryData([userAddress], { ...nora, role: 'admin' })
  await settle()
  expect(asked).toEqual([])
  answers[userAddress] = Response.json({ ...nora, id: 2 })
  client.setQueryData([userAddress], { ...nora, id: 2 })
  await settle()
  expect(asked[0]).toBe(userAddress)
  expect(wentTo).toEqual([])
})
