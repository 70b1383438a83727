import { addDays, dayInZone } from '../time/calendar.ts'
import { findWallTime, timeInZone } from '../time/wall-clock.ts'

/** How long before a date people are reminded of it, the longest first. */
export const leads = ['day', 'hours'] as const
export type Lead = (typeof leads)[number]

/**
 * When a reminder is due: at the same local time on the day before, or two hours before. If clocks skip that time on the day
 * before, the reminder is due later by the length of the gap.
 */
export function leadTime(lead: Lead, startsAt: Date, timeZone: string): Date {
  if (lead === 'hours') return new Date(startsAt.getTime() - 2 * 3_600_000)
  const dayBefore = addDays(dayInZone(startsAt, timeZone), -1)
  const [instant] = findWallTime(dayBefore, timeInZone(startsAt, timeZone), timeZone)?.instants ?? []
  if (!instant) throw new RangeError('Not an instant')
  return new Date(instant.getTime() + (startsAt.getTime() % 60_000))
}
