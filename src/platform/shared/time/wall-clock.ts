/** Converts between instants and local time in a zone, even when clocks change. */
import { texts } from '../texts/texts.ts'
import { type CalendarDay, dayNumber, isCalendarDay } from './calendar.ts'
import { offsetAt } from './zone-offset.ts'

/** The instants at which local clocks show a time: usually one, and two in order if the hour is repeated. */
export type WallTime = {
  readonly instants: readonly [Date] | readonly [Date, Date]
  /** Whether clocks skip this time. The instant is then later by the length of the gap. */
  readonly isSkipped: boolean
}

/** The instants at which local time in a zone is this day and time (`HH:MM`); null for an invalid day or time. */
export function findWallTime(day: CalendarDay, time: string, timeZone: string): WallTime | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (!isCalendarDay(day) || hours === undefined || minutes === undefined) return null
  // The local time in milliseconds, counted as if it were UTC.
  const wall = dayNumber(day) * dayMs + (Number(hours) * 60 + Number(minutes)) * 60_000
  // Try the offsets of a day before and a day after. They differ if clocks change near this time.
  const offsetBefore = offsetAt(wall - dayMs, timeZone)
  const [first, second] = [offsetBefore, offsetAt(wall + dayMs, timeZone)]
    .map((offset) => wall - offset)
    .filter((instant, index, all) => all.indexOf(instant) === index && offsetAt(instant, timeZone) === wall - instant)
    .sort((a, b) => a - b)
  if (first === undefined) return { instants: [new Date(wall - offsetBefore)], isSkipped: true }
  const instants = second === undefined ? ([new Date(first)] as const) : ([new Date(first), new Date(second)] as const)
  return { instants, isSkipped: false }
}

/** The local time of a zone at an instant, as `HH:MM`. */
export const timeInZone = (instant: Date, timeZone: string): string =>
  new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString().slice(11, 16)

/** A time of day (`HH:MM`) in words: "10:30 AM" in US English. */
export function clockWords(time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  return texts.clock(Number(hours), minutes)
}

/** The instant at which a day begins in a zone, which is not always midnight. */
export function startOfDay(day: CalendarDay, timeZone: string): Date {
  const [midnight] = findWallTime(day, '00:00', timeZone)?.instants ?? []
  if (!midnight) throw new RangeError('Not a calendar day (YYYY-MM-DD)')
  return midnight
}

const dayMs = 86_400_000
