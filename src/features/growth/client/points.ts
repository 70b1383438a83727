import { ageWords } from '#features/journey/rules.ts'
import { type CalendarDay, formatDay } from '#platform/shared/time/calendar.ts'
import type { Units } from '#platform/shared/units.ts'
import type { Scan } from '../contract.ts'
import { ageOn, isKnownAt, shareBelow } from '../rules.ts'
import { shareWords, sizeWords } from './measure-words.ts'
import type { Subject } from './subjects.ts'

/** One of the family's own measurements on the chart. */
export type Point = { id: number; measuredOn: CalendarDay; days: number; size: number; share: number | null }

/** The scans' points for a measure, earliest first; empty without a due date, because ages are counted from it. */
export function pointsOf({ measure }: Subject, scans: readonly Scan[], dueDate: CalendarDay | null): Point[] {
  if (measure === null) return []
  return scans
    .flatMap(({ id, measuredOn, [measure]: size }) => {
      const days = ageOn(measuredOn, dueDate)
      if (size === null || days === null || days < earliest || days > latest) return []
      return [{ id, measuredOn, days, size, share: isKnownAt(measure, days) ? shareBelow(measure, days, size) : null }]
    })
    .sort((one, other) => one.days - other.days || one.id - other.id)
}

/** "27 weeks and 1 day, Mar 5, 2026: 4.94 cm, about the 41st percentile: 41 of 100 babies measure less." */
export const pointWords = ({ measuredOn, days, size, share }: Point, { dimension }: Subject, units: Units): string =>
  `${daysWords(days)}, ${formatDay(measuredOn)}: ${sizeWords(dimension, size, units)}, ${
    share === null ? 'on a day that the standard does not cover' : shareWords(share, dimension)
  }.`

/** "27 weeks and 1 day". */
export const daysWords = (days: number): string => ageWords({ weeks: Math.floor(days / 7), days: days % 7 })

// A changed due date can leave a scan outside every chart. The list still shows it.
const earliest = 5 * 7
const latest = 44 * 7
