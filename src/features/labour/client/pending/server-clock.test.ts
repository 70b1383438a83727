import { describe, expect, test } from 'vitest'
import { createServerClock } from './server-clock.ts'
import { instant, start } from './testing.ts'

/** A clock that has learned from one response, which says `serverTime` and took `tripMs` after `start`. */
function clockAfter(serverTime: string, tripMs: number) {
  const clock = createServerClock(() => start)
  clock.learn(serverTime, start, start + tripMs)
  return clock
}

const minuteAhead = instant(60)

test('until the clocks were compared, the time is the device’s own', () => {
  const clock = createServerClock(() => start)
  expect([clock.now(), clock.aheadMs()]).toEqual([start, undefined])
})

test('the server is taken to have written its time halfway between request and response', () => {
  const clock = clockAfter(minuteAhead, 3000)
  expect([clock.now(), clock.aheadMs()]).toEqual([start + 58_500, 58_500])
})

test('the difference is rounded to whole milliseconds', () => {
  expect(clockAfter(minuteAhead, 3).aheadMs()).toBe(59_999)
})

test.each([
  [1.999, 0],
  [2, 2000],
  [-1.999, 0],
  [-2, -2000],
])('if the server’s clock is %d seconds ahead, %d ms are added', (seconds, expected) => {
  expect(clockAfter(instant(seconds), 0).aheadMs()).toBe(expected)
})

describe('a response is ignored', () => {
  test.each([
    ['if it took over a minute', minuteAhead, 60_001],
    ['if the device’s clock was set back meanwhile', minuteAhead, -1],
    ['if its time cannot be read', 'soon', 0],
  ])('%s', (_, serverTime, tripMs) => {
    expect(clockAfter(serverTime, tripMs).aheadMs()).toBeUndefined()
  })

  test('if it took over four seconds, once the clocks were compared', () => {
    const clock = clockAfter(minuteAhead, 4000)
    clock.learn(instant(90), start, start + 4001)
    expect(clock.aheadMs()).toBe(58_000)
  })
})

describe('a response that took 5 to 60 seconds', () => {
  test('counts until there is a faster one', () => {
    const clock = clockAfter(instant(120), 10_000)
    expect(clock.aheadMs()).toBe(115_000)
    clock.learn(instant(120), start, start + 1000)
    expect(clock.aheadMs()).toBe(119_500)
  })

  test.each([
    [29, 0],
    [30, 30_000],
  ])('shows a difference of %d seconds as %d ms, because half of its own time is uncertain', (seconds, expected) => {
    expect(clockAfter(instant(30 + seconds), 60_000).aheadMs()).toBe(expected)
  })
})
