import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Centile, covers, shareBelow, sizeAt } from './content/standard.ts'
import { ageOn, type Length, scanErrors, standards, typicalCrownHeel } from './rules.ts'

/** The printed tables: by measure, week (by day for the crown-rump length) and centile. */
const printed: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>> = JSON.parse(
  readFileSync(new URL('content/printed-tables.json', import.meta.url), 'utf8'),
)
const inWeeks = ['headCircumference', 'biparietalDiameter', 'abdominalCircumference', 'femurLength'] as const
const centilesOf = (row: object) => Object.keys(row).map(Number) as Centile[]

describe.each(inWeeks)('%s', (measure) => {
  const table = printed[measure] ?? {}

  test('has a printed row for each week from 14 to 40', () => {
    expect(Object.keys(table).map(Number)).toEqual(Array.from({ length: 27 }, (_, at) => 14 + at))
  })

  test.each(Object.keys(table))('matches the printed table at week %s', (week) => {
    for (const centile of centilesOf(table[week] ?? {})) {
      const difference = sizeAt(standards[measure], Number(week) * 7, centile) - (table[week]?.[centile] ?? 0)
      expect(Math.abs(difference), `${centile}`).toBeLessThan(0.08)
    }
  })
})

test.each(Object.entries(printed['crownRumpLength'] ?? {}))(
  'crown-rump length matches the printed table on day %s',
  (day, row) => {
    for (const centile of centilesOf(row))
      expect(Math.abs(sizeAt(standards.crownRumpLength, Number(day), centile) - (row[centile] ?? 0))).toBeLessThan(0.06)
  },
)

const lengths = Object.keys(standards) as Length[]

test('calculating the size for a percentile, and then the percentile of that size, gives the same percentile', () => {
  for (const standard of Object.values(standards))
    for (const centile of [3, 10, 50, 90, 97] as const)
      for (let days = standard.from; days <= standard.to; days += 1)
        expect(shareBelow(standard, days, sizeAt(standard, days, centile))).toBeCloseTo(centile / 100, 4)
})

test('sizes half a standard deviation from the median have the percentiles of the normal distribution', () => {
  const { sizeAt } = standards.femurLength
  const shareAt = (z: number) => shareBelow(standards.femurLength, 210, sizeAt(30, z))
  expect([-0.5, 0, 0.5].map((z) => Math.round(shareAt(z) * 1e4) / 1e4)).toEqual([0.3085, 0.5, 0.6915])
})

test('each percentile’s curve grows from day to day', () => {
  for (const measure of lengths)
    for (const centile of [3, 10, 50, 90, 97] as const) {
      const standard = standards[measure]
      for (let days = standard.from + 1; days <= standard.to; days += 1)
        expect(sizeAt(standard, days, centile), `${measure} ${days}`).toBeGreaterThan(
          sizeAt(standard, days - 1, centile),
        )
    }
})

test('calculating a size or a percentile throws for days that the standard does not cover', () => {
  const { femurLength, crownRumpLength } = standards
  expect([97, 98, 280, 281].map((days) => covers(femurLength, days))).toEqual([false, true, true, false])
  expect([57, 58, 105, 106].map((days) => covers(crownRumpLength, days))).toEqual([false, true, true, false])
  for (const days of [97, 281, Number.NaN]) {
    expect(() => sizeAt(femurLength, days, 50)).toThrow(RangeError)
    expect(() => shareBelow(femurLength, days, 30)).toThrow(RangeError)
  }
})

/** Centimetres by completed weeks, 14 to 42, as in the guide. */
const crownHeelByWeek = [
  14.0, 15.8, 17.6, 19.4, 21.2, 23.0, 24.7, 26.4, 28.1, 29.7, 31.3, 32.8, 34.4, 35.8, 37.2, 38.6, 39.9, 41.2, 42.4,
  43.5, 44.6, 45.6, 46.6, 47.4, 48.2, 49.0, 49.6, 50.2, 50.7,
]

test.each(crownHeelByWeek.map((cm, at) => [14 + at, cm]))('the typical length of week %i is %f cm', (week, cm) => {
  expect(Math.abs(typicalCrownHeel(week * 7) / 10 - cm)).toBeLessThan(0.1)
})

test.each([97, 295, Number.NaN])('there is no crown-heel length for day %d', (days) => {
  expect(() => typicalCrownHeel(days)).toThrow(RangeError)
})

test('the age on a day is counted from the due date', () => {
  expect(ageOn('2026-05-30', '2026-05-30')).toBe(280)
  expect(ageOn('2026-06-01', '2026-05-30')).toBe(282)
  expect(ageOn('2025-08-23', '2026-05-30')).toBe(0)
  expect(ageOn('2025-08-23', null)).toBeNull()
})

describe('the day of a scan', () => {
  const dates = { dueDate: '2026-05-30', today: '2026-03-15' }
  const dayError = (measuredOn: string, given: Parameters<typeof scanErrors>[1] = dates) =>
    scanErrors({ measuredOn }, given).measuredOn

  test('cannot be in the future', () => {
    expect(dayError('2026-03-15')).toBeUndefined()
    expect(dayError('2026-03-16')).toBe('The day of a scan cannot be in the future')
  })

  test('cannot be before the pregnancy began', () => {
    expect(dayError('2025-08-23')).toBeUndefined()
    expect(dayError('2025-08-22')).toBe('This pregnancy is counted from Aug 23, 2025: a scan cannot be before that')
  })

  test('can be at most 340 days ago while no due date is set', () => {
    expect(dayError('2025-04-09', { ...dates, dueDate: null })).toBeUndefined()
    expect(dayError('2025-04-08', { ...dates, dueDate: null })).toBe('A scan cannot be more than 340 days ago')
  })
})

describe('a measurement', () => {
  const dates = { dueDate: '2026-05-30', today: '2026-03-15' }
  // At 28 weeks the typical head circumference is 260 mm, the thigh bone 51 mm and the weight 1210 g.
  const measuredOn = '2026-03-07'

  test.each([
    [
      { headCircumference: 39 },
      { headCircumference: '260 mm is typical at this age. Please check the number and its unit' },
    ],
    [{ headCircumference: 39.1 }, {}],
    [{ femurLength: 7.6 }, { femurLength: '51 mm is typical at this age. Please check the number and its unit' }],
    [{ femurLength: 7.7 }, {}],
    [
      { estimatedWeight: 181 },
      { estimatedWeight: '1210 g is typical at this age. Please check the number and its unit' },
    ],
    [{ estimatedWeight: 182 }, {}],
    [
      { estimatedWeight: 3631 },
      { estimatedWeight: '1210 g is typical at this age. Please check the number and its unit' },
    ],
    [{ estimatedWeight: 3630 }, {}],
  ])('at 28 weeks %o has the errors %o', (sizes, faults) => {
    expect(scanErrors({ measuredOn, ...sizes }, dates)).toEqual(faults)
  })

  test('of any size is accepted without a due date, or on a day that the standard does not cover', () => {
    expect(scanErrors({ measuredOn, femurLength: 5 }, { ...dates, dueDate: null })).toEqual({})
    expect(scanErrors({ measuredOn: '2025-11-28', femurLength: 2 }, dates)).toEqual({})
    expect(scanErrors({ measuredOn: '2025-11-28', estimatedWeight: 10 }, dates)).toEqual({})
  })

  test('is refused if the head circumference is less than twice the width of the head', () => {
    const why = 'A head that is 130.2 mm wide is more than 260 mm around. Please check both numbers'
    expect(scanErrors({ measuredOn, headCircumference: 260, biparietalDiameter: 130.2 }, dates)).toEqual({
      headCircumference: why,
    })
    expect(scanErrors({ measuredOn, headCircumference: 260.4, biparietalDiameter: 130.2 }, dates)).toEqual({})
  })

  test('is accepted if the saved scan has the same value and day, because the due date may have changed since', () => {
    const saved = { measuredOn, femurLength: 5, headCircumference: 100, biparietalDiameter: 90 }
    expect(scanErrors({ ...saved, estimatedWeight: 1200 }, dates, saved)).toEqual({})
    expect(Object.keys(scanErrors({ ...saved, femurLength: 5.1 }, dates, saved))).toEqual(['femurLength'])
    expect(Object.keys(scanErrors({ ...saved, biparietalDiameter: 91 }, dates, saved))).toEqual(['headCircumference'])
    const moved = { ...saved, measuredOn: '2026-03-08' }
    expect(Object.keys(scanErrors(moved, dates, saved)).sort()).toEqual(['femurLength', 'headCircumference'])
  })
})
