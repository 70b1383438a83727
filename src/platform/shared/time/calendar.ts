/**
 * Calendar days for server and client: arithmetic on day numbers, time zones, and dates as text. It works without Temporal,
 * which some phones lack.
 */
import { texts } from '../texts/texts.ts'
import { offsetAt } from './zone-offset.ts'

/** A day of the Gregorian calendar as `YYYY-MM-DD`, years 0000 to 9999, without time and zone. */
export type CalendarDay = string

/** Whether the text is a day that exists, written as `YYYY-MM-DD` and nothing else. */
export const isCalendarDay = (text: string): boolean => findFields(text) !== null

/** Days since 1970-01-01, negative before it. Throws RangeError for an invalid day, such as 30 February. */
export function dayNumber(calendarDay: CalendarDay): number {
  const { year, month, day } = getFields(calendarDay)
  const monthFromMarch = (month + 9) % 12
  const marchYear = monthFromMarch < 10 ? year : year - 1
  return daysBeforeMarchYear(marchYear) + daysBeforeMonth(monthFromMarch) + day - 1 - epoch
}

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
// Days are counted from 1 January 1970, which was a Thursday.
export const weekdayOf = (calendarDay: CalendarDay): number => (((dayNumber(calendarDay) + 4) % 7) + 7) % 7

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
  const fields = findFields(calendarDay)
  // The message leaves out the value, because a due date must not get into a log.
  if (fields === null) throw new RangeError('Not a calendar day (YYYY-MM-DD)')
  return fields
}

function findFields(text: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  // Every page parses days, and reading the digits one by one takes half as long as `Number(text.slice())`.
  const digit = (at: number) => text.charCodeAt(at) - 48
  const year = 1000 * digit(0) + 100 * digit(1) + 10 * digit(2) + digit(3)
  const month = 10 * digit(5) + digit(6)
  const day = 10 * digit(8) + digit(9)
  return month >= 1 && month <= 12 && day >= 1 && day <= lengthOfMonth(year, month) ? { year, month, day } : null
}

function lengthOfMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

// These years begin on 1 March, so the leap day is the last day, and each month has the same offset in every year.
const daysBeforeMarchYear = (year: number) =>
  365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)

// From March on, every five months have 153 days.
const daysBeforeMonth = (monthFromMarch: number) => Math.floor((153 * monthFromMarch + 2) / 5)

// The days from 0000-03-01 to 1970-01-01.
const epoch = 719_468
// The day numbers of 0000-01-01 and 9999-12-31.
const firstDay = -719_528
const lastDay = 2_932_896
