import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPolling } from './polling.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const second = () => vi.advanceTimersByTimeAsync(1000)

test('the work is done every second, but no two runs overlap', async () => {
  let current = Promise.withResolvers<void>()
  const work = vi.fn(() => current.promise)
  const polling = createPolling(work, () => undefined)
  polling.start()
  await second()
  await second()
  expect(work).toHaveBeenCalledTimes(1)
  expect(polling.run()).toBe(polling.run())
  current.resolve()
  await polling.run()
  current = Promise.withResolvers()
  await second()
  expect(work).toHaveBeenCalledTimes(2)
  current.resolve()
  await polling.stop()
})

test('of several failures in a row only the first is reported', async () => {
  let failure: Error | undefined = new Error('away')
  const failures: unknown[] = []
  const polling = createPolling(
    async () => {
      if (failure) throw failure
    },
    (error) => failures.push(error),
  )
  polling.start()
  await second()
  await second()
  expect(failures).toEqual([failure])
  failure = undefined
  await second()
  failure = new Error('away again')
  await second()
  expect(failures).toEqual([new Error('away'), failure])
  await polling.stop()
})

test('stopping waits for the current run, and begins no other one', async () => {
  const current = Promise.withResolvers<void>()
  const work = vi.fn(() => current.promise)
  const polling = createPolling(work, () => undefined)
  polling.start()
  await second()
  let hasStopped = false
  const stopped = polling.stop().then(() => {
    hasStopped = true
  })
  expect(polling.isStopping()).toBe(true)
  await second()
  expect(hasStopped).toBe(false)
  current.resolve()
  await stopped
  await second()
  expect(work).toHaveBeenCalledTimes(1)
})
