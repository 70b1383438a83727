import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { type Behind, findCertainTime, findJump, jumpWords, noteTime } from './certain-time.ts'

const begin = new Date('2026-03-15T10:00:00.000Z')
const [hour, day] = [3_600_000, 86_400_000]
const later = (ms: number, from = begin) => new Date(from.getTime() + ms)

let testApp: TestApp
beforeEach(async () => {
  corrected.length = 0
  testApp = await openTestApp({ world: null })
  await note(begin)
})
afterEach(() => testApp.close())

const corrected: Behind[] = []
const note = (now: Date) => noteTime(testApp.db, now, async (behind) => corrected.push(behind))
const certainAt = (now: Date) => findCertainTime(testApp.db, now)
const jumpAt = (now: Date) => findJump(testApp.db, now)

/** Lets the clock run from this time for `ms` milliseconds, and records it every hour. */
async function runOn(from: Date, ms: number) {
  for (let at = 0; at <= ms; at += hour) await note(later(at, from))
}

describe('the certain time', () => {
  test('is the time two days ago, even before the clock was first recorded', async () => {
    await testApp.db.updateTable('installation').set({ clock_seen_at: null }).execute()
    expect(await certainAt(begin)).toEqual(later(-2 * day))
  })

  test('advances with the clock', async () => {
    await runOn(begin, 5 * day)
    expect(await certainAt(later(5 * day))).toEqual(later(3 * day))
    expect(await jumpAt(later(5 * day))).toBeNull()
  })

  test('stops as soon as the clock jumps ahead', async () => {
    const ahead = later(60 * day)
    expect(await certainAt(ahead)).toEqual(later(-2 * day))
    expect(await note(ahead)).toEqual({ from: begin, to: ahead })
    await runOn(ahead, day - hour)
    expect(await certainAt(later(61 * day - hour))).toEqual(later(-2 * day))
  })

  test('advances again once the clock has run for a day after its jump', async () => {
    const ahead = later(90 * day)
    await runOn(ahead, day)
    expect(await certainAt(later(day, ahead))).toEqual(later(-day, ahead))
    expect(await jumpAt(later(day, ahead))).toBeNull()
  })

  test('is never later than the clock, even after it jumped back', async () => {
    const back = later(-400 * day)
    await note(back)
    expect(await certainAt(back)).toEqual(later(-2 * day, back))
  })

  test('advances again at once when the clock is set back after a jump', async () => {
    await note(later(3650 * day))
    await note(later(hour))
    expect(await certainAt(later(hour))).toEqual(later(hour - 2 * day))
    expect(await jumpAt(later(hour))).toBeNull()
  })

  test('advances again a day after a clock that was behind is set; stored times are corrected at once', async () => {
    const back = later(-400 * day)
    await runOn(back, 5 * hour)
    expect(corrected).toEqual([])
    await note(later(6 * hour))
    expect(corrected).toEqual([{ since: back, until: later(7 * hour, back), byMs: 400 * day }])
    expect(await certainAt(later(6 * hour))).toEqual(later(5 * hour - 2 * day, back))
    await runOn(later(6 * hour), day)
    expect(await certainAt(later(6 * hour + day))).toEqual(later(6 * hour - day))
  })

  test('does not move when the clock jumps a second time', async () => {
    await note(later(3650 * day))
    const second = later(1800 * day)
    expect(await note(second)).toEqual({ from: begin, to: second })
    await runOn(second, day - hour)
    expect(await certainAt(later(day - hour, second))).toEqual(later(-2 * day))
  })
})

test('a difference of two days is not a jump of the clock, but a larger difference is', async () => {
  expect(await note(later(2 * day))).toBeNull()
  expect(await jumpAt(later(2 * day))).toBeNull()
  expect(await note(later(4 * day + 1))).toEqual({ from: later(2 * day), to: later(4 * day + 1) })
})

test('the warning about a jump of the clock says what to do', () => {
  expect(jumpWords({ from: begin, to: new Date('2036-03-12T10:00:00.000Z') })).toBe(
    'The clock went from 2026-03-15 10:00 to 2036-03-12 10:00 UTC: it was set, or Nestling was off. If it is wrong, set it. If it is right, permanent deletion continues at 2036-03-13 10:00 UTC.',
  )
})
