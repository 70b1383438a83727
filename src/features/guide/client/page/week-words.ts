/** Words for when a week is, and how old the baby is then. */
import {
  ageWords,
  dueWords,
  firstContentWeek,
  gestationalAge,
  lastContentWeek,
  pregnancyLength,
} from '#features/journey/rules.ts'
import { addDays, type CalendarDay, daysBetween, formatDay } from '#platform/shared/time/calendar.ts'

export const trimesterWords = { 1: 'first trimester', 2: 'second trimester', 3: 'third trimester' } as const

/** The exact age in the current week, also after the due date; for any other week, the day it begins. */
export function timeWords(week: number, { isPresent, ...days }: { isPresent: boolean } & Days): string {
  const { dueDate, today } = days
  if (isPresent) {
    const age = ageWords(gestationalAge(dueDate, today))
    return today > dueDate ? `${age}, ${dueWords(dueDate, today)}` : age
  }
  const begin = firstDayOf(week, dueDate)
  return `${begin > today ? 'Begins' : 'Began'} ${formatDay(begin)}`
}

type Days = { dueDate: CalendarDay; today: CalendarDay }

/** The day on which a week begins. */
export const firstDayOf = (week: number, dueDate: CalendarDay): CalendarDay =>
  addDays(dueDate, 7 * (week - 1) + 1 - pregnancyLength)

type DrawnOn = { isPresent: boolean; dueDate: CalendarDay | null; today: CalendarDay }

/** The drawn baby's age in days: exact in the current week, otherwise at the end of the week. */
export function daysToDraw(week: number, { isPresent, dueDate, today }: DrawnOn): number {
  if (!isPresent || dueDate === null) return 7 * week
  return Math.min(7 * lastContentWeek, Math.max(7 * firstContentWeek, pregnancyLength - daysBetween(today, dueDate)))
}
