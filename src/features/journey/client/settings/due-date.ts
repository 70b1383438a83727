/** Calculates the due date from what a family knows, and whether a scan is a reason to change it. */
import { addDays, amountOf, type CalendarDay, daysBetween, formatDay } from '#platform/shared/time/calendar.ts'
import {
  ageByLength,
  crownRumpLimits,
  cycleLengthLimits,
  daysToDueDate,
  redatingRows,
  scanWeekLimits,
} from '../../content/dating.ts'
import { contentWeek, type GestationalAge, pregnancyLength } from '../../rules.ts'

/** A day that a family knows, and any further numbers; `cycleLength` is in days. */
export type DueDateBasis =
  | { readonly kind: keyof typeof daysToDueDate; readonly day: CalendarDay }
  | { readonly kind: 'last-period'; readonly day: CalendarDay; readonly cycleLength: number }
  | { readonly kind: 'scan-age'; readonly day: CalendarDay; readonly age: GestationalAge }
  | { readonly kind: 'scan-length'; readonly day: CalendarDay; readonly crownRumpMm: number }

/** The due date by the rules in `content/dating.ts`. Throws RangeError for a measure outside its limits. */
export function dueDateFrom(basis: DueDateBasis): CalendarDay {
  if (basis.kind === 'last-period') {
    const correction = limited(cycleLengthLimits, whole(basis.cycleLength)) - 28
    return addDays(basis.day, pregnancyLength + correction)
  }
  if (basis.kind === 'scan-age' || basis.kind === 'scan-length')
    return addDays(basis.day, pregnancyLength - ageAtScan(basis))
  return addDays(basis.day, daysToDueDate[basis.kind])
}

type Scan = Extract<DueDateBasis, { kind: 'scan-age' | 'scan-length' }>

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

type Redating = { differsBy: number; limit: number; isReason: boolean }

/** Whether a scan is a reason to change the due date. Both ages are in days, on the day of the scan. */
export function checkScan(ageByDate: number, ageByScan: number): Redating {
  const differsBy = Math.abs(ageByDate - ageByScan)
  const limit = redatingRows.findLast(({ from }) => ageByDate >= from)?.limit ?? redatingRows[0].limit
  return { differsBy, limit, isReason: differsBy > limit }
}

/** Compares a scan with the due date by ACOG's table. The words leave the decision to the midwife or doctor. */
export function redatingAdvice(dueDate: CalendarDay, scan: Scan): { isReason: boolean; words: string } {
  const ageByDate = pregnancyLength - daysBetween(scan.day, dueDate)
  const { differsBy, limit, isReason } = checkScan(ageByDate, ageAtScan(scan))
  const currentDate = formatDay(dueDate)
  if (differsBy === 0) return { isReason, words: `The scan agrees with your due date, ${currentDate}.` }

  const differs = `The scan differs from your due date, ${currentDate}, by ${amountOf(differsBy, 'day')}`
  const near = `${differs}. By ACOG’s rule that is within ${limit} days, and the date is usually kept.`
  const far = `${differs}. By ACOG’s rule that is more than ${limit} days, and the date is usually changed, but never after IVF: then the date from the transfer stays.`
  const late = limit === redatingRows.at(-1)?.limit ? ' This late it can also come from how a baby grows.' : ''
  return { isReason, words: `${isReason ? far + late : near} Your midwife or doctor decides.` }
}

/** What a changed due date moves; undefined if nothing was counted from the old one, or it is the same. */
export function movedWords(
  before: CalendarDay | null,
  after: CalendarDay | null,
  today: CalendarDay,
): string | undefined {
  if (before === null || before === after) return undefined
  const keep = 'Photos and updates keep their weeks.'
  if (after === null) return `Home and the guide show example values until you give a day. ${keep}`
  const by = amountOf(Math.abs(daysBetween(before, after)), 'day')
  const [old, now] = [contentWeek(before, today), contentWeek(after, today)]
  const week = old === now ? '' : ` Today is week ${now}, not week ${old}.`
  return `The due date moved by ${by}, to ${formatDay(after)}.${week} ${keep}`
}

function limited({ min, max }: { min: number; max: number }, value: number): number {
  if (value >= min && value <= max) return value
  throw new RangeError(`Not ${min} to ${max}`)
}

function whole(value: number): number {
  if (Number.isInteger(value)) return value
  throw new RangeError('Not a whole number')
}
