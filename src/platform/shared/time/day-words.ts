/** Dates in the reader's own time zone, for things that happened at an instant. */
import { dayInZone, formatDay } from './calendar.ts'

/** The day of an instant in the reader's time zone: "Jan 6, 2026". */
export const dayWords = (instant: string): string => formatDay(dayInZone(new Date(instant), here))

/** The time zone of this browser. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

// Read once, because reading it takes longer than rendering everything else of a photo’s thumbnail.
const here = ownTimeZone()
