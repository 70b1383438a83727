import { type CalendarDay, daysBetween, formatDay } from '#platform/shared/time/calendar.ts'
import { contentWeek } from '../../../rules.ts'
import { texts } from '../../texts/texts.ts'

/** Says what moves with a changed due date. Undefined if there was none before, or if it did not change. */
export function dueDateChangeText(
  before: CalendarDay | null,
  after: CalendarDay | null,
  today: CalendarDay,
): string | undefined {
  if (before === null || before === after) return undefined
  if (after === null) return texts.withoutDueDate
  const moved = texts.dueDateMoved(Math.abs(daysBetween(before, after)), formatDay(after))
  const [old, now] = [contentWeek(before, today), contentWeek(after, today)]
  return [moved, ...(old === now ? [] : [texts.weekMoved(now, old)]), texts.weeksStay].join(' ')
}
