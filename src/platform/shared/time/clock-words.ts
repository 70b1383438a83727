/** Days and times as words, in a time zone. `Intl` would give other words in other versions of a browser or of Node. */
import { type CalendarDay, dayNumber, formatDay } from './calendar.ts'
import { timeInZone } from './wall-clock.ts'

/** "10:30 AM" */
export function clockWords(instant: string, timeZone: string): string {
  const [hours = '', minutes = ''] = timeInZone(new Date(instant), timeZone).split(':')
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`
}

/** "Thu, Mar 19" */
export const withoutYear = (day: CalendarDay): string => `${weekdayOf(day)}, ${monthAndDay(day)}`

/** "Mar 19" */
export const monthAndDay = (day: CalendarDay): string => formatDay(day).split(',')[0] ?? ''

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** "Thu". Days are counted from 1 January 1970, which was a Thursday. */
export const weekdayOf = (day: CalendarDay): string | undefined => weekdays.at((dayNumber(day) + 4) % 7)
