import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBudgets } from './budgets.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('until the given time, each call of an unknown browser waits for five seconds; later calls do not wait', async () => {
  const { unknownBrowsers } = createBudgets()
  unknownBrowsers.slowUntil(1000)
  const ended: number[] = []
  const begin = Date.now()
  unknownBrowsers.wait(new Date(999)).then(() => ended.push(Date.now() - begin))
  await vi.advanceTimersByTimeAsync(10_000)
  unknownBrowsers.wait(new Date(1000)).then(() => ended.push(Date.now() - begin))
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toEqual([5000, 10_000])
})

test('after a clock that was years ahead is set right, nobody has to wait', async () => {
  const { unknownBrowsers } = createBudgets()
  unknownBrowsers.slowUntil(Date.UTC(2031, 0))
  let isOver = false
  unknownBrowsers.wait(new Date(1000)).then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(isOver).toBe(true)
})
