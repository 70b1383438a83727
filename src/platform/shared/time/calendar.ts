/**
 * Calendar days for server and client: arithmetic on day numbers, time zones, and dates as text. It works without Temporal,
 * which some phones lack.
 */
import { texts } from '../texts/texts.ts'
import { offsetAt } from './zone-offset.ts'

/** A day of the Gregorian calendar as `YYYY-MM-DD`, years 0000 to 9999, without time and zone. */
export type CalendarDay = string

/** Whether the text is a day that exists, written as `YYYY-MM-DD` and nothing else. */
export const isCalendarDay = (text: string): boolean => findDate(text) !== null

/** Days since 1970-01-01, negative before it. Throws RangeError for an invalid day, such as 30 February. */
export const dayNumber = (calendarDay: CalendarDay): number => getDate(calendarDay).getTime() / 86_400_000

/** The day `number` days after 1970-01-01. Throws RangeError for a fraction, and beyond the years 0000 to 9999. */
export function calendarDay(number: number): CalendarDay {
  if (!Number.isInteger(number) || number < firstDay || number > lastDay) throw new RangeError('Not a day number')
  return new Date(number * 86_400_000).toISOString().slice(0, 10)
}

/** The day `count` whole days later, or earlier if `count` is negative. */
export const addDays = (day: CalendarDay, count: number): CalendarDay => calendarDay(dayNumber(day) + count)

/** Whole days from one day to another, negative if `to` is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number => dayNumber(to) - dayNumber(from)

/** Whether the text names an IANA time zone that this runtime supports. An offset such as `+01:00` does not count. */
export function isTimeZone(text: string): boolean {
  if (!/^[a-z]/i.test(text)) return false
  try {
    Intl.DateTimeFormat('en-US', { timeZone: text })
    return true
  } catch {
    return false
  }
}

/** The day in an IANA time zone at an instant. Throws RangeError for an unknown zone or an invalid instant. */
export function dayInZone(instant: Date, timeZone: string): CalendarDay {
  const ms = instant.getTime()
  return calendarDay(Math.floor((ms + offsetAt(ms, timeZone)) / 86_400_000))
}

/** A day with its year: "Jan 6, 2026" in US English. Throws RangeError for an invalid day. */
export const formatDay = (calendarDay: CalendarDay): string => texts.fullDay(getFields(calendarDay))

/** A day without its year: "Jan 6" in US English. Throws RangeError for an invalid day. */
export const formatDayOfYear = (calendarDay: CalendarDay): string => texts.dayOfYear(getFields(calendarDay))

/** The day of the week: 0 is Sunday. Throws RangeError for an invalid day. */
export const weekdayOf = (calendarDay: CalendarDay): number => getDate(calendarDay).getUTCDay()

/** Rounds an instant up to the full minute. */
export const endOfMinute = (instant: Date): Date => new Date(Math.ceil(instant.getTime() / 60_000) * 60_000)

/** Says how long ago an instant was: "Just now" for the future and the last hour, then in hours, from 24 hours on in days. */
export function relativeTime(then: Date, now: Date): string {
  const amount = amountSince(then, now)
  return amount === null ? texts.justNow : texts.ago(amount)
}

/** Says the same for the inside of a sentence: "just now". */
export function relativeTimeInside(then: Date, now: Date): string {
  const amount = amountSince(then, now)
  return amount === null ? texts.justNowInside : texts.agoInside(amount)
}

/** The whole hours or days since an instant, in words; null if it was less than an hour ago. */
function amountSince(then: Date, now: Date): string | null {
  const hours = Math.floor((now.getTime() - then.getTime()) / 3_600_000)
  if (hours < 1) return null
  return hours < 24 ? texts.hours(hours) : texts.days(Math.floor(hours / 24))
}

function getFields(calendarDay: CalendarDay) {
  const date = getDate(calendarDay)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

function getDate(calendarDay: CalendarDay): Date {
  const date = findDate(calendarDay)
  // The message leaves out the value, because a due date must not get into a log.
  if (date === null) throw new RangeError('Not a calendar day (YYYY-MM-DD)')
  return date
}

/** The beginning of the day in UTC; null if there is no such day. */
function findDate(text: string): Date | null {
  const date = new Date(text)
  // Some browsers read 30 February as a day in March, others refuse it.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && date.getUTCDate() === Number(text.slice(8)) ? date : null
}

// The day numbers of 0000-01-01 and 9999-12-31.
const firstDay = -719_528
const lastDay = 2_932_896
