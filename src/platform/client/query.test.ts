import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query.ts'

const answers = { '/api/contacts': { status: 200, body: [{ id: 1 }] }, '/api/photos': { status: 403, body: {} } }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const fails = () => vi.fn<() => Promise<unknown>>().mockRejectedValue(new Error('away'))

test('a failed query is not retried', async () => {
  const ask = fails()
  const refusal = expect(createQueryClient({ answers }).fetchQuery({ queryKey: ['a'], queryFn: ask })).rejects.toThrow(
    'away',
  )
  await vi.advanceTimersByTimeAsync(60_000)
  await refusal
  expect(ask).toHaveBeenCalledOnce()
})

test('a failed mutation is not retried', async () => {
  const client = createQueryClient({ answers })
  const send = fails()
  const mutation = client.getMutationCache().build(client, { mutationFn: send })
  const sent = expect(mutation.execute(undefined)).rejects.toThrow('away')
  await vi.advanceTimersByTimeAsync(60_000)
  await sent
  expect(send).toHaveBeenCalledOnce()
})

test('data never goes stale, however long it is shown', async () => {
  const ask = vi.fn(() => Promise.resolve('an answer'))
  const client = createQueryClient({ answers })
  client.mount()
  const look = () => new QueryObserver(client, { queryKey: ['a'], queryFn: ask }).subscribe(() => undefined)
  const leave = look()
  await vi.advanceTimersByTimeAsync(86_400_000)
  look()()
  leave()
  expect(ask).toHaveBeenCalledOnce()
  client.unmount()
})

test('nothing is refetched on focus, on reconnect or at an interval', () => {
  expect(createQueryClient({ answers }).getDefaultOptions().queries).toMatchObject({
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  })
})

test('a response that no component uses stays cached for 5 minutes', async () => {
  const client = createQueryClient({ answers })
  await client.fetchQuery({ queryKey: ['a'], queryFn: () => 'an answer' })
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
  expect(client.getQueryData(['a'])).toBe('an answer')
  await vi.advanceTimersByTimeAsync(1)
  expect(client.getQueryData(['a'])).toBeUndefined()
})

test('successful responses in the page data are cached, and refused ones are not', () => {
  const client = createQueryClient({ answers })
  expect(client.getQueryData(['/api/contacts'])).toEqual([{ id: 1 }])
  expect(client.getQueryData(['/api/photos'])).toBeUndefined()
})
