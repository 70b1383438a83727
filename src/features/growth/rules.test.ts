import { describe, expect, test } from 'vitest'
import {
  ageOn,
  bands,
  isKnownAt,
  type Measure,
  shareBelow,
  sizeAt,
  standards,
  typicalCrownHeel,
  whyNoScanOn,
} from './rules.ts'

/** The official printed tables at the centiles 3, 10, 50, 90 and 97, by completed weeks. */
const printed: Partial<Record<Measure, Readonly<Record<number, readonly number[]>>>> = {
  headCircumference: {
    14: [87.4, 90.7, 97.9, 105.0, 108.4],
    20: [158.5, 163.0, 172.5, 182.0, 186.5],
    28: [243.6, 248.9, 260.4, 271.8, 277.2],
    36: [299.2, 305.6, 319.4, 333.2, 339.6],
    40: [309.6, 317.4, 333.9, 350.5, 358.3],
  },
  biparietalDiameter: {
    14: [26.3, 27.4, 29.6, 31.8, 32.9],
    20: [44.1, 45.5, 48.4, 51.4, 52.8],
    28: [67.9, 69.7, 73.5, 77.3, 79.0],
    36: [84.7, 86.8, 91.2, 95.7, 97.7],
    40: [87.5, 89.9, 94.9, 99.9, 102.3],
  },
  abdominalCircumference: {
    14: [72.9, 75.3, 80.6, 85.9, 88.4],
    20: [133.4, 138.0, 147.7, 157.5, 162.1],
    28: [212.1, 218.8, 233.3, 247.8, 254.5],
    36: [280.8, 291.0, 312.8, 334.6, 344.9],
    40: [307.7, 321.1, 349.8, 378.5, 392.0],
  },
  femurLength: {
    14: [10.3, 11.2, 13.1, 15.1, 16.0],
    20: [28.0, 29.0, 31.3, 33.6, 34.6],
    28: [47.3, 48.6, 51.3, 54.0, 55.3],
    36: [61.3, 62.9, 66.4, 69.9, 71.5],
    40: [66.1, 68.0, 72.1, 76.2, 78.2],
  },
}

describe.each(Object.entries(printed))('%s', (measure, table) => {
  test.each(Object.entries(table))('matches the printed table at week %s', (week, row) => {
    for (const [at, band] of bands.entries())
      expect(Math.abs(sizeAt(measure as Measure, Number(week) * 7, band) - (row[at] ?? 0))).toBeLessThan(0.08)
  })
})

test.each([
  [63, 14.4, 21.9, 29.4],
  [77, 33.8, 43.8, 53.9],
  [91, 55.2, 67.8, 80.5],
  [105, 78.7, 93.9, 109.2],
])('crown-rump length matches the printed table on day %i', (days, low, middle, high) => {
  expect(sizeAt('crownRumpLength', days, 0.03)).toBeCloseTo(low, 0)
  expect(Math.abs(sizeAt('crownRumpLength', days, 0.5) - middle)).toBeLessThan(0.06)
  expect(sizeAt('crownRumpLength', days, 0.97)).toBeCloseTo(high, 0)
})

test.each([
  [20, 331],
  [28, 1210],
  [36, 2813],
  [40, 3619],
])('the median weight of week %i is %i g', (week, grams) => {
  expect(Math.abs(sizeAt('estimatedWeight', week * 7, 0.5) - grams)).toBeLessThan(0.6)
})

test('a percentile and its size are inverse to each other', () => {
  for (const measure of Object.keys(standards) as Measure[])
    for (const band of bands)
      for (let days = standards[measure].from; days <= standards[measure].to; days += 1)
        expect(shareBelow(measure, days, sizeAt(measure, days, band))).toBeCloseTo(band, 4)
})

test('weights spread by 12.7 % of the median', () => {
  for (const days of [140, 210, 280]) {
    const spread = sizeAt('estimatedWeight', days, 0.9) / sizeAt('estimatedWeight', days, 0.5) - 1
    expect(spread / 1.281552).toBeCloseTo(0.127, 6)
  }
})

test('a size half a standard deviation from the median has the share of the normal distribution', () => {
  const { mean, sd } = standards.femurLength
  const shareAt = (z: number) => shareBelow('femurLength', 210, mean(30) + z * sd(30))
  expect([-0.5, 0, 0.5].map((z) => Math.round(shareAt(z) * 1e4) / 1e4)).toEqual([0.3085, 0.5, 0.6915])
})

test('every band grows from day to day', () => {
  for (const measure of Object.keys(standards) as Measure[])
    for (const band of bands)
      for (let days = standards[measure].from + 1; days <= standards[measure].to; days += 1)
        expect(sizeAt(measure, days, band), `${measure} ${days}`).toBeGreaterThan(sizeAt(measure, days - 1, band))
})

test('days that a standard does not cover throw', () => {
  expect(isKnownAt('femurLength', 97)).toBe(false)
  expect(isKnownAt('femurLength', 98)).toBe(true)
  expect(isKnownAt('estimatedWeight', 281)).toBe(false)
  expect([57, 58, 105, 106].map((days) => isKnownAt('crownRumpLength', days))).toEqual([false, true, true, false])
  for (const days of [97, 281, Number.NaN]) {
    expect(() => sizeAt('femurLength', days, 0.5)).toThrow(RangeError)
    expect(() => shareBelow('femurLength', days, 30)).toThrow(RangeError)
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

  test('is not in the future', () => {
    expect(whyNoScanOn('2026-03-15', dates)).toBeNull()
    expect(whyNoScanOn('2026-03-16', dates)).toBe('The day of a scan cannot be in the future')
  })

  test('is not before the pregnancy began', () => {
    expect(whyNoScanOn('2025-08-23', dates)).toBeNull()
    expect(whyNoScanOn('2025-08-22', dates)).toBe(
      'This pregnancy is counted from Aug 23, 2025: a scan cannot be before that',
    )
  })

  test('is at most 340 days ago while no due date is set', () => {
    expect(whyNoScanOn('2025-04-09', { ...dates, dueDate: null })).toBeNull()
    expect(whyNoScanOn('2025-04-08', { ...dates, dueDate: null })).toBe('The day of a scan is at most 340 days ago')
  })
})
