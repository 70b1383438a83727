/** The instants at which messages are due on a person's clock, also when clocks change. */
import { addDays, dayInZone, dayNumber } from '#platform/shared/time/calendar.ts'
import { findWallTime, timeInZone } from '#platform/shared/time/wall-clock.ts'
import { digestTime, type QuietHours } from '../../rules.ts'

/** A person's clock. */
export type Clock = { readonly timeZone: string; readonly quietHours: QuietHours | null }

/** Whether the instant is in the person's quiet hours. */
export function isQuietAt(instant: Date, { timeZone, quietHours }: Clock): boolean {
  if (!quietHours) return false
  const { from, until } = quietHours
  const time = timeInZone(instant, timeZone)
  return from <= until ? from <= time && time < until : from <= time || time < until
}

/** The instant itself, or the end of the quiet hours in which it is. */
export function afterQuietHours(instant: Date, clock: Clock): Date {
  if (!clock.quietHours) return instant
  const { from, until } = clock.quietHours
  return remember(`quiet ${clock.timeZone} ${from} ${until} ${instant.getTime()}`, () => {
    if (!isQuietAt(instant, clock)) return instant
    return nextTime(instant, until, clock.timeZone)
  })
}

/** The next time when a daily message is due, or a weekly one. Always later than the instant. */
export function nextDigest(instant: Date, frequency: 'daily' | 'weekly', timeZone: string): Date {
  return remember(`${frequency} ${timeZone} ${instant.getTime()}`, () =>
    nextTime(instant, digestTime, timeZone, frequency === 'weekly' ? isSunday : () => true),
  )
}

/** The first instant after this one at which clocks show the time, on a day of this kind. */
function nextTime(instant: Date, time: string, timeZone: string, isDay = (_day: string) => true): Date {
  const today = dayInZone(instant, timeZone)
  for (let ahead = 0; ahead <= 8; ahead++) {
    const day = addDays(today, ahead)
    const instants = isDay(day) ? (findWallTime(day, time, timeZone)?.instants ?? []) : []
    const next = instants.find((each) => each > instant)
    if (next) return next
  }
  throw new RangeError('Not a time of day (HH:MM)')
}

/** 1970-01-01 was a Thursday. */
const isSunday = (day: string) => (dayNumber(day) + 4) % 7 === 0

const remembered = new Map<string, Date>()

/** Intl is slow, and a burst of news asks for the same times for many people. */
function remember(key: string, find: () => Date): Date {
  const known = remembered.get(key)
  if (known) return known
  const found = find()
  if (remembered.size >= 500) remembered.clear()
  remembered.set(key, found)
  return found
}
