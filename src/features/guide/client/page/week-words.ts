/** Words for the days of a week, the age of the baby, and the days on which a line of the guide holds. */
import {
  ageWords,
  daysRemaining,
  firstContentWeek,
  gestationalAge,
  lastContentWeek,
  pregnancyLength,
} from '#features/journey/rules.ts'
import { texts as language } from '#language/texts/texts.ts'
import { addDays, type CalendarDay, daysBetween } from '#platform/shared/time/calendar.ts'
import { spanWords } from '../../content/spans.ts'
import type { Line } from '../../contract.ts'
import { texts } from './texts/texts.ts'

/** The exact age in the current week, also after the due date; for any other week, the day it begins. */
export function timeWords(week: number, { isPresent, dueDate, today }: Time): string {
  if (isPresent) {
    const age = ageWords(gestationalAge(dueDate, today))
    return today > dueDate ? texts.ageAfterDueDate(age, -daysRemaining(dueDate, today)) : age
  }
  const begin = firstDayOf(week, dueDate)
  const day = dayWords(begin)
  return begin > today ? texts.begins(day) : texts.began(day)
}

type Time = { isPresent: boolean; dueDate: CalendarDay; today: CalendarDay }

/**
 * A line's text. If it does not hold in the whole week, its days come first: "From Thursday, August 10: …". Without a due
 * date, ages take the place of days: "From 37 weeks: …".
 */
export function lineWords(line: Line, { dueDate }: { dueDate: CalendarDay | null }): string {
  if (typeof line === 'string') return line
  const dayOf = (day: number) => longDay(addDays(dueDate ?? '', day - pregnancyLength))
  const span = spanWords(line, dueDate === null ? undefined : dayOf)
  return span === null ? line.text : texts.onDays(span, line.text)
}

/** "Thursday, August 10", or "Thursday 10 August" in British English. */
const longDay = (day: CalendarDay) => inWords(day, { weekday: 'long', day: 'numeric', month: 'long' })

/** "Mar 5, 2026", or "5 Mar 2026" in British English. */
const dayWords = (day: CalendarDay) => inWords(day, { day: 'numeric', month: 'short', year: 'numeric' })

const inWords = (day: CalendarDay, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language.locale, { ...parts, timeZone: 'UTC' }).format(new Date(day))

/** The day on which a week begins. */
export const firstDayOf = (week: number, dueDate: CalendarDay): CalendarDay =>
  addDays(dueDate, 7 * (week - 1) + 1 - pregnancyLength)

type DrawnOn = { isPresent: boolean; dueDate: CalendarDay | null; today: CalendarDay }

/** The drawn baby's age in days: exact in the current week if there is a due date, otherwise at the end of the week. */
export function daysToDraw(week: number, { isPresent, dueDate, today }: DrawnOn): number {
  if (!isPresent || dueDate === null) return 7 * week
  return Math.min(7 * lastContentWeek, Math.max(7 * firstContentWeek, pregnancyLength - daysBetween(today, dueDate)))
}
