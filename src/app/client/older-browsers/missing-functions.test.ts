import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { methods, statics } from './missing-functions.ts'

const numbers = fc.array(fc.integer())

test('toReversed and toSorted return what the browser’s own return, and leave the list unchanged', () => {
  fc.assert(
    fc.property(numbers, (list) => {
      const before = [...list]
      expect(methods.Array.toReversed.call(list)).toEqual(list.toReversed())
      expect(methods.Array.toSorted.call(list)).toEqual(list.toSorted())
      const descending = (one: unknown, other: unknown) => Number(other) - Number(one)
      expect(methods.Array.toSorted.call(list, descending)).toEqual(list.toSorted(descending))
      expect(list).toEqual(before)
    }),
  )
})

test('Map.groupBy returns the same groups as the browser’s own, in the same order', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: 1, max: 5 }), (list, parts) => {
      const keyOf = (item: number, index: number) => (item + index) % parts
      expect([...statics.Map.groupBy(list, keyOf)]).toEqual([...Map.groupBy(list, keyOf)])
    }),
  )
})

test('isWellFormed agrees with the browser’s own on any text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.integer({ min: 0xd700, max: 0xe001 }).map((code) => String.fromCharCode(code)) }),
      (text) => {
        expect(methods.String.isWellFormed.call(text)).toBe(text.isWellFormed())
      },
    ),
  )
})

test.each([['https://nestling.example/a'], ['/a', 'https://nestling.example'], ['/a'], ['https://'], ['http://[1']])(
  'URL.canParse and URL.parse read %s as the browser’s own do',
  (address, base?: string) => {
    expect(statics.URL.canParse(address, base)).toBe(URL.canParse(address, base))
    expect(statics.URL.parse(address, base)?.href).toBe(URL.parse(address, base)?.href)
  },
)

test('Promise.withResolvers returns functions that resolve and reject its promise', async () => {
  const { promise, resolve } = statics.Promise.withResolvers<string>()
  resolve('here')
  await expect(promise).resolves.toBe('here')
  const other = statics.Promise.withResolvers()
  other.reject(new Error('gone'))
  await expect(other.promise).rejects.toThrow('gone')
})

test('Response.json returns the same status, headers and body as the browser’s own', async () => {
  const [ours, theirs] = [statics.Response, Response].map((owner) =>
    owner.json({ a: 1 }, { status: 401, headers: { b: 'c' } }),
  )
  expect(await ours?.text()).toBe(await theirs?.text())
  expect(ours?.status).toBe(401)
  expect([...(ours?.headers ?? [])]).toEqual([...(theirs?.headers ?? [])])
})

test('AbortSignal.timeout aborts after the given time, and not before', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const signal = statics.AbortSignal.timeout(300)
  vi.advanceTimersByTime(299)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
})
