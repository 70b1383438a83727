import { ageWords } from '#features/journey/rules.ts'
import { type CalendarDay, formatDay } from '#platform/shared/time/calendar.ts'
import type { Units } from '#platform/shared/units.ts'
import { covers, type Standard, shareBelow } from '../content/standard.ts'
import type { WeightStandard } from '../content/weights.ts'
import type { Scan } from '../contract.ts'
import { ageOn } from '../rules.ts'
import { formatSize, percentileWords } from './measure-words.ts'
import type { Subject } from './subjects.ts'
import { texts } from './texts/texts.ts'

/** One of the family's own measurements on the chart. */
export type Point = {
  id: number
  measuredOn: CalendarDay
  days: number
  size: number
  /** The formula that estimated the size; null if the size is from the report. */
  formula: string | null
  /** The share of babies that are smaller; null on a day that the standard does not cover. */
  share: number | null
}

/** The chart's points for a measure, earliest scan first; empty without a due date, because ages are counted from it. */
export function pointsOf(subject: Subject, scans: readonly Scan[], dueDate: CalendarDay | null): Point[] {
  const { standard } = subject
  if (standard === null) return []
  return scans
    .flatMap((scan) => {
      const { id, measuredOn } = scan
      const days = ageOn(measuredOn, dueDate)
      if (days === null || days < earliest || days > latest) return []
      const sized = sizeOf(subject, scan, days)
      if (!sized) return []
      return [
        {
          id,
          measuredOn,
          days,
          ...sized,
          share: covers(standard, days) ? shareBelow(standard, days, sized.size) : null,
        },
      ]
    })
    .sort((one, other) => one.days - other.days || one.id - other.id)
}

type Sized = Pick<Point, 'size' | 'formula'>

function sizeOf({ measure, weights }: Subject, scan: Scan, days: number): Sized | null {
  const size = measure === null ? null : scan[measure]
  if (size !== null) return { size, formula: null }
  return weights && estimateFrom(scan, weights, days)
}

/** Estimates a scan's weight with a formula of the standard; null if lengths are missing or the day is not covered. */
export function estimateFrom(scan: Scan, standard: WeightStandard, days: number): (Sized & { formula: string }) | null {
  if (!covers(standard, days)) return null
  for (const { name, estimate } of standard.formulas) {
    const grams = estimate(scan)
    if (grams !== null) return { size: Math.round(grams), formula: name() }
  }
  return null
}

/** "27 weeks and 1 day, Mar 5, 2026: 4.94 cm, about the 41st percentile: 41 of 100 babies measure less." */
export function pointWords(point: Point, { dimension, standard }: Subject, units: Units): string {
  const { measuredOn, days, formula, share } = point
  const [age, day, size] = [daysWords(days), formatDay(measuredOn), formatSize(dimension, point.size, units)]
  if (standard !== null && share !== null) {
    const percentile = percentileWords(share, dimension, standard)
    if (formula === null) return texts.pointAt(age, day, size, percentile)
    return texts.estimatedPointAt(age, day, size, formula, percentile)
  }
  const words = formula === null ? texts.point(age, day, size) : texts.estimatedPoint(age, day, size, formula)
  return standard === null ? words : `${words} ${outsideWords(standard)}`
}

const outsideWords = ({ name, from, to }: Standard) => texts.notCovered(name(), daysWords(from), daysWords(to))

/** "27 weeks and 1 day". */
export const daysWords = (days: number): string => ageWords({ weeks: Math.floor(days / 7), days: days % 7 })

// The days that a chart can show. A changed due date can move a scan outside them: then only the list shows the scan.
const earliest = 5 * 7
const latest = 44 * 7
