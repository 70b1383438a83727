import { dayInZone, formatDay } from '#platform/shared/calendar.ts'

/** The day of an instant where its reader is: "Jan 6, 2026". */
export const dayWords = (instant: string): string =>
  formatDay(dayInZone(new Date(instant), Intl.DateTimeFormat().resolvedOptions().timeZone))
