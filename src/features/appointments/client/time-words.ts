/** Days and times as words, in the family's time zone. `Intl` would give other words in other browser versions. */

import { texts as shared } from '#platform/shared/texts/texts.ts'
import {
  type CalendarDay,
  dayInZone,
  daysBetween,
  formatDay,
  formatDayOfYear,
  weekdayOf,
} from '#platform/shared/time/calendar.ts'
import { timeInZone, clockWords as wordsOfClock } from '#platform/shared/time/wall-clock.ts'
import { texts } from './texts/texts.ts'

/** "Thu, Mar 19", or "Tue, Jan 6, 2026" in another year. */
export function dayWords(instant: string, timeZone: string, today: CalendarDay): string {
  const day = dayOf(instant, timeZone)
  return day.slice(0, 4) === today.slice(0, 4) ? withoutYear(day) : shared.withWeekday(weekdayOf(day), formatDay(day))
}

/** "10:30 AM" */
export const clockWords = (instant: string, timeZone: string): string =>
  wordsOfClock(timeInZone(new Date(instant), timeZone))

/** "Thu, Mar 19, 10:30 AM", or "Tue, Jan 6, 2026, 10:30 AM" in another year. */
export const whenWords = (instant: string, timeZone: string, today: CalendarDay): string =>
  shared.moment(dayWords(instant, timeZone, today), clockWords(instant, timeZone))

/** "Mar" and "19", for a leaf of a calendar. */
export function leafWords(instant: string, timeZone: string): { month: string; day: string } {
  const [, month, day] = dayOf(instant, timeZone).split('-')
  return { month: shared.months[Number(month) - 1] ?? '', day: String(Number(day)) }
}

/** "Today", "Tomorrow", "In 4 days"; empty for a past day. */
export function daysAwayWords(instant: string, timeZone: string, today: CalendarDay): string {
  const days = daysBetween(today, dayOf(instant, timeZone))
  if (days < 0) return ''
  return [texts.today, texts.tomorrow][days] ?? texts.inDays(days)
}

const dayOf = (instant: string, timeZone: string) => dayInZone(new Date(instant), timeZone)

/** "Thu, Mar 19" */
export const withoutYear = (day: CalendarDay): string => shared.withWeekday(weekdayOf(day), formatDayOfYear(day))
