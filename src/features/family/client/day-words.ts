import { dayInZone, formatDay } from '#platform/shared/calendar.ts'

/** The day of an instant where its reader is: "Jan 6, 2026". */
export const dayWords = (instant: string): string =>
  formatDay(dayInZone(new Date(instant), Intl.DateTimeFormat().resolvedOptions().timeZone))

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/** The time of an instant where its reader is: "3:40 PM". */
export const clockWords = (instant: string): string => clock.format(new Date(instant))
