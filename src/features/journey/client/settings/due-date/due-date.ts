/** Calculates the due date from what a family knows. */
import { addDays, type CalendarDay } from '#platform/shared/time/calendar.ts'
import {
  ageByLength,
  crownRumpLimits,
  cycleLengthLimits,
  daysToDueDate,
  scanWeekLimits,
} from '../../../content/dating.ts'
import { type GestationalAge, pregnancyLength } from '../../../rules.ts'

/** A day that a family knows, and any further numbers; `cycleLength` is in days. */
export type DueDateBasis =
  | { readonly kind: keyof typeof daysToDueDate; readonly day: CalendarDay }
  | { readonly kind: 'last-period'; readonly day: CalendarDay; readonly cycleLength: number }
  | { readonly kind: 'scan-age'; readonly day: CalendarDay; readonly age: GestationalAge }
  | { readonly kind: 'scan-length'; readonly day: CalendarDay; readonly crownRumpMm: number }

/** The due date by the rules in `content/dating.ts`. Throws a RangeError for an invalid day or number. */
export function dueDateFrom(basis: DueDateBasis): CalendarDay {
  if (basis.kind === 'last-period') {
    const correction = limited(cycleLengthLimits, whole(basis.cycleLength)) - 28
    return addDays(basis.day, pregnancyLength + correction)
  }
  if (basis.kind === 'scan-age' || basis.kind === 'scan-length')
    return addDays(basis.day, pregnancyLength - ageAtScan(basis))
  return addDays(basis.day, daysToDueDate[basis.kind])
}

export type Scan = Extract<DueDateBasis, { kind: 'scan-age' | 'scan-length' }>

/** The age on the day of a scan, in whole days. */
export function ageAtScan(scan: Scan): number {
  if (scan.kind === 'scan-length') return Math.round(ageFromLength(scan.crownRumpMm))
  const { weeks, days } = scan.age
  return limited(scanWeekLimits, whole(weeks)) * 7 + limited({ min: 0, max: 6 }, whole(days))
}

/** The mean age in days for a crown-rump length in millimetres. */
export function ageFromLength(crownRumpMm: number): number {
  const { constant, perRootMm, perMm } = ageByLength
  const length = limited(crownRumpLimits, crownRumpMm)
  return constant + perRootMm * Math.sqrt(length) + perMm * length
}

function limited({ min, max }: { min: number; max: number }, value: number): number {
  if (value >= min && value <= max) return value
  throw new RangeError(`Not ${min} to ${max}`)
}

function whole(value: number): number {
  if (Number.isInteger(value)) return value
  throw new RangeError('Not a whole number')
}
