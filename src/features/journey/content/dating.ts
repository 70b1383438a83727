/** How a pregnancy is dated: the starting points and the numbers of their rules. */

/** The cycle lengths, in days, that the form accepts. The due date is corrected for any length but 28. */
export const cycleLengthLimits = { min: 20, max: 45 } as const

/** Completed weeks that a scan report can state. */
export const scanWeekLimits = { min: 4, max: 42 } as const

/** Millimetres from crown to rump for which the INTERGROWTH-21st equation is valid. */
export const crownRumpLimits = { min: 15, max: 95 } as const

/** The ways to set the due date, in display order. The client’s texts name the rule of each, and its source. */
export const countings = [
  'due-date',
  'last-period',
  'conception',
  'transfer-day-5',
  'transfer-day-3',
  'transfer-day-6',
  'scan-age',
  'scan-length',
] as const

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
