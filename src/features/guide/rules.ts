/** How the figures of a week are said, always with their unit and their measure. */
import type { WeekContent } from './contract.ts'

type Figure = { value: string; unit?: string; detail?: string }

/** "150-170 beats a minute", or that it cannot be seen yet. */
export function heartRateWords({ heartRate }: WeekContent): Figure {
  if (!heartRate) return { value: 'Not yet', detail: 'A heartbeat cannot be seen this early' }
  return { value: `${heartRate.low}-${heartRate.high}`, detail: 'beats a minute' }
}

/** Grams up to a kilogram, then kilograms with two decimals. */
export function weightWords({ weightG }: WeekContent): Figure {
  if (weightG === null) return { value: 'Under 1', unit: 'g' }
  return weightG < 1000 ? { value: String(weightG), unit: 'g' } : { value: (weightG / 1000).toFixed(2), unit: 'kg' }
}

/** "1.6 cm, crown to rump": millimetres below a centimetre, and always what was measured. */
export function lengthWords({ size: { lengthMm, measure } }: WeekContent): string {
  const between = measure === 'crown-rump' ? 'crown to rump' : 'crown to heel'
  if (lengthMm === null) return `Under 1 mm, ${between}`
  return lengthMm < 10 ? `${lengthMm} mm, ${between}` : `${Number((lengthMm / 10).toFixed(1))} cm, ${between}`
}

/** What the comparison means: late in pregnancy nothing of the baby's weight is as long. */
export const comparisonWords = ({ size: { match } }: WeekContent): string =>
  match === 'length' ? 'Compared by length' : 'Compared by weight'
