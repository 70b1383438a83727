/** The four typical scan measures at an age, as the guide shows them. */

import { type Length, standards } from '#features/growth/rules.ts'
import { inDecimals } from '#language/decimals.ts'
import type { Units } from '#platform/shared/units.ts'
import { texts } from './texts/texts.ts'

type Shown = { readonly measure: Length & keyof typeof texts.measures; readonly mostMm: number }

/** The measures in their order, each with its upper limit from the specification. */
const shown: readonly Shown[] = [
  { measure: 'headCircumference', mostMm: 350 },
  { measure: 'biparietalDiameter', mostMm: 95 },
  { measure: 'femurLength', mostMm: 78 },
  { measure: 'abdominalCircumference', mostMm: 340 },
]

/** Before this week the equations do not apply. */
const firstWeek = 12
const inchMm = 25.4

type MeasureShown = {
  readonly name: string
  readonly meaning: string
  readonly words: string
  /** Whether `words` is the specification's limit, because the median is higher. */
  readonly isLimit: boolean
}
export type MeasuresShown = {
  readonly measures: readonly MeasureShown[]
  /** The name of the standard. */
  readonly standard: string
  /** Whether this day is outside the standard's published weeks, so that the figures are extrapolated. */
  readonly isExtrapolated: boolean
}

/** The measures on this day; null before week 12. */
export function measuresShown(days: number, units: Units): MeasuresShown | null {
  if (days < firstWeek * 7) return null
  const { from, to, source } = standards.headCircumference
  return {
    standard: source(),
    // The published weeks are completed weeks, so the last day is 40+6.
    isExtrapolated: days < from || days > to + 6,
    measures: shown.map(({ measure, mostMm }) => {
      const median = standards[measure].mean(days / 7)
      return {
        ...texts.measures[measure],
        words: lengthWords(Math.min(mostMm, median), units),
        isLimit: median > mostMm,
      }
    }),
  }
}

const lengthWords = (mm: number, units: Units) =>
  units === 'us' ? texts.lengths.in(inDecimals(mm / inchMm, 1)) : texts.lengths.cm(inDecimals(mm / 10, 1))
