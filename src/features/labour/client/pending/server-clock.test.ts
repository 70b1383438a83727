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

test('until the clocks have been compared, the time is the device’s own', () => {
  const clock = createServerClock(() => start)
  expect([clock.now(), clock.aheadMs()]).toEqual([start, undefined])
})

test('the server’s time is assumed to be from halfway between request and response', () => {
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
    ['if it took over four seconds', minuteAhead, 4001],
    ['if the device’s clock was set back meanwhile', minuteAhead, -1],
    ['if its time cannot be read', 'soon', 0],
  ])('%s', (_, serverTime, tripMs) => {
    expect(clockAfter(serverTime, tripMs).aheadMs()).toBeUndefined()
  })

  test('but not if it took four seconds', () => {
    expect(clockAfter(minuteAhead, 4000).aheadMs()).toBe(58_000)
  })
})
