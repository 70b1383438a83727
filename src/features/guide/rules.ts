/** Words for a week's figures. */
import type { Units } from '#platform/shared/units.ts'
import type { WeekContent } from './contract.ts'

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
