import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClock } from './clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-15T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the clock goes on with the machine’s own', () => {
  const clock = createClock()
  vi.setSystemTime(new Date('2026-03-15T10:00:01Z'))
  expect(clock()).toEqual(new Date('2026-03-15T10:00:01Z'))
})

test('the clock never goes back, however the machine’s own is set', () => {
  const clock = createClock()
  clock()
  vi.setSystemTime(new Date('2025-01-01T00:00:00Z'))
  expect(clock()).toEqual(new Date('2026-03-15T10:00:00Z'))
})

test('an instant that was given does not change afterwards', () => {
  const clock = createClock()
  clock().setFullYear(1999)
  expect(clock()).toEqual(new Date('2026-03-15T10:00:00Z'))
})
