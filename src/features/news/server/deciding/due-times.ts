/** Finds the instants at which messages are due in a person's time zone, even when clocks change. */

import { type Lead, leadTime } from '#platform/shared/news/reminder-leads.ts'
import { addDays, dayInZone, dayNumber } from '#platform/shared/time/calendar.ts'
import { findWallTime, timeInZone } from '#platform/shared/time/wall-clock.ts'
import { digestTime, type QuietHours } from '../../rules.ts'

/** A person's time zone and quiet hours. */
export type Clock = { readonly timeZone: string; readonly quietHours: QuietHours | null }

/** Whether the instant is in the person's quiet hours. */
export function isQuietAt(instant: Date, { timeZone, quietHours }: Clock): boolean {
  if (!quietHours) return false
  const { from, until } = quietHours
  const time = timeInZone(instant, timeZone)
  return from <= until ? from <= time && time < until : from <= time || time < until
}

/** The instant itself, or the end of the quiet hours that it falls in. */
export function afterQuietHours(instant: Date, clock: Clock): Date {
  if (!clock.quietHours) return instant
  const { from, until } = clock.quietHours
  return remember(`quiet ${clock.timeZone} ${from} ${until} ${instant.getTime()}`, () => {
    if (!isQuietAt(instant, clock)) return instant
    return nextTime(instant, until, clock.timeZone)
  })
}

/** A reminder that would be due in the quiet hours comes this many minutes before them. */
const beforeQuietMinutes = 30

/**
 * When a person is reminded of a date. A reminder that would be due in the quiet hours comes half an hour before
 * they begin, because after them it could be too late. If the previous quiet hours end less than half an hour before these,
 * the reminder comes when the previous ones end.
 */
export function reminderTime(lead: Lead, startsAt: Date, clock: Clock): Date {
  const { timeZone, quietHours } = clock
  return remember(`${lead} ${timeZone} ${quietHours?.from} ${quietHours?.until} ${startsAt.getTime()}`, () => {
    const due = leadTime(lead, startsAt, timeZone)
    return quietHours && isQuietAt(due, clock) ? beforeQuietHours(due, { timeZone, quietHours }) : due
  })
}

function beforeQuietHours(instant: Date, clock: Clock & { readonly quietHours: QuietHours }): Date {
  const isQuiet = (minute: number) => isQuietAt(new Date(minute * 60_000), clock)
  const minute = Math.floor(instant.getTime() / 60_000)
  const from = minute - minutesBetween(clock.quietHours.from, timeInZone(instant, clock.timeZone))
  // Usually the quiet hours begin at this minute. If clocks change in between, they begin a little earlier or later.
  let begin = isQuiet(from) ? from : minute
  while (isQuiet(begin - 1)) begin -= 1
  let due = begin
  while (begin - due < beforeQuietMinutes && !isQuiet(due - 1)) due -= 1
  return new Date(due * 60_000)
}

/** How many minutes after `time` the clock next shows `later`: from 0 to 1439. Both are times of day. */
function minutesBetween(time: string, later: string): number {
  const [from = 0, to = 0] = [time, later].map((each) => Number(each.slice(0, 2)) * 60 + Number(each.slice(3)))
  return (to - from + 1440) % 1440
}

/** When the next daily or weekly message is due. Always later than the instant. */
export function nextDigest(instant: Date, frequency: 'daily' | 'weekly', timeZone: string): Date {
  return remember(`${frequency} ${timeZone} ${instant.getTime()}`, () =>
    nextTime(instant, digestTime, timeZone, frequency === 'weekly' ? isSunday : () => true),
  )
}

/** The first instant after this one at which clocks show the time, on a day for which `isDay` returns true. */
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

/** Day number 0, 1970-01-01, was a Thursday. */
const isSunday = (day: string) => (dayNumber(day) + 4) % 7 === 0

const remembered = new Map<string, Date>()

/** Caches results, because Intl is slow, and a burst of news needs the same times for many people. */
function remember(key: string, find: () => Date): Date {
  const known = remembered.get(key)
  if (known) return known
  const found = find()
  if (remembered.size >= 2000) remembered.clear()
  remembered.set(key, found)
  return found
}
