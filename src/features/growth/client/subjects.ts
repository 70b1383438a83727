import { type Standard, sizeAt } from '../content/standard.ts'
import {
  usualWeightStandard,
  type WeightStandard,
  type WeightStandardName,
  weightStandards,
} from '../content/weights.ts'
import { crownHeel, type Length, type Measure, standards, typicalCrownHeel } from '../rules.ts'
import type { Dimension } from './measure-words.ts'

/** A measure that the chart can show. */
export type Subject = {
  label: string
  /** An explanation for people who have never read a report. */
  about: string
  /** The scan measure drawn as points; null for the length from head to heel, which no scan measures. */
  measure: Measure | null
  /** The standard that gives the percentile bands; null if the chart has none. */
  standard: Standard | null
  /** The same standard if it is a weight standard, otherwise null. */
  weights: WeightStandard | null
  dimension: Dimension
  /** The first and last day of the curves. */
  from: number
  to: number
  /** The curve in the middle: the standard's median, or the typical length. */
  middle: (days: number) => number
  /** The publication behind the curves, and the babies it measured. */
  source: string
}

function measured(measure: Length, label: string, about: string): Subject {
  return { label, about, measure, weights: null, dimension: 'mm', ...comparedWith(standards[measure]) }
}

const comparedWith = (standard: Standard) => ({
  standard,
  from: standard.from,
  to: standard.to,
  middle: (days: number) => sizeAt(standard, days, 50),
  source: `${standard.source}, based on ${standard.population}.`,
})

const weightSubject = (name: WeightStandardName): Subject => ({
  label: 'Weight',
  about: 'An estimate calculated from the lengths measured in a scan. It can be off by a tenth, and sometimes more.',
  measure: 'estimatedWeight',
  weights: weightStandards[name],
  dimension: 'g',
  ...comparedWith(weightStandards[name]),
})

export const subjects = {
  weight: weightSubject(usualWeightStandard),
  crownHeel: {
    ...crownHeel,
    label: 'Length, head to heel',
    about: 'The typical length. No scan measures it, so it has neither bands nor points of your own.',
    measure: null,
    standard: null,
    weights: null,
    dimension: 'mm',
    middle: typicalCrownHeel,
    source:
      'Our own curve through typical lengths: estimated from the thigh bone for weeks 14 to 23, and taken from newborns ' +
      '(INTERGROWTH-21st newborn standards) for weeks 24 to 42.',
  },
  crownRump: measured(
    'crownRumpLength',
    'Length in the first weeks, crown to rump',
    'From the top of the head to the bottom, as early scans measure it (CRL).',
  ),
  headCircumference: measured('headCircumference', 'Head circumference', 'All the way round the head (HC).'),
  headWidth: measured(
    'biparietalDiameter',
    'Biparietal diameter (width of the head)',
    'From one side of the head to the other (BPD).',
  ),
  abdominalCircumference: measured(
    'abdominalCircumference',
    'Abdominal circumference',
    'All the way round the tummy (AC).',
  ),
  femurLength: measured('femurLength', 'Femur length (thigh bone)', 'From the hip to the knee (FL).'),
} as const satisfies Record<string, Subject>

export type SubjectName = keyof typeof subjects

export const isSubjectName = (name: string): name is SubjectName => Object.hasOwn(subjects, name)

/** The subject of this name. Weight is compared with the chosen standard. */
export const subjectWith = (name: SubjectName, weights: WeightStandardName): Subject =>
  name === 'weight' ? weightSubject(weights) : subjects[name]

/** The chart with the most information at an age. */
export function firstSubject(days: number | null): SubjectName {
  if (days === null || days >= subjects.weight.from) return 'weight'
  return days >= subjects.headCircumference.from ? 'headCircumference' : 'crownRump'
}

/** The chart that shows a measure. */
export const subjectOf = (measure: Measure): SubjectName | undefined =>
  Object.keys(subjects)
    .filter(isSubjectName)
    .find((name) => subjects[name].measure === measure)
