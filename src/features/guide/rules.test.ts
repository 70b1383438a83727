import { describe, expect, test } from 'vitest'
import type { WeekContent } from './contract.ts'
import { comparisonWords, heartRateWords, lengthWords, weightWords } from './rules.ts'

const week8: WeekContent = {
  week: 8,
  size: { comparison: 'Raspberry', picture: 'raspberry', lengthMm: 16, measure: 'crown-rump', match: 'length' },
  weightG: 1,
  weightBy: 'Hadlock 1991',
  heartRate: { low: 150, high: 170 },
  developments: ['', ''],
  sources: [],
}
const weighing = (weightG: number | null): WeekContent => ({ ...week8, weightG })
const measuring = (lengthMm: number | null): WeekContent => ({ ...week8, size: { ...week8.size, lengthMm } })

const weightText = (weightG: number | null, units: 'metric' | 'us') => {
  const { value, unit } = weightWords(weighing(weightG), units)
  return [value, unit].filter(Boolean).join(' ')
}

describe('a weight', () => {
  test.each([
    [null, 'Under 1 g', 'Under 0.04 oz'],
    [1, '1 g', '0.04 oz'],
    [2, '2 g', '0.07 oz'],
    [14, '14 g', '0.49 oz'],
    [28, '28 g', '0.99 oz'],
    [28.3, '28.3 g', '1 oz'],
    [100, '100 g', '3.5 oz'],
    [282, '282 g', '9.9 oz'],
    [283, '283 g', '10 oz'],
    [439, '439 g', '15 oz'],
    [440, '440 g', '1 lb'],
    [999, '999 g', '2 lb 3 oz'],
    [1000, '1.00 kg', '2 lb 3 oz'],
    [1418, '1.42 kg', '3 lb 2 oz'],
    [3619, '3.62 kg', '8 lb'],
  ])('of %s g is shown as %s, or as %s in US units', (grams, metric, us) => {
    expect([weightText(grams, 'metric'), weightText(grams, 'us')]).toEqual([metric, us])
  })
})

describe('a length', () => {
  test.each([
    [null, 'Under 1 mm', 'Under 0.04 in'],
    [1, '1 mm', '0.04 in'],
    [9, '9 mm', '0.35 in'],
    [16, '1.6 cm', '0.63 in'],
    [25.4, '2.5 cm', '1 in'],
    [54, '5.4 cm', '2.1 in'],
    [399, '39.9 cm', '15.7 in'],
    [508, '50.8 cm', '20 in'],
  ])('of %s mm is shown as %s, or as %s in US units, followed by the measure', (mm, metric, us) => {
    expect(lengthWords(measuring(mm), 'metric')).toBe(`${metric}, crown to rump`)
    expect(lengthWords(measuring(mm), 'us')).toBe(`${us}, crown to rump`)
  })
})

test('a weight is returned as a value and a unit', () => {
  expect(weightWords(week8, 'metric')).toEqual({ value: '1', unit: 'g' })
})

test('a heart rate is shown as a range, or as “Not yet”', () => {
  expect(heartRateWords(week8)).toMatchObject({ value: '150-170' })
  expect(heartRateWords({ ...week8, heartRate: null })).toMatchObject({ value: 'Not yet' })
})

test('a length names its measure, and a comparison says whether it is by length or by weight', () => {
  expect(lengthWords({ ...week8, size: { ...week8.size, measure: 'crown-heel' } }, 'metric')).toBe(
    '1.6 cm, crown to heel',
  )
  expect(comparisonWords(week8)).toBe('Compared by length')
  expect(comparisonWords({ ...week8, size: { ...week8.size, match: 'weight' } })).toBe('Compared by weight')
})

test.each([
  [10, '1 cm', '0.39 in'],
  [39, '3.9 cm', '1.5 in'],
])('a length of %i mm reads %s, or %s in US units', (mm, metric, us) => {
  expect([lengthWords(measuring(mm), 'metric'), lengthWords(measuring(mm), 'us')]).toEqual([
    `${metric}, crown to rump`,
    `${us}, crown to rump`,
  ])
})

test('a weight of 30 ounces is a pound and 14 ounces', () => {
  expect(weightText(850, 'us')).toBe('1 lb 14 oz')
})

test.each([
  [4496, '4.50 kg'],
  [4504, '4.50 kg'],
])('a weight of %i g is rounded to %s', (grams, words) => {
  expect(weightText(grams, 'metric')).toBe(words)
})
