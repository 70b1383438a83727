/** The trimesters, and the days on which a line of the guide holds. Not in `rules.ts`, because home loads those rules. */
import { ageWords, lastContentWeek } from '#features/journey/rules.ts'
import type { Region } from '#platform/shared/place/region.ts'
import { texts } from '../texts/texts.ts'

/** The trimester of a day since the last period. The second begins on 13+0 for the NHS, and on 14+0 for ACOG. */
export function trimesterOf(day: number, region: Region): 1 | 2 | 3 {
  if (day >= 7 * 28) return 3
  return day >= 7 * (region === 'uk' ? 13 : 14) ? 2 : 1
}

/** The first day of a week of pregnancy, in days since the last period: week 37 begins on 36+0, day 252. */
export const firstDayOfWeek = (week: number): number => 7 * (week - 1)

/** The first and last day on which a line holds, in days since the last period: 37+0 is 259. A missing end is open. */
export type Span = { readonly from?: number | undefined; readonly until?: number | undefined }

/** Whether a line holds on this day of the pregnancy. */
export const holdsOn = ({ from, until }: Span, day: number): boolean =>
  (from === undefined || day >= from) && (until === undefined || day <= until)

/**
 * The days that a week's page must state for a line: `from` if the line begins after the page's first day, and `until` if it
 * ends before the page's last day. Null if the line holds on no day of the page. A page covers its week and the day after
 * it, because on 37+0 the current week is still 37. The last page also covers every later day.
 */
export function spanOnPage({ from = 0, until = Number.POSITIVE_INFINITY }: Span, week: number): Span | null {
  const first = firstDayOfWeek(week)
  const last = week === lastContentWeek ? Number.POSITIVE_INFINITY : first + 7
  if (from > last || until < first) return null
  return { ...(from > first && { from }), ...(until < last && { until }) }
}

/** "From 14 weeks until 36 weeks and 6 days", or null for a span without ends. `dayWords` formats a day. */
export function spanWords({ from, until }: Span, dayWords = ageOf): string | null {
  if (from === undefined) return until === undefined ? null : texts.untilDay(dayWords(until))
  return until === undefined ? texts.fromDay(dayWords(from)) : texts.fromDayUntilDay(dayWords(from), dayWords(until))
}

const ageOf = (day: number): string => ageWords({ weeks: Math.floor(day / 7), days: day % 7 })
