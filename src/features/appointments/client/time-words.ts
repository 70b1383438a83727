/** Days and times as words, in the family's time zone. `Intl` would give other words in other browser versions. */
import { type CalendarDay, dayInZone, dayNumber, daysBetween, formatDay } from '#platform/shared/time/calendar.ts'
import { timeInZone } from '#platform/shared/time/wall-clock.ts'

/** "Thu, Mar 19", or "Tue, Jan 6, 2026" in another year. */
export function dayWords(instant: string, timeZone: string, today: CalendarDay): string {
  const day = dayOf(instant, timeZone)
  return day.slice(0, 4) === today.slice(0, 4) ? withoutYear(day) : `${weekdayOf(day)}, ${formatDay(day)}`
}

/** "10:30 AM" */
export function clockWords(instant: string, timeZone: string): string {
  const [hours = '', minutes = ''] = timeInZone(new Date(instant), timeZone).split(':')
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`
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

/** "Thu, Mar 19" */
export const withoutYear = (day: CalendarDay) => `${weekdayOf(day)}, ${monthAndDay(day)}`
const monthAndDay = (day: CalendarDay) => formatDay(day).split(',')[0] ?? ''

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
// Days are counted from 1 January 1970, which was a Thursday.
const weekdayOf = (day: CalendarDay) => weekdays.at((dayNumber(day) + 4) % 7)
