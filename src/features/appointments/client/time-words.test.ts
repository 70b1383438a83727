import { expect, test } from 'vitest'
import { cityOf, ownClockWords } from './own-clock-words.ts'
import { clockWords, daysAwayWords, dayWords, leafWords } from './time-words.ts'

const london = 'Europe/London'

test('times are in the family’s time zone, before and after a clock change', () => {
  expect(dayWords('2026-03-28T23:30:00Z', london, '2026-03-15')).toBe('Sat, Mar 28')
  expect(dayWords('2026-03-28T23:30:00Z', london, '2025-12-31')).toBe('Sat, Mar 28, 2026')
  expect(clockWords('2026-03-28T23:30:00Z', london)).toBe('11:30 PM')
  expect(clockWords('2026-03-29T23:30:00Z', london)).toBe('12:30 AM')
  expect(leafWords('2026-03-29T23:30:00Z', london)).toEqual({ month: 'Mar', day: '30' })
})

test.each([
  ['2026-03-15T09:00:00Z', 'Today'],
  ['2026-03-16T00:30:00Z', 'Tomorrow'],
  ['2026-03-30T22:59:00Z', 'In 15 days'],
  ['2026-03-14T23:59:00Z', ''],
])('on March 15, an appointment at %s is labelled “%s”', (instant, words) =>
  expect(daysAwayWords(instant, london, '2026-03-15')).toBe(words),
)

test('the reader’s own time is shown only if it differs from the family’s', () => {
  expect(ownClockWords('2026-03-20T09:30:00Z', london, 'Africa/Accra')).toBeNull()
  expect(ownClockWords('2026-06-20T09:30:00Z', london, 'Africa/Accra')).toBe('9:30 AM')
  expect(ownClockWords('2026-03-20T20:30:00Z', london, 'Asia/Tokyo')).toBe('Sat, Mar 21, 5:30 AM')
})

test('a time zone is named by its city', () => {
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  expect(cityOf('UTC')).toBe('UTC')
})
