/** Words for an appointment's time, in the family's time zone. */
import { type CalendarDay, dayInZone, daysBetween } from '#platform/shared/time/calendar.ts'

/** "Thu, Mar 19", and "Tue, Jan 6, 2026" where that is not this year. */
export function dayWords(instant: string, timeZone: string, today: CalendarDay): string {
  const isThisYear = dayInZone(new Date(instant), timeZone).slice(0, 4) === today.slice(0, 4)
  return wordsOf(instant, { timeZone, ...weekdayAndDay, ...(!isThisYear && { year: 'numeric' }) })
}

/** "10:30 AM" */
export const clockWords = (instant: string, timeZone: string): string =>
  wordsOf(instant, { timeZone, hour: 'numeric', minute: '2-digit' })

/** "Mar" and "19", for the calendar leaf. */
export const leafWords = (instant: string, timeZone: string): { month: string; day: string } => ({
  month: wordsOf(instant, { timeZone, month: 'short' }),
  day: wordsOf(instant, { timeZone, day: 'numeric' }),
})

/** "Today", "Tomorrow", "In 4 days"; empty for past days. */
export function awayWords(instant: string, timeZone: string, today: CalendarDay): string {
  const days = daysBetween(today, dayInZone(new Date(instant), timeZone))
  if (days < 0) return ''
  return ['Today', 'Tomorrow'][days] ?? `In ${days} days`
}

/** The same time on the reader's own clock if it differs: "5:30 AM", "Fri, Mar 20, 1:30 AM". */
export function ownClockWords(instant: string, timeZone: string, ownZone: string): string | null {
  const own = clockWords(instant, ownZone)
  const [theirDay, ownDay] = [timeZone, ownZone].map((zone) => wordsOf(instant, { timeZone: zone, ...weekdayAndDay }))
  if (theirDay === ownDay) return own === clockWords(instant, timeZone) ? null : own
  return `${ownDay}, ${own}`
}

/** "London" for Europe/London. */
export const cityOf = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone

const weekdayAndDay = { weekday: 'short', month: 'short', day: 'numeric' } as const

const wordsOf = (instant: string, format: Intl.DateTimeFormatOptions) =>
  // Some browsers put a narrow space before AM.
  new Date(instant).toLocaleString('en-US', format).replaceAll('\u202f', ' ')
