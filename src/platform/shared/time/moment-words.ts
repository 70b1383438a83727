/** Words for instants on clocks of two zones. They are not in `clock-words.ts`, which home loads with its first script. */
import { dayInZone } from './calendar.ts'
import { clockWords, withoutYear } from './clock-words.ts'

/** The time on the reader's own clock, "5:30 AM" or "Fri, Mar 20, 1:30 AM"; null if the family's clock shows the same. */
export function ownClockWords(instant: string, timeZone: string, ownZone: string): string | null {
  const own = clockWords(instant, ownZone)
  const ownDay = dayInZone(new Date(instant), ownZone)
  const familyDay = dayInZone(new Date(instant), timeZone)
  if (familyDay === ownDay) return own === clockWords(instant, timeZone) ? null : own
  return `${withoutYear(ownDay)}, ${own}`
}

/** "London" for Europe/London. */
export const cityOf = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone

/** "Thu, Mar 19, 10:30 AM". If the reader's own clock shows another time, "Thu, Mar 19, 10:30 AM in London". */
export function momentWords(instant: Date, timeZone: string, ownZone = timeZone): string {
  const text = instant.toISOString()
  const words = `${withoutYear(dayInZone(instant, timeZone))}, ${clockWords(text, timeZone)}`
  return ownClockWords(text, timeZone, ownZone) === null ? words : `${words} in ${cityOf(timeZone)}`
}
