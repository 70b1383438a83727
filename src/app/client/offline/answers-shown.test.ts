import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { oldestShownTime, refetchCached } from './answers-shown.ts'

let client: QueryClient
let requested: string[]
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  requested = []
  return () => client.clear()
})

/** Adds a query for this address, as a component on the page does. */
async function show(...queryKey: unknown[]) {
  const address = String(queryKey[0])
  const meta = { neverAges: address.startsWith('/api/guide/') }
  const queryFn = async () => {
    requested.push(address)
    return 'answered'
  }
  await client.prefetchQuery({ queryKey, queryFn, meta })
  const observer = new QueryObserver(client, { queryKey, queryFn, meta, staleTime: Number.POSITIVE_INFINITY })
  observer.subscribe(() => undefined)
  requested = []
}

const cached = (answers: Record<string, number>) => new Map(Object.entries(answers))

test('oldestShown returns the time of the oldest cached response on the page', async () => {
  await show('/api/contacts')
  await show('/api/photos')
  expect(oldestShownTime(client, cached({ '/api/contacts': 30, '/api/photos': 20 }))).toBe(20)
})

test.each([
  ['the page shows no response', []],
  ['all responses on the page came from the network', ['/api/wishes']],
  ['the page shows only the guide, which never ages', ['/api/guide/weeks/8']],
])('there is no oldest cached response if %s', async (_, addresses) => {
  for (const address of addresses) await show(address)
  expect(oldestShownTime(client, cached({ '/api/contacts': 30, '/api/guide/weeks/8': 10 }))).toBeUndefined()
})

test('oldestShown ignores a response that is no longer on the page', async () => {
  await client.prefetchQuery({ queryKey: ['/api/contacts'], queryFn: () => 'answered' })
  expect(oldestShownTime(client, cached({ '/api/contacts': 30 }))).toBeUndefined()
})

test.each([
  ['/api/contacts', '/api/contacts?limit=200', 30],
  ['/api/appointments?from=2026', '/api/appointments?from=2026&limit=3', 30],
  ['/api/contacts', '/api/contacts-of-others', undefined],
  ['/api/contacts', '/api/contacts&limit=200', undefined],
  ['/api/appointments?from=2026', '/api/appointments?from=2026?limit=3', undefined],
])('if the page queries %s, and %s is cached, oldestShownTime returns %s', async (address, answered, age) => {
  await show(address, 200)
  expect(oldestShownTime(client, cached({ [answered]: 30 }))).toBe(age)
})

test('refetchCached requests every cached response on the page, and the signed-in person', async () => {
  for (const address of ['/api/auth/user', '/api/contacts', '/api/photos']) await show(address)
  await refetchCached(client, cached({ '/api/contacts': 30, '/api/wishes': 20 }))
  expect(requested).toEqual(['/api/auth/user', '/api/contacts'])
})

test('refetchCached does not repeat a request in progress, so no response is discarded', async () => {
  await show('/api/contacts')
  const answer = Promise.withResolvers<string>()
  const observer = new QueryObserver(client, { queryKey: ['/api/photos'], queryFn: () => answer.promise })
  client.setQueryData(['/api/photos'], 'cached')
  observer.subscribe(() => undefined)
  const times = cached({ '/api/contacts': 30, '/api/photos': 20 })
  const first = refetchCached(client, times)
  const second = refetchCached(client, times)
  answer.resolve('of the network')
  await Promise.all([first, second])
  expect(requested).toEqual(['/api/contacts'])
  expect(client.getQueryData(['/api/photos'])).toBe('of the network')
})
