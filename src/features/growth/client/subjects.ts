import { type Standard, sizeAt } from '../content/standard.ts'
import {
  usualWeightStandard,
  type WeightStandard,
  type WeightStandardName,
  weightStandards,
} from '../content/weights.ts'
import { crownHeel, type Length, type Measure, standards, typicalCrownHeel } from '../rules.ts'
import type { Dimension } from './measure-words.ts'

export type SubjectName =
  | 'weight'
  | 'crownHeel'
  | 'crownRump'
  | 'headCircumference'
  | 'headWidth'
  | 'abdominalCircumference'
  | 'femurLength'

/** A measure that the chart can show. `texts.subjects` has its words. */
export type Subject = {
  name: SubjectName
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
}

const lengthSubject = (name: SubjectName, measure: Length): Subject => ({
  name,
  measure,
  weights: null,
  dimension: 'mm',
  ...comparedWith(standards[measure]),
})

const comparedWith = (standard: Standard) => ({
  standard,
  from: standard.from,
  to: standard.to,
  middle: (days: number) => sizeAt(standard, days, 50),
})

const weightSubject = (name: WeightStandardName): Subject => ({
  name: 'weight',
  measure: 'estimatedWeight',
  weights: weightStandards[name],
  dimension: 'g',
  ...comparedWith(weightStandards[name]),
})

export const subjects: Readonly<Record<SubjectName, Subject>> = {
  weight: weightSubject(usualWeightStandard),
  crownHeel: {
    ...crownHeel,
    name: 'crownHeel',
    measure: null,
    standard: null,
    weights: null,
    dimension: 'mm',
    middle: typicalCrownHeel,
  },
  crownRump: lengthSubject('crownRump', 'crownRumpLength'),
  headCircumference: lengthSubject('headCircumference', 'headCircumference'),
  headWidth: lengthSubject('headWidth', 'biparietalDiameter'),
  abdominalCircumference: lengthSubject('abdominalCircumference', 'abdominalCircumference'),
  femurLength: lengthSubject('femurLength', 'femurLength'),
}

export const isSubjectName = (name: string): name is SubjectName => Object.hasOwn(subjects, name)

/** The subject of this name. Weight is compared with the chosen standard. */
export const subjectWith = (name: SubjectName, weights: WeightStandardName): Subject =>
  name === 'weight' ? weightSubject(weights) : subjects[name]

/**
 * The chart that is shown first at a gestational age in days. The weight is preferred, then the head circumference, then the
 * crown-rump length, as far as their standards cover the age. Without an age it is the weight.
 */
export function firstSubject(days: number | null): SubjectName {
  if (days === null || days >= subjects.weight.from) return 'weight'
  return days >= subjects.headCircumference.from ? 'headCircumference' : 'crownRump'
}

/** The chart that shows a measure. */
export const subjectOf = (measure: Measure): SubjectName | undefined =>
  Object.keys(subjects)
    .filter(isSubjectName)
    .find((name) => subjects[name].measure === measure)
