import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSending } from './sending.ts'

beforeEach(() => void vi.useFakeTimers({ now: 50_000 }))
afterEach(() => void vi.useRealTimers())

/** Calls `createSending` with a `sendAll` whose rounds end when the test says so. */
function openSending() {
  const rounds: PromiseWithResolvers<number | null>[] = []
  const sending = createSending(() => {
    const round = Promise.withResolvers<number | null>()
    rounds.push(round)
    return round.promise
  })
  return {
    start: sending.start,
    rounds: () => rounds.length,
    /** Ends the last round, which says when the next attempt is due. */
    async end(nextAt: number | null) {
      rounds.at(-1)?.resolve(nextAt)
      await vi.advanceTimersByTimeAsync(0)
    },
    async fail() {
      rounds.at(-1)?.reject(new DOMException('Storage is unavailable.'))
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

test('each start sends once, and nothing is sent again if nothing waits', async () => {
  const sending = openSending()
  sending.start()
  expect(sending.rounds()).toBe(1)
  await sending.end(null)
  await vi.runAllTimersAsync()
  expect(sending.rounds()).toBe(1)
  sending.start()
  expect(sending.rounds()).toBe(2)
})

test('the next attempt begins when it is due', async () => {
  const sending = openSending()
  sending.start()
  await sending.end(52_000)
  await vi.advanceTimersByTimeAsync(1999)
  expect(sending.rounds()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sending.rounds()).toBe(2)
})

test('an attempt that is already due begins at once', async () => {
  const sending = openSending()
  sending.start()
  await sending.end(40_000)
  await vi.advanceTimersByTimeAsync(1)
  expect(sending.rounds()).toBe(2)
})

test('a start before the next attempt is due replaces that attempt', async () => {
  const sending = openSending()
  sending.start()
  await sending.end(52_000)
  sending.start()
  await sending.end(null)
  await vi.runAllTimersAsync()
  expect(sending.rounds()).toBe(2)
})

test('however many starts there are during a round, only one more round follows', async () => {
  const sending = openSending()
  sending.start()
  sending.start()
  sending.start()
  expect(sending.rounds()).toBe(1)
  await sending.end(null)
  expect(sending.rounds()).toBe(2)
  await sending.end(null)
  await vi.runAllTimersAsync()
  expect(sending.rounds()).toBe(2)
})

test('after a failure of the storage, the next start tries again', async () => {
  const sending = openSending()
  sending.start()
  await sending.fail()
  await vi.runAllTimersAsync()
  expect(sending.rounds()).toBe(1)
  sending.start()
  await sending.end(null)
  await vi.runAllTimersAsync()
  expect(sending.rounds()).toBe(2)
})
