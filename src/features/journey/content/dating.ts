/** How a pregnancy is dated: the starting points, their rules and sources. */

/** The cycle lengths, in days, that the form accepts. The due date is corrected for any length but 28. */
export const cycleLengthLimits = { min: 20, max: 45 } as const

/** Completed weeks that a scan report can state. */
export const scanWeekLimits = { min: 4, max: 42 } as const

/** Millimetres from crown to rump for which the INTERGROWTH-21st equation is valid. */
export const crownRumpLimits = { min: 15, max: 95 } as const

/** `known` is the option’s label, `day` the label of the date field. `rule` and `source` are shown under the result. */
type Counting = { known: string; day: string; rule: string; source: string }

const acog = 'ACOG Committee Opinion 700'

/** The ways to set the due date, in display order. */
export const countings = {
  'due-date': {
    known: 'Due date',
    day: 'Due date',
    rule: 'The date in the maternity record, as your midwife or doctor set it.',
    source: `${acog}.`,
  },
  'last-period': {
    known: 'First day of the last period',
    day: 'First day of the last period',
    rule: '280 days from the first day of the last period, adjusted if your cycle is longer or shorter than 28 days.',
    source: `${acog}; MSD Manual.`,
  },
  conception: {
    known: 'Day of conception',
    day: 'Day of conception',
    rule: '266 days from conception. The same from the day of egg retrieval or insemination.',
    source: `MSD Manual; ${acog}.`,
  },
  'transfer-day-5': {
    known: 'IVF transfer, five-day embryo',
    day: 'Day of the transfer',
    rule: '261 days from the transfer of a five-day embryo.',
    source: `${acog}.`,
  },
  'transfer-day-3': {
    known: 'IVF transfer, three-day embryo',
    day: 'Day of the transfer',
    rule: '263 days from the transfer of a three-day embryo.',
    source: `${acog}.`,
  },
  'transfer-day-6': {
    known: 'IVF transfer, six-day embryo',
    day: 'Day of the transfer',
    rule: '260 days from the transfer of a six-day embryo. Some clinics count it as a five-day one.',
    source: `${acog}.`,
  },
  'scan-age': {
    known: 'Scan with an age',
    day: 'Day of the scan',
    rule: '280 days minus the age from the scan, counted from the day of the scan.',
    source: `${acog}.`,
  },
  'scan-length': {
    known: 'Scan with a length (CRL)',
    day: 'Day of the scan',
    rule: 'The age is calculated from the length, in whole days. Then 280 days minus that age, counted from the day of the scan.',
    source: `INTERGROWTH-21st (Papageorghiou et al., 2014); ${acog}.`,
  },
} as const satisfies Record<string, Counting>

/** Days from the known day to the due date, for ways of counting that need nothing else. */
export const daysToDueDate = {
  'due-date': 0,
  conception: 266,
  'transfer-day-5': 261,
  'transfer-day-3': 263,
  'transfer-day-6': 260,
} as const

/** The mean age in days for a length in mm (INTERGROWTH-21st, Ultrasound Obstet Gynecol 2014;44:641-8). */
export const ageByLength = { constant: 40.9041, perRootMm: 3.21585, perMm: 0.348956 } as const

/** From the age `from` in days, a scan is a reason to change the date if the ages differ by more than `limit` days (ACOG 700). */
export const redatingRows = [
  { from: 0, limit: 5 },
  { from: 9 * 7, limit: 7 },
  { from: 16 * 7, limit: 10 },
  { from: 22 * 7, limit: 14 },
  // This late, a baby may be small because it grows slowly, not because it is younger.
  { from: 28 * 7, limit: 21 },
] as const
