/** The states of a journey, and the arithmetic of a pregnancy on calendar days in the family's time zone. */
import type { JourneyState } from '#platform/shared/journey/journey-state.ts'
import type { Role } from '#platform/shared/role.ts'
import { texts as shared } from '#platform/shared/texts/texts.ts'
import { type CalendarDay, daysBetween } from '#platform/shared/time/calendar.ts'
import { texts } from './texts/texts.ts'

/** Days from the first day of the last period to the due date. */
export const pregnancyLength = 280

/** While a journey has no due date, the app shows these values and labels them as an example. */
export const exampleJourney = { currentWeek: 8, dueDate: '2026-01-06', daysRemaining: 0 } as const

/** The nickname until the parents choose one. */
export const firstNickname = 'Baby'

/** The parts of the two parents: the one who carries the baby, and the partner. */
export const parentParts = ['mother', 'partner'] as const
export type ParentPart = (typeof parentParts)[number]

/** The states that a parent can choose next. To return to any other state, a parent takes the last change back. */
export const nextStates: Readonly<Record<JourneyState, readonly JourneyState[]>> = {
  expecting: ['paused', 'born', 'ended'],
  paused: ['expecting', 'born', 'ended'],
  // Choosing the same state again corrects what was entered.
  born: ['born', 'ended'],
  ended: ['ended'],
}

/** Whether calendar feeds are empty and no messages are sent, as while a journey is paused and after a loss. */
export const isQuiet = (state: JourneyState): boolean => state === 'paused' || state === 'ended'

/** Who is told of a birth or a loss. To other members the journey looks paused. */
export const audiences = ['everybody', 'family', 'admins'] as const
export type StateAudience = (typeof audiences)[number]

/** Whether members with this role are in the audience. Admins always are. */
export const isInAudience = (audience: StateAudience, role: Role): boolean =>
  role === 'admin' || audience === 'everybody' || (audience === 'family' && role === 'family')

/** The number of days for which a change of state can be taken back. */
export const takeBackDays = 30

/** The most children that the parents can enter for one birth. */
export const mostChildren = 8

export type GestationalAge = { readonly weeks: number; readonly days: number }

/** Whole days until the due date, negative once it has passed. */
export function daysRemaining(dueDate: CalendarDay, today: CalendarDay): number {
  // The specification rounds the time between two local midnights up to whole days, which gives the difference in
  // calendar days. Rounding up milliseconds would turn the extra hour of an autumn clock change into a day.
  return daysBetween(today, dueDate)
}

/** The week that the app shows, 8 to 40 (specification, section 4): the week in progress, not the completed weeks. */
export function currentWeek(dueDate: CalendarDay | null, today: CalendarDay): number {
  if (dueDate === null) return exampleJourney.currentWeek
  return Math.min(40, Math.max(8, weekInProgress(dueDate, today)))
}

/** The guide's first week. */
export const firstContentWeek = 4
/** The guide's last week. */
export const lastContentWeek = 42

/** The week that the guide shows first: the week in progress, limited to 4 to 42. */
export function contentWeek(dueDate: CalendarDay | null, today: CalendarDay): number {
  if (dueDate === null) return exampleJourney.currentWeek
  return Math.min(lastContentWeek, Math.max(firstContentWeek, weekInProgress(dueDate, today)))
}

/** The guide’s week on this day, 4 to 42; null without a due date. */
export const weekAt = (dueDate: CalendarDay | null, day: CalendarDay): number | null =>
  dueDate === null ? null : contentWeek(dueDate, day)

/** Completed weeks and days since the last period began, as clinicians count. Never below 0; continues past 40 weeks. */
export function gestationalAge(dueDate: CalendarDay, today: CalendarDay): GestationalAge {
  const days = Math.max(0, pregnancyLength - daysRemaining(dueDate, today))
  return { weeks: Math.floor(days / 7), days: days % 7 }
}

/** The current week's share of 40 weeks, in whole percent. */
export const progressPercent = (week: number): number => Math.round((week / 40) * 100)

/** The due date relative to today, in kind words: "78 days remaining", "Due today", "3 days past the due date". */
export function dueWords(dueDate: CalendarDay, today: CalendarDay): string {
  const days = daysRemaining(dueDate, today)
  if (days === 0) return texts.dueToday
  return days > 0 ? texts.daysRemaining(days) : texts.daysPastDueDate(-days)
}

/** "29 weeks and 3 days", or "29 weeks" on the day that completes a week. */
export const ageWords = ({ weeks, days }: GestationalAge): string =>
  days === 0 ? shared.weeks(weeks) : texts.weeksAndDays(shared.weeks(weeks), shared.days(days))

/** The days remaining at 42+0. From then on, home asks the parents whether the baby is here. */
export const daysLeftWhenAsked = -14
/** The days remaining at 43+0. From then on, home only asks, and counts nothing. */
export const daysLeftWhenCountEnds = -21

/** Whether a birth or a loss can have happened on this day: not in the future, and at most 400 days ago. */
export function isPlausibleEvent(day: CalendarDay, today: CalendarDay): boolean {
  const days = daysBetween(day, today)
  return days >= 0 && days <= 400
}

/** Whether a pregnancy or a recent birth can have this due date: at most 300 days ahead or 60 days ago. */
export function isPlausibleDueDate(dueDate: CalendarDay, today: CalendarDay): boolean {
  // A 45-day cycle that began today is due in 297 days. 60 days in the past allow a set-up after the birth.
  const days = daysRemaining(dueDate, today)
  return days <= 300 && days >= -60
}

const weekInProgress = (dueDate: CalendarDay, today: CalendarDay) =>
  Math.ceil((pregnancyLength - daysRemaining(dueDate, today)) / 7)
