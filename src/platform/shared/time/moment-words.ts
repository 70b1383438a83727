/** Words for instants of other people's clocks. They are not in `clock-words.ts`, which home loads with its first script. */
import { dayInZone } from './calendar.ts'
import { clockWords, withoutYear } from './clock-words.ts'

/** "London" for Europe/London. */
export const cityOf = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone

/** "Thu, Mar 19, 10:30 AM". If the reader's own clock shows another time, "Thu, Mar 19, 10:30 AM in London". */
export function momentWords(instant: Date, timeZone: string, ownZone = timeZone): string {
  const text = instant.toISOString()
  const words = `${withoutYear(dayInZone(instant, timeZone))}, ${clockWords(text, timeZone)}`
  return clockWords(text, timeZone) === clockWords(text, ownZone) ? words : `${words} in ${cityOf(timeZone)}`
}
