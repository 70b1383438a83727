import { describe, expect, test } from 'vitest'
import { firstDayOfWeek, holdsOn, type Span, spanOnPage, spanWords, trimesterOf } from './spans.ts'

test.each([
  [12, 6, 1, 1],
  [13, 0, 2, 1],
  [13, 6, 2, 1],
  [14, 0, 2, 2],
  [27, 6, 2, 2],
  [28, 0, 3, 3],
])('%i weeks and %i days are in trimester %i in the UK, and %i elsewhere', (weeks, days, uk, us) => {
  const day = 7 * weeks + days
  expect([trimesterOf(day, 'uk'), trimesterOf(day, 'us'), trimesterOf(day, 'other')]).toEqual([uk, us, us])
})

test.each([
  [29, 'uk', 2, 3],
  [14, 'uk', 1, 2],
  [15, 'us', 1, 2],
] as const)('week %i is the first week of its trimester in the region %s', (week, region, before, after) => {
  expect([week - 1, week].map((each) => trimesterOf(firstDayOfWeek(each), region))).toEqual([before, after])
})

test.each<[Span, number, boolean]>([
  [{}, 0, true],
  [{ from: 259 }, 258, false],
  [{ from: 259 }, 259, true],
  [{ until: 258 }, 258, true],
  [{ until: 258 }, 259, false],
  [{ from: 98, until: 258 }, 97, false],
  [{ from: 98, until: 258 }, 98, true],
])('a line with the span %o holds on day %i: %s', (span, day, holds) => expect(holdsOn(span, day)).toBe(holds))

describe('the days that the page of a week states for a line', () => {
  // The page of week 37 covers the days 36+0 (252) to 37+0 (259).
  test.each<[string, Span, number, Span | null]>([
    ['always holds', {}, 37, {}],
    ['begins on the first day of the page', { from: 252 }, 37, {}],
    ['begins on the second day of the page', { from: 253 }, 37, { from: 253 }],
    ['begins on the day that completes the week', { from: 259 }, 37, { from: 259 }],
    ['begins after the page', { from: 260 }, 37, null],
    ['ends before the page', { until: 251 }, 37, null],
    ['ends on the last day of the week', { until: 258 }, 37, { until: 258 }],
    ['ends on the day that completes the week', { until: 259 }, 37, {}],
    ['begins before the page and ends after it', { from: 98, until: 300 }, 37, {}],
    ['begins before the page and ends within it', { from: 98, until: 258 }, 37, { until: 258 }],
    ['begins and ends within the page', { from: 254, until: 256 }, 37, { from: 254, until: 256 }],
    ['begins after week 42, whose page covers all later days', { from: 301 }, 42, { from: 301 }],
    ['ends after week 42, whose page covers all later days', { until: 301 }, 42, { until: 301 }],
  ])('a line that %s', (_, span, week, stated) => expect(spanOnPage(span, week)).toEqual(stated))
})

test.each<[Span, string | null]>([
  [{}, null],
  [{ from: 140 }, 'From 20 weeks'],
  [{ until: 111 }, 'Until 15 weeks and 6 days'],
  [{ from: 98, until: 258 }, 'From 14 weeks until 36 weeks and 6 days'],
])('the span %o reads %s', (span, words) => expect(spanWords(span)).toBe(words))
