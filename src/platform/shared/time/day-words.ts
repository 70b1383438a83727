/** Days as their reader's own calendar has them, for what happened at an instant and not on a day of the family's. */
import { dayInZone, formatDay } from './calendar.ts'

/** The day of an instant where its reader is: "Jan 6, 2026". */
export const dayWords = (instant: string): string => formatDay(dayInZone(new Date(instant), here))

/** Where this browser says that it is. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

// Asked once: the answer costs more than all the rest of a thumbnail.
const here = ownTimeZone()
