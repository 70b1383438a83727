import { describe, expect, test } from 'vitest'
import type { Scan } from '../contract.ts'
import { measures } from '../rules.ts'
import { pointsOf, pointWords } from './points.ts'
import { firstSubject, subjectOf, subjects, subjectWith } from './subjects.ts'

// The pregnancy is counted from 21 August 2025.
const dueDate = '2026-05-28'

const scan = (id: number, measuredOn: string, measured: Partial<Scan>): Scan => ({
  id,
  measuredOn,
  headCircumference: null,
  biparietalDiameter: null,
  abdominalCircumference: null,
  femurLength: null,
  crownRumpLength: null,
  estimatedWeight: null,
  note: null,
  baby: null,
  createdBy: 1,
  createdAt: '2026-03-15T10:00:00.000Z',
  version: 'a',
  ...measured,
})

test('points are sorted by the day of the scan, not by the order of entry', () => {
  const late = scan(1, '2026-03-05', { femurLength: 50.7 })
  const early = scan(2, '2026-01-08', { femurLength: 31.2, headCircumference: 175.5 })
  const points = pointsOf(subjects.femurLength, [late, early], dueDate)
  expect(points.map(({ id, days, size }) => [id, days, size])).toEqual([
    [2, 140, 31.2],
    [1, 196, 50.7],
  ])
  expect(pointsOf(subjects.headCircumference, [late, early], dueDate).map(({ id }) => id)).toEqual([2])
})

test('there are no points without a due date, for a length that no scan measures, or for a day outside every chart', () => {
  const scans = [scan(1, '2026-03-05', { femurLength: 50.7 })]
  expect(pointsOf(subjects.femurLength, scans, null)).toEqual([])
  expect(pointsOf(subjects.crownHeel, scans, dueDate)).toEqual([])
  expect(pointsOf(subjects.femurLength, scans, '2027-05-28')).toEqual([])
})

test('a point is described by its week, day, size and percentile', () => {
  const [point] = pointsOf(subjects.weight, [scan(1, '2026-03-05', { estimatedWeight: 1210 })], dueDate)
  expect(point && pointWords(point, subjects.weight, 'metric')).toBe(
    '28 weeks, Mar 5, 2026: 1.21 kg, about the 50th percentile: 50 of 100 babies weigh less.',
  )
})

test('a point on a day that the standard does not cover has no percentile, and its description says why', () => {
  const [point] = pointsOf(subjects.weight, [scan(1, '2025-12-11', { estimatedWeight: 150 })], dueDate)
  expect(point?.share).toBeNull()
  expect(point && pointWords(point, subjects.weight, 'metric')).toBe(
    '16 weeks, Dec 11, 2025: 150 g. Hadlock 1991 covers only 20 weeks to 40 weeks, so there is no percentile for this day.',
  )
})

describe('a scan without a weight', () => {
  const lengths = { headCircumference: 264.5, abdominalCircumference: 231, femurLength: 50.7 }
  const late = scan(1, '2026-03-05', lengths)

  test('has a weight point estimated by the standard’s formula, and its description names the formula', () => {
    const hadlock = pointsOf(subjects.weight, [late], dueDate)[0]
    expect(hadlock).toMatchObject({ size: 1097, formula: 'Hadlock 1985 (HC, AC, FL)' })
    expect(hadlock && pointWords(hadlock, subjects.weight, 'metric')).toBe(
      '28 weeks, Mar 5, 2026: 1.10 kg, estimated here by Hadlock 1985 (HC, AC, FL), ' +
        'about the 24th percentile: 24 of 100 babies weigh less.',
    )
    const wide = scan(2, '2026-03-05', { ...lengths, biparietalDiameter: 74.6 })
    expect(pointsOf(subjects.weight, [wide], dueDate)[0]?.formula).toBe('Hadlock 1985 (BPD, HC, AC, FL)')
    const own = subjectWith('weight', 'intergrowth2017')
    expect(pointsOf(own, [late], dueDate)[0]?.formula).toBe('INTERGROWTH-21st 2017 (HC, AC)')
  })

  test('has the report’s weight instead of an estimate once it is entered', () => {
    const [point] = pointsOf(subjects.weight, [{ ...late, estimatedWeight: 1190 }], dueDate)
    expect(point).toMatchObject({ size: 1190, formula: null })
  })

  test('has no weight point if lengths are missing, or on a day that the standard does not cover', () => {
    expect(pointsOf(subjects.weight, [scan(1, '2026-03-05', { headCircumference: 264.5 })], dueDate)).toEqual([])
    expect(pointsOf(subjects.weight, [scan(1, '2025-12-11', lengths)], dueDate)).toEqual([])
  })
})

test('the chart opens with the crown-rump length, later the head circumference, and from 20 weeks the weight', () => {
  expect([null, 80, 97, 98, 139, 140, 285].map(firstSubject)).toEqual([
    'weight',
    'crownRump',
    'crownRump',
    'headCircumference',
    'headCircumference',
    'weight',
    'weight',
  ])
})

test('every measure has a chart', () => {
  expect(measures.map(subjectOf)).not.toContain(undefined)
  expect(subjectOf('biparietalDiameter')).toBe('headWidth')
  expect(subjectOf('estimatedWeight')).toBe('weight')
})
