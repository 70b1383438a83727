/** Converts between instants and local time in a zone, even when clocks change, without Temporal. */
import { type CalendarDay, dayInZone, dayNumber, isCalendarDay } from './calendar.ts'

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
export function timeInZone(instant: Date, timeZone: string): string {
  const minutes = Math.floor((instant.getTime() + offsetAt(instant.getTime(), timeZone)) / 60_000)
  const ofDay = ((minutes % 1440) + 1440) % 1440
  return `${padded(Math.floor(ofDay / 60))}:${padded(ofDay % 60)}`
}

/** The instant at which a day begins in a zone, which is not always midnight. */
export function startOfDay(day: CalendarDay, timeZone: string): Date {
  const [midnight] = findWallTime(day, '00:00', timeZone)?.instants ?? []
  if (!midnight) throw new RangeError('Not a calendar day (YYYY-MM-DD)')
  return midnight
}

const dayMs = 86_400_000

/** How far local time is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const second = ((parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0)) * 60 + (parts.get('second') ?? 0)
  const wall = dayNumber(dayInZone(new Date(instant), timeZone)) * dayMs + second * 1000
  return wall - Math.floor(instant / 1000) * 1000
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const units = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, ...units })
  // Limited, because people choose the zones. Clearing all is the simplest way.
  if (clocks.size >= 64) clocks.clear()
  clocks.set(timeZone, clock)
  return clock
}

const padded = (number: number) => String(number).padStart(2, '0')
