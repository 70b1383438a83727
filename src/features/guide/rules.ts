/** The trimesters, the days on which a line of the guide holds, and words for a week's figures. */
import { ageWords, lastContentWeek } from '#features/journey/rules.ts'
import type { Region } from '#platform/shared/place/region.ts'
import type { Units } from '#platform/shared/units.ts'
import type { WeekContent } from './contract.ts'

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
  const ends = [from !== undefined && `from ${dayWords(from)}`, until !== undefined && `until ${dayWords(until)}`]
  const words = ends.filter(Boolean).join(' ')
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1)
}

const ageOf = (day: number): string => ageWords({ weeks: Math.floor(day / 7), days: day % 7 })

type Figure = { value: string; unit?: string; detail?: string }

/** "150-170 beats a minute", or "Not yet" while a heartbeat cannot be seen. */
export function heartRateWords({ heartRate }: WeekContent): Figure {
  if (!heartRate) return { value: 'Not yet', detail: 'A heartbeat cannot be seen this early' }
  return { value: `${heartRate.low}-${heartRate.high}`, detail: 'beats a minute' }
}

/** Grams up to a kilogram, then kilograms with two decimals. In US units, ounces up to a pound, then pounds and ounces. */
export function weightWords({ weightG }: WeekContent, units: Units): Figure {
  if (units === 'us') return ounceWords(weightG)
  if (weightG === null) return { value: 'Under 1', unit: 'g' }
  return weightG < 1000 ? { value: String(weightG), unit: 'g' } : { value: (weightG / 1000).toFixed(2), unit: 'kg' }
}

/** "1.6 cm, crown to rump": millimetres below a centimetre, then centimetres, or inches in US units; then the measure. */
export function lengthWords({ size: { lengthMm, measure } }: WeekContent, units: Units): string {
  const between = measure === 'crown-rump' ? 'crown to rump' : 'crown to heel'
  if (units === 'us') return `${inchWords(lengthMm)}, ${between}`
  if (lengthMm === null) return `Under 1 mm, ${between}`
  return lengthMm < 10 ? `${lengthMm} mm, ${between}` : `${Number((lengthMm / 10).toFixed(1))} cm, ${between}`
}

/** Whether the object matches the baby's length or weight. Late in pregnancy no object matches both. */
export const comparisonWords = ({ size: { match } }: WeekContent): string =>
  match === 'length' ? 'Compared by length' : 'Compared by weight'

function ounceWords(grams: number | null): Figure {
  if (grams === null) return { value: 'Under 0.04', unit: 'oz' }
  const ounces = grams / 28.349523125
  if (ounces < 9.95) return { value: rounded(ounces), unit: 'oz' }
  const whole = Math.round(ounces)
  if (whole < 16) return { value: String(whole), unit: 'oz' }
  const [pounds, rest] = [`${Math.floor(whole / 16)} lb`, whole % 16]
  return { value: rest === 0 ? pounds : `${pounds} ${rest} oz` }
}

const inchWords = (mm: number | null) => (mm === null ? 'Under 0.04 in' : `${rounded(mm / 25.4)} in`)

/** Two decimals below one, one decimal above, because typical values are no more precise. */
const rounded = (value: number) => String(Number(value.toFixed(value < 0.995 ? 2 : 1)))
