import { addDays, type CalendarDay, formatDay } from '#platform/shared/time/calendar.ts'

type Days = { readonly from?: number | undefined; readonly until?: number | undefined }

/**
 * The dates of a check for this birth: "Mar 20, 2026 to Mar 23, 2026". Null if the check has no last day. Day 0 is
 * the day of birth.
 */
export function whenWords({ from, until }: Days, bornOn: CalendarDay, today: CalendarDay): string | null {
  if (until === undefined) return null
  const last = addDays(bornOn, until)
  const words =
    from === undefined ? `By ${formatDay(last)}` : `${formatDay(addDays(bornOn, from))} to ${formatDay(last)}`
  return last < today ? `${words}. If it has not been done, ask your midwife or doctor.` : words
}
