/** Words for sizes, in the reader's units, and for percentiles. */
import type { Units } from '#platform/shared/units.ts'
import type { Standard } from '../content/standard.ts'
import { type Measure, unitOf } from '../rules.ts'
import { texts as shared } from '../texts/texts.ts'
import { texts } from './texts/texts.ts'

export type Dimension = 'mm' | 'g'

/** "26.45 cm", "10.41 in", "540 g", "1.12 kg", "2 lb 7 oz": millimetres or grams in this person's units. */
export function formatSize(dimension: Dimension, size: number, units: Units): string {
  if (dimension === 'mm')
    return units === 'us' ? texts.sizes.in(hundredths(size / 25.4)) : texts.sizes.cm(hundredths(size / 10))
  if (units === 'us') return poundWords(size)
  return size < 1000 ? shared.sizes.g(Math.round(size)) : texts.sizes.kg((size / 1000).toFixed(2))
}

/** A figure of a scan report, followed by inches or pounds for people with US units: "264.5 mm (10.41 in)". */
export function reportWords(measure: Measure, size: number, units: Units): string {
  const unit = unitOf(measure)
  const words = shared.sizes[unit](size)
  return units === 'us' ? texts.sizeInBoth(words, formatSize(unit, size, units)) : words
}

/** The unit of an axis or table, its size in millimetres or grams, and the number of decimals. */
export const scaleOf = (dimension: Dimension, units: Units): Scale => scales[dimension][units]

export type Scale = { unit: 'cm' | 'in' | 'kg' | 'lb'; unitSize: number; digits: number }

const gramsInPound = 453.59237

const scales: Readonly<Record<Dimension, Record<Units, Scale>>> = {
  mm: { metric: { unit: 'cm', unitSize: 10, digits: 1 }, us: { unit: 'in', unitSize: 25.4, digits: 1 } },
  g: { metric: { unit: 'kg', unitSize: 1000, digits: 2 }, us: { unit: 'lb', unitSize: gramsInPound, digits: 1 } },
}

/**
 * "about the 60th percentile: 60 of 100 babies measure less". Does not say whether that is good or bad. For a share
 * beyond the outermost line of the chart, names only that line, because few babies of such a size were measured.
 */
export function percentileWords(share: number, dimension: Dimension, { edges: [low, high] }: Standard): string {
  const percent = Math.round(share * 100)
  if (percent < low) return texts.belowLowestLine(low)
  if (percent > high) return texts.aboveHighestLine(high)
  return texts.aboutPercentile[dimension](percent)
}

function poundWords(grams: number): string {
  const ounces = Math.round((grams / gramsInPound) * 16)
  const [pounds, rest] = [Math.floor(ounces / 16), ounces % 16]
  if (pounds === 0) return texts.sizes.oz(String(rest))
  return rest === 0 ? texts.sizes.lb(String(pounds)) : texts.poundsAndOunces(pounds, rest)
}

const hundredths = (value: number) => String(Number(value.toFixed(2)))
