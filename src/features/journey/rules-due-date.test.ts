import { describe, expect, test } from 'vitest'
import { cycleLengthLimits, dueDateFrom } from './rules.ts'

// Dates worked out beforehand by the rules of ACOG Committee Opinion 700 and the MSD Manual, not by this code.
const fromLastPeriod = [
  { day: '2025-01-01', due: '2025-10-08', dueCycle32: '2025-10-12', dueCycle26: '2025-10-06' },
  { day: '2025-03-01', due: '2025-12-06', dueCycle32: '2025-12-10', dueCycle26: '2025-12-04' },
  { day: '2024-02-29', due: '2024-12-05', dueCycle32: '2024-12-09', dueCycle26: '2024-12-03' },
  { day: '2025-05-31', due: '2026-03-07', dueCycle32: '2026-03-11', dueCycle26: '2026-03-05' },
  { day: '2025-12-31', due: '2026-10-07', dueCycle32: '2026-10-11', dueCycle26: '2026-10-05' },
  { day: '2026-06-15', due: '2027-03-22', dueCycle32: '2027-03-26', dueCycle26: '2027-03-20' },
]

describe('the due date', () => {
  test.each(fromLastPeriod)('from a last period on $day is $due', ({ day, due, dueCycle32, dueCycle26 }) => {
    expect(dueDateFrom({ kind: 'last-period', day })).toBe(due)
    expect(dueDateFrom({ kind: 'last-period', day, cycleLength: 28 })).toBe(due)
    expect(dueDateFrom({ kind: 'last-period', day, cycleLength: 32 })).toBe(dueCycle32)
    expect(dueDateFrom({ kind: 'last-period', day, cycleLength: 26 })).toBe(dueCycle26)
  })

  test.each([
    ['due-date', '2025-03-10'],
    ['conception', '2025-12-01'],
    ['transfer-day-3', '2025-11-28'],
    ['transfer-day-5', '2025-11-26'],
  ] as const)('from a %s on 10 March 2025 is %s', (kind, due) => {
    expect(dueDateFrom({ kind, day: '2025-03-10' })).toBe(due)
  })

  test('takes a cycle of 20 to 45 days', () => {
    expect(cycleLengthLimits).toEqual({ min: 20, max: 45 })
    expect(dueDateFrom({ kind: 'last-period', day: '2025-01-01', cycleLength: 20 })).toBe('2025-09-30')
    expect(dueDateFrom({ kind: 'last-period', day: '2025-01-01', cycleLength: 45 })).toBe('2025-10-25')
  })

  test.each([19, 46, 0, -5, 28.5, Number.NaN])('refuses a cycle of %d days', (cycleLength) => {
    const refused = () => dueDateFrom({ kind: 'last-period', day: '2025-01-01', cycleLength })
    expect(refused).toThrow(new RangeError('A cycle is 20 to 45 days'))
  })

  test.each(['2025-02-30', '2025-02-29', ''])('refuses the day %j', (day) => {
    expect(() => dueDateFrom({ kind: 'due-date', day })).toThrow(RangeError)
  })
})
