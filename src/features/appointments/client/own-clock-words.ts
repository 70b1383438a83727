/** Words about time zones, in a file of their own because the home page does not need them and must not load them. */

import { texts } from '#platform/shared/texts/texts.ts'
import { dayInZone } from '#platform/shared/time/calendar.ts'
import { clockWords, withoutYear } from './time-words.ts'

/** The time on the reader's own clock, "5:30 AM" or "Fri, Mar 20, 1:30 AM"; null if the family's clock shows the same. */
export function ownClockWords(instant: string, timeZone: string, ownZone: string): string | null {
  const own = clockWords(instant, ownZone)
  const ownDay = dayInZone(new Date(instant), ownZone)
  const familyDay = dayInZone(new Date(instant), timeZone)
  if (familyDay === ownDay) return own === clockWords(instant, timeZone) ? null : own
  return texts.moment(withoutYear(ownDay), own)
}

/** "London" for Europe/London. */
export const cityOf = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
