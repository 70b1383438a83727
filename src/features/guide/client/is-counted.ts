import type { Pregnancy } from '#features/journey/contract.ts'
import { daysLeftWhenCountEnds, daysRemaining } from '#features/journey/rules.ts'
import type { CalendarDay } from '#platform/shared/time/calendar.ts'

/** Whether the guide counts the weeks of a journey. Like home, it stops at 43+0. */
export const isCounted = ({ state, dueDate }: Pick<Pregnancy, 'state' | 'dueDate'>, today: CalendarDay): boolean =>
  state === 'expecting' && (dueDate === null || daysRemaining(dueDate, today) > daysLeftWhenCountEnds)
