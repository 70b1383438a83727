import { addDays, dayInZone } from '../time/calendar.ts'
import { findWallTime, timeInZone } from '../time/wall-clock.ts'

/** How long before a date people are reminded of it, the longest first. */
export const leads = ['day', 'hours'] as const
export type Lead = (typeof leads)[number]

/**
 * The instant that lies so long before a date: the same time of the day before, on the clocks of a zone, or two hours before. If
 * the clocks of the day before skip that time, it is later by the length of the gap.
 */
export function leadTime(lead: Lead, startsAt: Date, timeZone: string): Date {
  if (lead === 'hours') return new Date(startsAt.getTime() - 2 * 3_600_000)
  const dayBefore = addDays(dayInZone(startsAt, timeZone), -1)
  const [instant] = findWallTime(dayBefore, timeInZone(startsAt, timeZone), timeZone)?.instants ?? []
  if (!instant) throw new RangeError('Not an instant')
  return new Date(instant.getTime() + (startsAt.getTime() % 60_000))
}
