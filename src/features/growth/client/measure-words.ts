/** Words for sizes, in the reader's units, and for percentiles. */
import type { Units } from '#platform/shared/units.ts'
import type { Standard } from '../content/standard.ts'
import { type Measure, measureWords } from '../rules.ts'

export type Dimension = 'mm' | 'g'

/** "26.45 cm", "10.41 in", "540 g", "1.12 kg", "2 lb 7 oz": millimetres or grams in this person's units. */
export function formatSize(dimension: Dimension, size: number, units: Units): string {
  if (dimension === 'mm') return units === 'us' ? `${hundredths(size / 25.4)} in` : `${hundredths(size / 10)} cm`
  if (units === 'us') return poundWords(size)
  return size < 1000 ? `${Math.round(size)} g` : `${(size / 1000).toFixed(2)} kg`
}

/** A figure of a scan report, followed by inches or pounds for people with US units: "264.5 mm (10.41 in)". */
export function reportWords(measure: Measure, size: number, units: Units): string {
  const { unit } = measureWords[measure]
  return units === 'us' ? `${size} ${unit} (${formatSize(unit, size, units)})` : `${size} ${unit}`
}

/** The unit of an axis or table, its size in millimetres or grams, and the number of decimals. */
export const scaleOf = (dimension: Dimension, units: Units): { symbol: string; unitSize: number; digits: number } =>
  scales[dimension][units]

const gramsInPound = 453.59237

const scales = {
  mm: { metric: { symbol: 'cm', unitSize: 10, digits: 1 }, us: { symbol: 'in', unitSize: 25.4, digits: 1 } },
  g: { metric: { symbol: 'kg', unitSize: 1000, digits: 2 }, us: { symbol: 'lb', unitSize: gramsInPound, digits: 1 } },
}

/**
 * "about the 60th percentile: 60 of 100 babies measure less". Does not say whether that is good or bad. Beyond the outermost
 * line of the chart it names only that line, because the standard measured few babies of such a size.
 */
export function percentileWords(share: number, dimension: Dimension, { edges: [low, high] }: Standard): string {
  const percent = Math.round(share * 100)
  if (percent < low) return `below the lowest line of the chart, the ${ordinal(low)} percentile. ${ask}`
  if (percent > high) return `above the highest line of the chart, the ${ordinal(high)} percentile. ${ask}`
  const verb = dimension === 'g' ? 'weigh' : 'measure'
  return `about the ${ordinal(percent)} percentile: ${percent} of 100 babies ${verb} less.`
}

const ask =
  'This is true of a few babies in every hundred. The person who did the scan can tell you what it means for yours.'

/** "1st", "52nd", "11th". */
export function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13
  return `${number}${(!isTeen && ['', 'st', 'nd', 'rd'][number % 10]) || 'th'}`
}

function poundWords(grams: number): string {
  const ounces = Math.round((grams / gramsInPound) * 16)
  const pounds = Math.floor(ounces / 16)
  return [pounds > 0 && `${pounds} lb`, (ounces % 16 > 0 || pounds === 0) && `${ounces % 16} oz`]
    .filter(Boolean)
    .join(' ')
}

const hundredths = (value: number) => String(Number(value.toFixed(2)))
