/**
 * How large babies are at a gestational age: medians and spreads of published standards. Ages are days from the last
 * period, lengths millimetres, weights grams.
 */
import { pregnancyLength } from '#features/journey/rules.ts'
import { addDays, type CalendarDay, daysBetween, formatDay } from '#platform/shared/time/calendar.ts'

export const measures = [
  'headCircumference',
  'biparietalDiameter',
  'abdominalCircumference',
  'femurLength',
  'crownRumpLength',
  'estimatedWeight',
] as const
export type Measure = (typeof measures)[number]

/** A measure's name, and its abbreviation in reports. */
export const measureWords: Readonly<Record<Measure, { name: string; report: string }>> = {
  headCircumference: { name: 'Head circumference', report: 'HC' },
  biparietalDiameter: { name: 'Width of the head', report: 'BPD' },
  abdominalCircumference: { name: 'Abdominal circumference', report: 'AC' },
  femurLength: { name: 'Thigh bone', report: 'FL' },
  crownRumpLength: { name: 'Crown to rump', report: 'CRL' },
  estimatedWeight: { name: 'Estimated weight', report: 'EFW' },
}

/** The largest values that can be entered; no baby has reached them. */
export const mostOf: Readonly<Record<Measure, number>> = {
  headCircumference: 450,
  biparietalDiameter: 150,
  abdominalCircumference: 500,
  femurLength: 110,
  crownRumpLength: 150,
  estimatedWeight: 8000,
}

type Standard = {
  readonly unit: 'mm' | 'g'
  /** The standard's name, shown beside every figure. */
  readonly name: string
  /** The babies it was measured on. */
  readonly population: string
  /** The first and last day it was published for, inclusive. */
  readonly from: number
  readonly to: number
  /** A function of exact weeks. */
  mean(weeks: number): number
  sd(weeks: number): number
}

const eightCountries = 'single babies of healthy mothers at low risk, in eight countries'

const intergrowth = {
  unit: 'mm',
  name: 'INTERGROWTH-21st fetal growth standards (Papageorghiou et al., Lancet 2014)',
  population: eightCountries,
  from: 14 * 7,
  to: 40 * 7,
} as const

const { exp, log: ln } = Math

/** The median weight in grams; the standard deviation is proportional to it. */
const hadlockWeight = (weeks: number) => exp(0.578 + 0.332 * weeks - 0.00354 * weeks ** 2)

export const standards: Readonly<Record<Measure, Standard>> = {
  headCircumference: {
    ...intergrowth,
    mean: (w) => -28.2849 + 1.69267 * w ** 2 - 0.397485 * w ** 2 * ln(w),
    sd: (w) => 1.98735 + 0.0136772 * w ** 3 - 0.00726264 * w ** 3 * ln(w) + 0.000976253 * w ** 3 * ln(w) ** 2,
  },
  biparietalDiameter: {
    ...intergrowth,
    mean: (w) => 5.60878 + 0.158369 * w ** 2 - 0.00256379 * w ** 3,
    sd: (w) => exp(0.101242 + 0.00150557 * w ** 3 - 0.000771535 * w ** 3 * ln(w) + 0.0000999638 * w ** 3 * ln(w) ** 2),
  },
  abdominalCircumference: {
    ...intergrowth,
    mean: (w) => -81.3243 + 11.6772 * w - 0.000561865 * w ** 3,
    sd: (w) => -4.36302 + 0.121445 * w ** 2 - 0.0130256 * w ** 3 + 0.00282143 * w ** 3 * ln(w),
  },
  femurLength: {
    ...intergrowth,
    mean: (w) => -39.9616 + 4.32298 * w - 0.0380156 * w ** 2,
    sd: (w) => exp(0.605843 - 42.0014 / w ** 2 + 0.00000917972 * w ** 3),
  },
  crownRumpLength: {
    unit: 'mm',
    name: 'INTERGROWTH-21st crown-rump length (Papageorghiou et al., Ultrasound Obstet Gynecol 2014)',
    population: eightCountries,
    from: 58,
    to: 105,
    mean: (w) => -50.6562 + 0.815118 * w * 7 + 0.00535302 * (w * 7) ** 2,
    sd: (w) => -2.21626 + 0.0984894 * w * 7,
  },
  estimatedWeight: {
    unit: 'g',
    name: 'Hadlock weight standard (Hadlock et al., Radiology 1991)',
    population: 'babies of 392 mothers, most of them white and of the middle class',
    // Published from week 10, where it is about eight times too heavy. Shown from the week where it matches real weights.
    from: 20 * 7,
    to: 40 * 7,
    mean: hadlockWeight,
    sd: (w) => 0.127 * hadlockWeight(w),
  },
}

/** Whether the standard covers this day. */
export const isKnownAt = (measure: Measure, days: number): boolean =>
  days >= standards[measure].from && days <= standards[measure].to

/** The first and last day with a crown-heel length, inclusive. */
export const crownHeel = { from: 14 * 7, to: 42 * 7 } as const

/**
 * The typical length from crown to heel: a curve through lengths derived from the thigh bone (weeks 14 to 23) and lengths
 * of newborns (INTERGROWTH-21st, weeks 24 to 42). No scan measures it, so it has no bands. Throws RangeError on other days.
 */
export function typicalCrownHeel(days: number): number {
  if (!(days >= crownHeel.from && days <= crownHeel.to)) throw new RangeError(`No length is told for day ${days}.`)
  const weeks = days / 7
  return 10 * (-12.232 + 1.810563 * weeks + 0.01022863 * weeks ** 2 - 0.00042084 * weeks ** 3)
}

/** The chart's bands, as the share of babies that are smaller. */
export const bands = [0.03, 0.1, 0.5, 0.9, 0.97] as const

/** The z scores of the bands. */
const zOf: Readonly<Record<(typeof bands)[number], number>> = {
  0.03: -1.880794,
  0.1: -1.281552,
  0.5: 0,
  0.9: 1.281552,
  0.97: 1.880794,
}

/** The size at this centile (a share from 0 to 1); throws RangeError on a day that the standard does not cover. */
export function sizeAt(measure: Measure, days: number, share: (typeof bands)[number]): number {
  const { mean, sd } = coveredAt(measure, days)
  return mean(days / 7) + zOf[share] * sd(days / 7)
}

/** The share of babies that are smaller, 0 to 1; throws RangeError on a day that the standard does not cover. */
export function shareBelow(measure: Measure, days: number, size: number): number {
  const { mean, sd } = coveredAt(measure, days)
  return normalShare((size - mean(days / 7)) / sd(days / 7))
}

type Dates = { readonly dueDate: CalendarDay | null; readonly today: CalendarDay }

/** Gestational age on a day, in days from the last period; null without a due date. */
export const ageOn = (day: CalendarDay, dueDate: CalendarDay | null): number | null =>
  dueDate === null ? null : pregnancyLength - daysBetween(day, dueDate)

/** Why this day cannot be the day of a scan; null if it can. */
export function whyNoScanOn(day: CalendarDay, { dueDate, today }: Dates): string | null {
  if (day > today) return 'The day of a scan cannot be in the future'
  if (dueDate === null)
    return daysBetween(day, today) > longestJourney ? `The day of a scan is at most ${longestJourney} days ago` : null
  const firstDay = addDays(dueDate, -pregnancyLength)
  return day < firstDay ? `This pregnancy is counted from ${formatDay(firstDay)}: a scan cannot be before that` : null
}

/** The longest possible pregnancy so far without a due date, because due dates are at most 60 days ago. */
const longestJourney = pregnancyLength + 60

function coveredAt(measure: Measure, days: number): Standard {
  if (!isKnownAt(measure, days)) throw new RangeError(`No standard for ${measure} on day ${days}.`)
  return standards[measure]
}

/** The normal distribution up to z, to seven digits: Abramowitz and Stegun, 26.2.17. */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    (exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z < 0 ? tail : 1 - tail
}
