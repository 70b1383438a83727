import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { findLanguageBy } from '#language/current-language.ts'
import { sourceLanguage } from '#language/languages.ts'
import { texts } from '../texts/texts.ts'
import {
  addDays,
  calendarDay,
  dayNumber,
  daysBetween,
  endOfMinute,
  formatDay,
  formatDayOfYear,
  isCalendarDay,
  relativeTime,
  relativeTimeInside,
} from './calendar.ts'

const firstDay = dayNumber('0000-01-01')
const lastDay = dayNumber('9999-12-31')
const anyNumber = fc.integer({ min: firstDay, max: lastDay })

afterEach(() => findLanguageBy(() => sourceLanguage))

describe('day numbers', () => {
  test('match Date in both directions for every day of a 400-year cycle', () => {
    const wrong: string[] = []
    for (let number = Date.UTC(1800, 0, 1) / 86_400_000; number < Date.UTC(2200, 0, 1) / 86_400_000; number += 1) {
      const expected = new Date(number * 86_400_000).toISOString().slice(0, 10)
      if (calendarDay(number) !== expected || dayNumber(expected) !== number) wrong.push(expected)
    }
    expect(wrong).toEqual([])
  })

  test('match Temporal for any day of the years 0000 to 9999', () => {
    const start = Temporal.PlainDate.from('1970-01-01')
    fc.assert(
      fc.property(anyNumber, (number) => {
        const day = calendarDay(number)
        expect(day).toBe(start.add({ days: number }).toString())
        expect(dayNumber(day)).toBe(number)
      }),
      { numRuns: 1000 },
    )
  })

  test('count from 1970, and are never negative zero', () => {
    expect(dayNumber('1970-01-01')).toBe(0)
    expect(dayNumber('1969-12-31')).toBe(-1)
    expect(dayNumber('2000-03-01')).toBe(11_017)
    expect(daysBetween('2026-01-06', '2026-01-06')).toBe(0)
  })

  test('are refused outside of the years 0000 to 9999', () => {
    expect(calendarDay(firstDay)).toBe('0000-01-01')
    expect(calendarDay(lastDay)).toBe('9999-12-31')
    for (const number of [firstDay - 1, lastDay + 1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => calendarDay(number)).toThrow(RangeError)
    }
  })
})

describe('adding days', () => {
  test('crosses leap days and year ends', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2024-02-29', 366)).toBe('2025-03-01')
    expect(addDays('2025-02-28', 1)).toBe('2025-03-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(addDays('2100-02-28', 1)).toBe('2100-03-01')
    expect(daysBetween('2025-12-31', '2026-01-01')).toBe(1)
    expect(daysBetween('2025-03-01', '2024-02-29')).toBe(-366)
  })

  test('is the inverse of daysBetween', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (one, other) => {
        const [from, to] = [calendarDay(one), calendarDay(other)]
        expect(addDays(from, daysBetween(from, to))).toBe(to)
      }),
    )
  })

  test('is refused beyond the year 9999, and for a fraction of a day', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
    expect(() => addDays('2026-01-06', 0.5)).toThrow(RangeError)
  })
})

describe('a calendar day', () => {
  test.each(['2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01'])('can be %s', (text) => {
    expect(isCalendarDay(text)).toBe(true)
  })

  test.each([
    ...['2026-02-30', '2025-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '2026-01-32'],
    ...['', '2026-1-6', '26-01-06', '12026-01-06', '-2026-01-06', '2026/01/06', '2026-01-06T00:00:00Z'],
    ...[' 2026-01-06', '2026-01-06\n', '２０２６-01-06', '2026-01-1e', '2026--1-06', 'today'],
  ])('cannot be %j', (text) => {
    expect(isCalendarDay(text)).toBe(false)
    expect(() => dayNumber(text)).toThrow(RangeError)
    expect(() => formatDay(text)).toThrow(RangeError)
  })

  test('matches Temporal for all digits of month and day, in leap years and common years', () => {
    const wrong: string[] = []
    for (const year of ['2024', '2025', '2100', '2400']) {
      for (let digits = 0; digits < 10_000; digits += 1) {
        const text = `${year}-${String(digits).padStart(4, '0').replace(/^../, '$&-')}`
        if (isCalendarDay(text) !== existsInTemporal(text)) wrong.push(text)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('formatting', () => {
  test('writes a day as in the US', () => {
    expect(formatDay('2026-01-06')).toBe('Jan 6, 2026')
    expect(formatDay('2024-02-29')).toBe('Feb 29, 2024')
    const english = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
    const year = Array.from({ length: 366 }, (_, index) => addDays('2024-01-01', index))
    expect(year.map(formatDay)).toEqual(year.map((day) => english.format(new Date(day))))
  })

  test('writes a day as in the UK for readers of British English', () => {
    findLanguageBy(() => 'en-gb')
    const english = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
    const year = Array.from({ length: 366 }, (_, index) => addDays('2024-01-01', index))
    expect(year.map(formatDay)).toEqual(year.map((day) => english.format(new Date(day))))
    expect(formatDayOfYear('2026-01-06')).toBe('6 Jan')
    expect(texts.withWeekday(2, formatDay('2026-01-06'))).toBe('Tue 6 Jan 2026')
    expect([texts.clock(0, '05'), texts.clock(9, '30'), texts.clock(22, '30')]).toEqual(['00:05', '09:30', '22:30'])
  })

  test.each([
    [-86_400_000, 'Just now'],
    [0, 'Just now'],
    [3_599_999, 'Just now'],
    [3_600_000, '1 hour ago'],
    [2 * 3_600_000, '2 hours ago'],
    [86_399_999, '23 hours ago'],
    [86_400_000, '1 day ago'],
    [2 * 86_400_000 - 1, '1 day ago'],
    [400 * 86_400_000, '400 days ago'],
  ])('describes %d ms ago as "%s"', (elapsed, words) => {
    const now = new Date('2026-03-29T01:30:00Z')
    expect(relativeTime(new Date(now.getTime() - elapsed), now)).toBe(words)
  })

  test('says within a sentence “just now” for the last hour', () => {
    const now = new Date('2026-03-29T01:30:00Z')
    expect(relativeTimeInside(now, now)).toBe('just now')
    expect(relativeTimeInside(new Date(now.getTime() - 3_600_000), now)).toBe('1 hour ago')
  })

  test('uses the singular of a unit only after the number 1', () => {
    expect([0, 1, 2].map((count) => texts.weeks(count))).toEqual(['0 weeks', '1 week', '2 weeks'])
  })
})

function existsInTemporal(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  if (month < 1 || month > 12 || day < 1) return false
  return day <= new Temporal.PlainYearMonth(year, month).daysInMonth
}

test.each([
  ['2026-03-15T10:00:00.000Z', '2026-03-15T10:00:00.000Z'],
  ['2026-03-15T10:00:00.001Z', '2026-03-15T10:01:00.000Z'],
  ['2026-03-15T23:59:59.999Z', '2026-03-16T00:00:00.000Z'],
])('the minute of %s ends at %s', (instant, end) => {
  expect(endOfMinute(new Date(instant)).toISOString()).toBe(end)
})
