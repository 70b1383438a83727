import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refresh } from './refresh.ts'

const log = vi.spyOn(console, 'error')
afterAll(() => log.mockRestore())

beforeEach(() => {
  vi.useFakeTimers()
  log.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page with three queries. `requestCounts`: how often each was refetched. `reported`: the calls of `report`. */
async function openPage(answer = (_name: string): Promise<string> => Promise.resolve('an answer')) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
  const requestCounts = new Map<string, number>()
  for (const name of ['/a', '/b', '/c']) {
    client.setQueryData([name, 1], 'an answer')
    const queryFn = () => {
      requestCounts.set(name, (requestCounts.get(name) ?? 0) + 1)
      return answer(name)
    }
    new QueryObserver(client, { queryKey: [name, 1], queryFn }).subscribe(() => undefined)
  }
  const reported: boolean[] = []
  return { client, requestCounts, reported, report: (isRefreshing: boolean) => void reported.push(isRefreshing) }
}

test('only the queries with the given keys are refetched, each once', async () => {
  const { client, requestCounts, report } = await openPage()
  await refresh(client, [['/a'], ['/c', 1]], report)
  expect(Object.fromEntries(requestCounts)).toEqual({ '/a': 1, '/c': 1 })
})

test('without keys, all queries are refetched', async () => {
  const { client, requestCounts, report } = await openPage()
  await refresh(client, undefined, report)
  expect(Object.fromEntries(requestCounts)).toEqual({ '/a': 1, '/b': 1, '/c': 1 })
})

test('with an empty list of keys, nothing is refetched, and refreshing ends as usual', async () => {
  const { client, requestCounts, reported, report } = await openPage()
  await refresh(client, [], report)
  await vi.advanceTimersByTimeAsync(500)
  expect(Object.fromEntries(requestCounts)).toEqual({})
  expect(reported).toEqual([true, false])
})

test('refreshing ends 500 ms after the last response', async () => {
  const last = Promise.withResolvers<string>()
  const { client, reported, report } = await openPage((name) => (name === '/b' ? last.promise : Promise.resolve('new')))
  const refreshed = refresh(client, undefined, report)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reported).toEqual([true])
  last.resolve('new')
  await refreshed
  vi.advanceTimersByTime(499)
  expect(reported).toEqual([true])
  vi.advanceTimersByTime(1)
  expect(reported).toEqual([true, false])
})

test('a failed request is logged, other responses arrive, and refreshing ends as usual', async () => {
  log.mockReturnValue(undefined)
  const away = new Error('away')
  const { client, reported, report } = await openPage((name) =>
    name === '/b' ? Promise.reject(away) : Promise.resolve('new'),
  )
  await refresh(client, [['/a'], ['/b']], report)
  expect(log).toHaveBeenCalledExactlyOnceWith('This could not be refreshed:', away)
  expect([client.getQueryData(['/a', 1]), client.getQueryData(['/b', 1])]).toEqual(['new', 'an answer'])
  await vi.advanceTimersByTimeAsync(500)
  expect(reported).toEqual([true, false])
})
