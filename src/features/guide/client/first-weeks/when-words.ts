import { addDays, type CalendarDay, formatDay } from '#platform/shared/time/calendar.ts'

type Days = { readonly from?: number | undefined; readonly until?: number | undefined }

/**
 * The dates of a check for this birth: "Mar 20, 2026 to Mar 23, 2026"; null without a last day. Days count from the birth, which is
 * day 0.
 */
export function whenWords({ from, until }: Days, bornOn: CalendarDay, today: CalendarDay): string | null {
  if (until === undefined) return null
  const last = addDays(bornOn, until)
  const words =
    from === undefined ? `By ${formatDay(last)}` : `${formatDay(addDays(bornOn, from))} to ${formatDay(last)}`
  return last < today ? `${words}. If it has not been done, ask your midwife or doctor.` : words
}
