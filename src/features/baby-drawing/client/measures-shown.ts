/** The four measures of a scan as the guide says them: what is usual at this age. */
import { type Measure, standards } from '#features/growth/rules.ts'
import type { Units } from '#platform/shared/units.ts'

type Shown = { readonly measure: Measure; readonly name: string; readonly meaning: string; readonly mostMm: number }

/** The most that is ever said, as the specification has it. */
const shown: readonly Shown[] = [
  { measure: 'headCircumference', name: 'Head circumference', meaning: 'around the head', mostMm: 350 },
  { measure: 'biparietalDiameter', name: 'Biparietal diameter', meaning: 'across the head', mostMm: 95 },
  { measure: 'femurLength', name: 'Femur length', meaning: 'the thigh bone', mostMm: 78 },
  { measure: 'abdominalCircumference', name: 'Abdominal circumference', meaning: 'around the belly', mostMm: 340 },
]

/** Before this week the equations say nothing. */
const firstWeek = 12
const inchMm = 25.4

type MeasureShown = { readonly name: string; readonly meaning: string; readonly words: string }
export type MeasuresShown = {
  readonly measures: readonly MeasureShown[]
  /** Whose figures they are. */
  readonly standard: string
  /** Whether the standard was published for other weeks, and its equations were only drawn out to this one. */
  readonly isExtrapolated: boolean
}

/** Null before week 12. */
export function measuresShown(days: number, units: Units): MeasuresShown | null {
  if (days < firstWeek * 7) return null
  const { from, to, name } = standards.headCircumference
  return {
    standard: name,
    // Until the last day of week 40 is over.
    isExtrapolated: days < from || days > to + 6,
    measures: shown.map(({ measure, name, meaning, mostMm }) => ({
      name,
      meaning,
      words: lengthWords(Math.min(mostMm, standards[measure].mean(days / 7)), units),
    })),
  }
}

const lengthWords = (mm: number, units: Units) =>
  units === 'us' ? `${(mm / inchMm).toFixed(1)} in` : `${(mm / 10).toFixed(1)} cm`
