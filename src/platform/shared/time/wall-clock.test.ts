import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { findWallTime, startOfDay, timeInZone } from './wall-clock.ts'

const at = (day: string, time: string, zone: string) => {
  const found = findWallTime(day, time, zone)
  return found && { at: found.instants.map((instant) => instant.toISOString().slice(0, 16)), skipped: found.isSkipped }
}

describe('finding the instants of a local time', () => {
  test.each([
    ['in winter', '2026-03-15', '10:30', 'Europe/London', '2026-03-15T10:30'],
    ['in summer', '2026-06-15', '10:30', 'Europe/London', '2026-06-15T09:30'],
    ['in the minute before clocks go forward', '2026-03-29', '00:59', 'Europe/London', '2026-03-29T00:59'],
    ['in the minute after clocks go forward', '2026-03-29', '02:00', 'Europe/London', '2026-03-29T01:00'],
    ['in New York', '2026-12-24', '23:59', 'America/New_York', '2026-12-25T04:59'],
    ['in a zone with an offset of 5 h 30 min', '2026-01-01', '00:00', 'Asia/Kolkata', '2025-12-31T18:30'],
    ['in a zone that is 14 h ahead of UTC', '2026-01-01', '00:00', 'Pacific/Kiritimati', '2025-12-31T10:00'],
    ['in 1901', '1901-01-01', '12:00', 'UTC', '1901-01-01T12:00'],
  ])('a local time %s has one instant', (_, day, time, zone, instant) => {
    expect(at(day, time, zone)).toEqual({ at: [instant], skipped: false })
  })

  test('a time in a skipped hour is moved an hour later', () => {
    expect(at('2026-03-29', '01:30', 'Europe/London')).toEqual({ at: ['2026-03-29T01:30'], skipped: true })
    expect(timeInZone(new Date('2026-03-29T01:30Z'), 'Europe/London')).toBe('02:30')
    expect(at('2026-03-08', '02:15', 'America/New_York')).toEqual({ at: ['2026-03-08T07:15'], skipped: true })
  })

  test('a time in a repeated hour has two instants, in order', () => {
    const both = { at: ['2026-10-25T00:30', '2026-10-25T01:30'], skipped: false }
    expect(at('2026-10-25', '01:30', 'Europe/London')).toEqual(both)
    // On Lord Howe Island clocks change by half an hour.
    const howe = { at: ['2026-04-04T14:45', '2026-04-04T15:15'], skipped: false }
    expect(at('2026-04-05', '01:45', 'Australia/Lord_Howe')).toEqual(howe)
    const before1970 = { at: ['1960-10-02T01:30', '1960-10-02T02:30'], skipped: false }
    expect(at('1960-10-02', '02:30', 'Europe/London')).toEqual(before1970)
  })

  test.each(['with Temporal', 'without Temporal'])(
    'an offset may have seconds, as in London in 1840: %s',
    async (way) => {
      onTestFinished(() => void vi.unstubAllGlobals())
      vi.resetModules()
      if (way === 'without Temporal') vi.stubGlobal('Temporal', undefined)
      const { findWallTime } = await import('./wall-clock.ts')
      const noon = findWallTime('1840-06-01', '12:00', 'Europe/London')
      expect(noon?.instants).toEqual([new Date('1840-06-01T12:01:15Z')])
    },
  )

  test.each([
    ['2026-02-30', '10:00'],
    ['2026-03-15', '24:00'],
    ['2026-03-15', '10:60'],
    ['2026-03-15', '110:30'],
    ['2026-03-15', '10:300'],
    ['', '10:00'],
    ['2026-03-15', ''],
  ])('%j at %j is not a local time', (day, time) => expect(findWallTime(day, time, 'Europe/London')).toBeNull())
})

test('every hour of a year converts to local time and back', () => {
  for (const zone of ['Europe/London', 'America/St_Johns']) {
    const days = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
    for (let hour = 0; hour < 366 * 24; hour += 1) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour))
      const day = days.format(instant)
      const found = findWallTime(day, timeInZone(instant, zone), zone)
      if (!found?.instants.some((one) => one.getTime() === instant.getTime()))
        expect.fail(`${zone} ${instant.toISOString()}`)
    }
  }
}, 20_000)

test.each(['10:30:00.001', '10:30:59.999'])('timeInZone shows %s as 10:30', (time) => {
  expect(timeInZone(new Date(`2026-03-15T${time}Z`), 'Europe/London')).toBe('10:30')
})

test('the last minute of a day is 23:59', () => {
  expect(timeInZone(new Date('2026-03-15T23:59:00Z'), 'Europe/London')).toBe('23:59')
})

test('startOfDay returns the first instant of a day, which is not always midnight', () => {
  expect(startOfDay('2026-06-15', 'Europe/London').toISOString()).toBe('2026-06-14T23:00:00.000Z')
  // Clocks went forward at midnight.
  expect(startOfDay('2018-11-04', 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z')
})

test('startOfDay refuses a day that does not exist', () => {
  expect(() => startOfDay('2026-02-30', 'Europe/London')).toThrow(RangeError)
})
