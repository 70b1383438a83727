import { amountOf, type CalendarDay, daysBetween, formatDay } from '#platform/shared/time/calendar.ts'
import { contentWeek } from '../../../rules.ts'

/** What a changed due date moves. Undefined if there was none before, or if it did not change. */
export function movedWords(
  before: CalendarDay | null,
  after: CalendarDay | null,
  today: CalendarDay,
): string | undefined {
  if (before === null || before === after) return undefined
  const keep = 'Photos and updates keep their weeks.'
  if (after === null) return `Home and the guide show example values until you set a due date. ${keep}`
  const by = amountOf(Math.abs(daysBetween(before, after)), 'day')
  const [old, now] = [contentWeek(before, today), contentWeek(after, today)]
  const week = old === now ? '' : ` Today is week ${now}, not week ${old}.`
  return `The due date moved by ${by}, to ${formatDay(after)}.${week} ${keep}`
}
