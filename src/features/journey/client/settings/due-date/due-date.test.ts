import { describe, expect, test } from 'vitest'
import { texts } from '../../texts/texts.ts'
import { ageAtScan, ageFromLength, type DueDateBasis, dueDateFrom } from './due-date.ts'
import { dueDateChangeText } from './moved-words.ts'
import { checkScan, redatingAdvice } from './redating.ts'

// Calculated by hand from ACOG Committee Opinion 700 and the MSD Manual.
const fromLastPeriod = [
  { day: '2025-01-01', due: '2025-10-08', dueCycle32: '2025-10-12', dueCycle26: '2025-10-06', byNaegele: 0 },
  { day: '2025-03-01', due: '2025-12-06', dueCycle32: '2025-12-10', dueCycle26: '2025-12-04', byNaegele: 2 },
  { day: '2024-02-29', due: '2024-12-05', dueCycle32: '2024-12-09', dueCycle26: '2024-12-03', byNaegele: 1 },
  { day: '2025-05-31', due: '2026-03-07', dueCycle32: '2026-03-11', dueCycle26: '2026-03-05', byNaegele: 0 },
  { day: '2025-12-31', due: '2026-10-07', dueCycle32: '2026-10-11', dueCycle26: '2026-10-05', byNaegele: 0 },
  { day: '2026-06-15', due: '2027-03-22', dueCycle32: '2027-03-26', dueCycle26: '2027-03-20', byNaegele: 0 },
]
const naegele = ['2025-10-08', '2025-12-08', '2024-12-06', '2026-03-07', '2026-10-07', '2027-03-22']

describe('the due date', () => {
  test.each(fromLastPeriod)('from a last period on $day is $due', ({ day, due, dueCycle32, dueCycle26 }) => {
    expect(dueDateFrom({ kind: 'last-period', day, cycleLength: 28 })).toBe(due)
    expect(dueDateFrom({ kind: 'last-period', day, cycleLength: 32 })).toBe(dueCycle32)
    expect(dueDateFrom({ kind: 'last-period', day, cycleLength: 26 })).toBe(dueCycle26)
  })

  test('is counted in days; Naegele’s rule in months is only approximate', () => {
    const apart = fromLastPeriod.map(({ due }, nth) => (Date.parse(naegele[nth] ?? '') - Date.parse(due)) / 86_400_000)
    expect(apart).toEqual(fromLastPeriod.map(({ byNaegele }) => byNaegele))
  })

  test.each([
    ['due-date', '2025-03-10'],
    ['conception', '2025-12-01'],
    ['transfer-day-3', '2025-11-28'],
    ['transfer-day-5', '2025-11-26'],
    ['transfer-day-6', '2025-11-25'],
  ] as const)('from a %s on 10 March 2025 is %s', (kind, due) => {
    expect(dueDateFrom({ kind, day: '2025-03-10' })).toBe(due)
  })

  test('from a scan on 20 May 2025 that gave 12 weeks and 3 days is 29 November', () => {
    const scan = { kind: 'scan-age', day: '2025-05-20', age: { weeks: 12, days: 3 } } as const
    expect(dueDateFrom(scan)).toBe('2025-11-29')
  })

  test('from a crown-rump length of 60 mm on 20 May 2025 is 29 November', () => {
    const scan = { kind: 'scan-length', day: '2025-05-20', crownRumpMm: 60 } as const
    expect(ageFromLength(60)).toBeCloseTo(86.75, 2)
    expect(ageAtScan(scan)).toBe(87)
    expect(dueDateFrom(scan)).toBe('2025-11-29')
  })

  test('accepts values at the limits', () => {
    const day = '2025-01-01'
    expect(dueDateFrom({ kind: 'last-period', day, cycleLength: 20 })).toBe('2025-09-30')
    expect(dueDateFrom({ kind: 'last-period', day, cycleLength: 45 })).toBe('2025-10-25')
    expect(dueDateFrom({ kind: 'scan-age', day, age: { weeks: 42, days: 6 } })).toBe('2024-12-12')
    expect([15, 95].map((crownRumpMm) => ageAtScan({ kind: 'scan-length', day, crownRumpMm }))).toEqual([59, 105])
  })

  const day = '2025-01-01'
  const scanAged = (weeks: number, days: number): DueDateBasis => ({ kind: 'scan-age', day, age: { weeks, days } })
  const wrong: DueDateBasis[] = [
    ...[19, 46, 0, -5, 28.5, Number.NaN].map(
      (cycleLength): DueDateBasis => ({ kind: 'last-period', day, cycleLength }),
    ),
    ...[14.9, 95.1, 0, Number.NaN].map((crownRumpMm): DueDateBasis => ({ kind: 'scan-length', day, crownRumpMm })),
    ...[scanAged(3, 6), scanAged(43, 0), scanAged(12, 7), scanAged(12, -1), scanAged(12.5, 0)],
    ...['2025-02-30', '2025-02-29', ''].map((noDay): DueDateBasis => ({ kind: 'due-date', day: noDay })),
  ]
  test.each(wrong)('cannot be calculated from %j', (basis) => {
    expect(() => dueDateFrom(basis)).toThrow(RangeError)
  })
})

describe('a scan, compared with the age by the existing due date', () => {
  test.each([
    ['8+3', '7+4', 6, true],
    ['8+3', '7+5', 5, false],
    ['12+0', '11+0', 7, false],
    ['12+0', '10+6', 8, true],
    ['20+0', '18+3', 11, true],
    ['25+0', '23+0', 14, false],
    ['30+0', '27+0', 21, false],
    // The first and last day of every row of ACOG’s table.
    ['8+6', '8+0', 6, true],
    ['9+0', '8+1', 6, false],
    ['15+6', '14+5', 8, true],
    ['16+0', '14+6', 8, false],
    ['21+6', '20+2', 11, true],
    ['22+0', '20+3', 11, false],
    ['27+6', '25+5', 15, true],
    ['28+0', '30+1', 15, false],
    ['40+0', '43+1', 22, true],
  ])(
    'at %s by the due date and %s by the scan differs by %i days; reason to change the date: %s',
    (byDate, byScan, differsBy, isReason) => {
      expect(checkScan(daysOf(byDate), daysOf(byScan))).toMatchObject({ differsBy, isReason })
    },
  )

  const scan = (weeks: number, days: number) => ({ kind: 'scan-age', day: '2025-05-20', age: { weeks, days } }) as const
  const dueDate = '2025-11-29'

  test.each([
    ['agrees', scan(12, 3), 'The scan agrees with your due date, Nov 29, 2025.'],
    [
      'differs by a few days',
      scan(11, 4),
      'The scan differs from your due date, Nov 29, 2025, by 6 days. ACOG’s rule allows 7 days, so the date is usually kept. Your midwife or doctor decides.',
    ],
    [
      'differs by many days',
      scan(14, 0),
      'The scan differs from your due date, Nov 29, 2025, by 11 days. ACOG’s rule allows only 7 days, so the date is usually changed. After IVF, the date from the transfer always stays. Your midwife or doctor decides.',
    ],
  ])('that %s is described in words', (_, given, words) => {
    expect(redatingAdvice(dueDate, given).words).toBe(words)
  })

  test('late in pregnancy adds a sentence: the difference can come from growth', () => {
    expect(redatingAdvice('2025-06-10', scan(33, 0)).words).toContain(
      'This late, the difference can also come from how the baby is growing.',
    )
  })
})

test('every way of counting names its rule and source in a sentence', () => {
  for (const { rule, source } of Object.values(texts.countings)) {
    expect(rule).toMatch(/^[A-Z0-9].+\.$/)
    expect(source).toMatch(/ACOG|MSD|INTERGROWTH/)
  }
})

function daysOf(age: string): number {
  const [weeks = '', days = ''] = age.split('+')
  return Number(weeks) * 7 + Number(days)
}

test.each([
  ['the first due date', null, '2026-05-28', undefined],
  ['the same due date', '2026-05-28', '2026-05-28', undefined],
  [
    'a due date nine days later',
    '2026-05-28',
    '2026-06-06',
    'The due date moved by 9 days, to Jun 6, 2026. Today is week 29, not week 30. Photos and updates keep their weeks.',
  ],
  [
    'a due date one day earlier',
    '2026-05-28',
    '2026-05-27',
    'The due date moved by 1 day, to May 27, 2026. Photos and updates keep their weeks.',
  ],
  [
    'removing the due date',
    '2026-05-28',
    null,
    'Home and the guide show example values until you set a due date. Photos and updates keep their weeks.',
  ],
] as const)('after %s, the page says $3', (_, before, after, words) => {
  expect(dueDateChangeText(before, after, '2026-03-15')).toBe(words)
})
