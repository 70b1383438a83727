/**
 * What scans measure, how large babies typically are, and which measurements are impossible. Ages are days from the last
 * period, lengths millimetres, weights grams.
 */
import { pregnancyLength } from '#features/journey/rules.ts'
import { addDays, type CalendarDay, daysBetween, formatDay } from '#platform/shared/time/calendar.ts'
import { standards } from './content/lengths.ts'
import { covers } from './content/standard.ts'
import { usualWeightStandard, weightStandards } from './content/weights.ts'
import { texts } from './texts/texts.ts'

export const measures = [
  'headCircumference',
  'biparietalDiameter',
  'abdominalCircumference',
  'femurLength',
  'crownRumpLength',
  'estimatedWeight',
] as const
export type Measure = (typeof measures)[number]
export type Length = Exclude<Measure, 'estimatedWeight'>

/** The unit of a measure in reports. */
export const unitOf = (measure: Measure): 'mm' | 'g' => (measure === 'estimatedWeight' ? 'g' : 'mm')

/** The limits for a size on any day: `least` is what the earliest scans measure, and `most` is more than any scan measures. */
export const limits: Readonly<Record<Measure, { least: number; most: number }>> = {
  headCircumference: { least: 40, most: 450 },
  biparietalDiameter: { least: 11, most: 150 },
  abdominalCircumference: { least: 40, most: 500 },
  femurLength: { least: 2, most: 110 },
  crownRumpLength: { least: 1, most: 150 },
  estimatedWeight: { least: 5, most: 8000 },
}

export { crownHeel, standards, typicalCrownHeel } from './content/lengths.ts'

/** The standard for the weights in the guide. */
export const usualWeight = weightStandards[usualWeightStandard]

type Dates = { readonly dueDate: CalendarDay | null; readonly today: CalendarDay }

/** Gestational age on a day, in days from the last period; null without a due date. */
export const ageOn = (day: CalendarDay, dueDate: CalendarDay | null): number | null =>
  dueDate === null ? null : pregnancyLength - daysBetween(day, dueDate)

type Sizes = { readonly [measure in Measure]?: number | null | undefined }
type Measured = Sizes & { readonly measuredOn: CalendarDay }

/**
 * The errors of a scan, by field. When a scan is edited and its day stays the same, an unchanged value is accepted, because the
 * due date may have changed since.
 */
export function scanErrors(scan: Measured, dates: Dates, saved?: Measured): Partial<Record<keyof Measured, string>> {
  const isSameDay = scan.measuredOn === saved?.measuredOn
  const day = isSameDay ? null : dayError(scan.measuredOn, dates)
  if (day) return { measuredOn: day }
  const age = ageOn(scan.measuredOn, dates.dueDate)
  const isNew = (measure: Measure) => !isSameDay || scan[measure] !== saved?.[measure]
  const faults = measures.flatMap((measure) => {
    const size = scan[measure]
    const why = size != null && age !== null && isNew(measure) && sizeError(measure, size, age)
    return why ? [[measure, why]] : []
  })
  const head = isNew('headCircumference') || isNew('biparietalDiameter') ? headError(scan) : null
  return { ...Object.fromEntries(faults), ...(head && { headCircumference: head }) }
}

function headError({ headCircumference: around, biparietalDiameter: wide }: Sizes): string | null {
  if (around == null || wide == null || around >= 2 * wide) return null
  return texts.headTooWide(wide, Math.floor(2 * wide))
}

/** The number of the baby that a scan measured. Without a number, it is the first baby. */
export const babyOf = ({ baby }: { readonly baby: number | null }): number => baby ?? 1

/** The number of babies with a chart. A baby with scans keeps its chart if the family later enters fewer babies. */
export const babiesIn = (scans: readonly { readonly baby: number | null }[], babies: number | null): number =>
  Math.max(babies ?? 1, ...scans.map(babyOf))

/** Limits as shares of the median. No baby is outside them, even if ill: a size outside is mistyped or in another unit. */
const [leastShare, mostShare] = [0.15, 3]

function sizeError(measure: Measure, size: number, age: number): string | null {
  const standard = measure === 'estimatedWeight' ? usualWeight : standards[measure]
  if (!covers(standard, age)) return null
  const median = standard.sizeAt(age / 7, 0)
  if (size >= leastShare * median && size <= mostShare * median) return null
  return texts.impossibleSize(texts.sizes[unitOf(measure)](Math.round(median)))
}

/** The error for this day of a scan; null if there is none. */
function dayError(day: CalendarDay, { dueDate, today }: Dates): string | null {
  if (day > today) return texts.inTheFuture
  if (dueDate === null) return daysBetween(day, today) > longestJourney ? texts.tooLongAgo(longestJourney) : null
  const firstDay = addDays(dueDate, -pregnancyLength)
  return day < firstDay ? texts.beforeThePregnancy(formatDay(firstDay)) : null
}

/** No pregnancy began more than this many days ago, because a due date is at most 60 days ago. */
const longestJourney = pregnancyLength + 60
