/** Days as words, in the family's time zone. */
import { type CalendarDay, dayInZone, daysBetween, formatDay } from '#platform/shared/time/calendar.ts'
import { monthAndDay, weekdayOf, withoutYear } from '#platform/shared/time/clock-words.ts'

/** "Thu, Mar 19", or "Tue, Jan 6, 2026" in another year. */
export function dayWords(instant: string, timeZone: string, today: CalendarDay): string {
  const day = dayOf(instant, timeZone)
  return day.slice(0, 4) === today.slice(0, 4) ? withoutYear(day) : `${weekdayOf(day)}, ${formatDay(day)}`
}

/** "Mar" and "19", for a leaf of a calendar. */
export function leafWords(instant: string, timeZone: string): { month: string; day: string } {
  const [month = '', day = ''] = monthAndDay(dayOf(instant, timeZone)).split(' ')
  return { month, day }
}

/** "Today", "Tomorrow", "In 4 days"; empty for a past day. */
export function awayWords(instant: string, timeZone: string, today: CalendarDay): string {
  const days = daysBetween(today, dayOf(instant, timeZone))
  if (days < 0) return ''
  return ['Today', 'Tomorrow'][days] ?? `In ${days} days`
}

const dayOf = (instant: string, timeZone: string) => dayInZone(new Date(instant), timeZone)
