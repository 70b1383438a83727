/** The entry for the due date: what the family has typed so far. */
import * as z from 'zod/mini'
import { type CalendarDay, isCalendarDay } from '#platform/shared/time/calendar.ts'
import { type countings, crownRumpLimits, cycleLengthLimits, scanWeekLimits } from '../../../content/dating.ts'
import { PregnancySettings } from '../../../contract.ts'
import { type DueDateBasis, dueDateFrom } from './due-date.ts'

/** The kind of day from which the due date is counted, or `none` for no due date. */
export type Counting = (typeof countings)[number] | 'none'

/** The texts of all fields, even of those that the selected `kind` does not use. */
export type DueDateEntry = {
  kind: Counting
  day: string
  cycleLength: string
  weeks: string
  days: string
  crownRumpMm: string
}

/** The initial entry: the current due date. Without one, a new journey gets an empty field, any other gets `none`. */
export const entryOf = (dueDate: CalendarDay | null, isNew: boolean): DueDateEntry => ({
  kind: dueDate === null && !isNew ? 'none' : 'due-date',
  day: dueDate ?? '',
  cycleLength: '28',
  weeks: '',
  days: '0',
  crownRumpMm: '',
})

const limited = ({ min, max }: { min: number; max: number }) => [z.gte(min), z.lte(max)] as const
const wholeNumber = (limits: { min: number; max: number }) => z.int().check(...limited(limits))

const settings = PregnancySettings.shape
const schemas = {
  'last-period': z.strictObject({ ...settings, cycleLength: wholeNumber(cycleLengthLimits) }),
  'scan-age': z.strictObject({
    ...settings,
    weeks: wholeNumber(scanWeekLimits),
    days: wholeNumber({ min: 0, max: 6 }),
  }),
  'scan-length': z.strictObject({ ...settings, crownRumpMm: z.number().check(...limited(crownRumpLimits)) }),
  other: z.strictObject(settings),
}

const hasMeasures = (kind: Counting): kind is 'last-period' | 'scan-age' | 'scan-length' => Object.hasOwn(schemas, kind)

/** The settings schema plus the numbers that this `kind` needs. */
export const schemaFor = (kind: Counting) => schemas[hasMeasures(kind) ? kind : 'other']

/** The numbers that this `kind` needs. A number is undefined while its field is empty. */
export function measuresOf({ kind, cycleLength, weeks, days, crownRumpMm }: DueDateEntry) {
  if (kind === 'last-period') return { cycleLength: typed(cycleLength) }
  if (kind === 'scan-age') return { weeks: typed(weeks), days: typed(days) }
  return kind === 'scan-length' ? { crownRumpMm: typed(crownRumpMm) } : {}
}

/** The basis in the entry, and the resulting due date; null while the entry is incomplete or invalid. */
export function countFrom(entry: DueDateEntry): { basis: DueDateBasis; dueDate: CalendarDay } | null {
  const { kind } = entry
  if (kind === 'none' || !isCalendarDay(entry.day)) return null
  const basis = basisOf({ ...entry, kind })
  try {
    return { basis, dueDate: dueDateFrom(basis) }
  } catch (error) {
    // A number is outside its limits, or the due date would be outside the calendar.
    if (error instanceof RangeError) return null
    throw error
  }
}

function basisOf(entry: DueDateEntry & { kind: (typeof countings)[number] }): DueDateBasis {
  const { kind, day } = entry
  const number = (text: string) => typed(text) ?? Number.NaN
  if (kind === 'last-period') return { kind, day, cycleLength: number(entry.cycleLength) }
  if (kind === 'scan-age') return { kind, day, age: { weeks: number(entry.weeks), days: number(entry.days) } }
  if (kind === 'scan-length') return { kind, day, crownRumpMm: number(entry.crownRumpMm) }
  return { kind, day }
}

const typed = (text: string) => (text.trim() === '' ? undefined : Number(text))
