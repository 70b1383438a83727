import { addDays, type CalendarDay, formatDay } from '#platform/shared/time/calendar.ts'
import { texts } from '../texts/texts.ts'

type Days = { readonly from?: number | undefined; readonly until?: number | undefined }

/**
 * The dates of a check for this birth: "Mar 20, 2026 to Mar 23, 2026". Null if the check has no last day. Day 0 is
 * the day of birth.
 */
export function whenWords({ from, until }: Days, bornOn: CalendarDay, today: CalendarDay): string | null {
  if (until === undefined) return null
  const last = addDays(bornOn, until)
  const days =
    from === undefined
      ? texts.byDay(formatDay(last))
      : texts.fromDayToDay(formatDay(addDays(bornOn, from)), formatDay(last))
  return last < today ? texts.askIfNotDone(days) : days
}
