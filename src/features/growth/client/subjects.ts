import { crownHeel, type Measure, sizeAt, standards, typicalCrownHeel } from '../rules.ts'
import type { Dimension } from './measure-words.ts'

/** What the chart can show. */
export type Subject = {
  label: string
  /** What it is, for who has never read a report. */
  about: string
  /** What of a scan is shown on it; none measures the length from head to heel. */
  measure: Measure | null
  dimension: Dimension
  from: number
  to: number
  /** What half of all babies are below. */
  middle: (days: number) => number
  /** Where it comes from, and whom it was made of. */
  source: string
}

const measured = (measure: Measure, label: string, about: string): Subject => {
  const { unit, from, to, name, population } = standards[measure]
  const middle = (days: number) => sizeAt(measure, days, 0.5)
  return { label, about, measure, dimension: unit, from, to, middle, source: `${name}, made of ${population}.` }
}

export const subjects = {
  weight: measured('estimatedWeight', 'Weight', 'An estimate calculated from the lengths that a scan measured.'),
  crownHeel: {
    ...crownHeel,
    label: 'Length, head to heel',
    about: 'The typical length. No scan measures it, so it has neither bands nor points of your own.',
    measure: null,
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

/** What there is most to see of at an age. */
export function firstSubject(days: number | null): SubjectName {
  if (days === null || days >= subjects.weight.from) return 'weight'
  return days >= subjects.headCircumference.from ? 'headCircumference' : 'crownRump'
}

/** The subject on which a measure is shown. */
export const subjectOf = (measure: Measure): SubjectName | undefined =>
  Object.keys(subjects)
    .filter(isSubjectName)
    .find((name) => subjects[name].measure === measure)
