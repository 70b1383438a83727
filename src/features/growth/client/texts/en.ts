// The section before it is opened

export const aboutSection =
  'Weight and length compared with published standards, and your own scans. Only admins see it.'
export const showChart = 'Show the growth chart'

// What the chart shows

export const addScan = 'Add a scan'
export const whichBaby = 'Which baby'
export const baby = (number: number) => `Baby ${number}`
export const forSingleBabies = 'The standards are based on single babies.'
export const whatToShow = 'What to show'
export const subjects = {
  weight: {
    label: 'Weight',
    about: 'An estimate calculated from the lengths measured in a scan. It can be off by a tenth, and sometimes more.',
  },
  crownHeel: {
    label: 'Length, head to heel',
    about: 'The typical length. No scan measures it, so the chart shows no bands and no points of your own.',
  },
  crownRump: {
    label: 'Length in the first weeks, crown to rump',
    about: 'From the top of the head to the bottom, as early scans measure it (CRL).',
  },
  headCircumference: { label: 'Head circumference', about: 'All the way round the head (HC).' },
  headWidth: {
    label: 'Biparietal diameter (width of the head)',
    about: 'From one side of the head to the other (BPD).',
  },
  abdominalCircumference: { label: 'Abdominal circumference', about: 'All the way round the tummy (AC).' },
  femurLength: { label: 'Femur length (thigh bone)', about: 'From the hip to the knee (FL).' },
}
export const comparedWith = 'Compared with'
export const standardsDiffer =
  'Standards differ, because different babies were measured for them. Ask which one your clinic uses.'
export const withoutDueDate = 'Your scans appear on the chart once your due date is set.'

// The chart. `label` is "Weight", and `standard` "Hadlock 1991".

export const byWeek = (label: string) => `${label} by week`
export const byWeekAndStandard = (label: string, standard: string) => `${label} by week, ${standard}`
export const scansOnChart = 'Your scans on the chart'
export const completedWeeks = 'completed weeks'
export const today = 'Today'
/** The label at the right end of a line of the chart, by the unit of the measure. */
export const babiesBelow = {
  mm: (count: number) => `${count} of 100 measure less`,
  g: (count: number) => `${count} of 100 weigh less`,
}

// A point of the chart. `age` is "28 weeks", `day` "Mar 5, 2026" and `size` "1.10 kg".

export const pointsWillAppear = 'Your scans will appear as points on this chart.'
export const point = (age: string, day: string, size: string) => `${age}, ${day}: ${size}.`
export const estimatedPoint = (age: string, day: string, size: string, formula: string) =>
  `${age}, ${day}: ${size}, estimated here by ${formula}.`
/** `percentile` is `aboutPercentile`, `belowLowestLine` or `aboveHighestLine`. */
export const pointAt = (age: string, day: string, size: string, percentile: string) =>
  `${age}, ${day}: ${size}, ${percentile}`
export const estimatedPointAt = (age: string, day: string, size: string, formula: string, percentile: string) =>
  `${age}, ${day}: ${size}, estimated here by ${formula}, ${percentile}`
export const aboutPercentile = {
  mm: (percent: number) => `about the ${ordinal(percent)} percentile: ${percent} of 100 babies measure less.`,
  g: (percent: number) => `about the ${ordinal(percent)} percentile: ${percent} of 100 babies weigh less.`,
}
export const belowLowestLine = (percent: number) =>
  `below the lowest line of the chart, the ${ordinal(percent)} percentile. This is true of a few babies in every hundred. The person who did the scan can tell you what it means for yours.`
export const aboveHighestLine = (percent: number) =>
  `above the highest line of the chart, the ${ordinal(percent)} percentile. This is true of a few babies in every hundred. The person who did the scan can tell you what it means for yours.`
/** `from` and `to` are such as "20 weeks". */
export const notCovered = (standard: string, from: string, to: string) =>
  `${standard} covers only ${from} to ${to}, so there is no percentile for this day.`

// What the chart means

export const aboutBands = {
  mm: (within: number) =>
    `Of 100 babies, ${within} lie within the wide band and 80 within the inner one. The numbers at the right end say how many measure less. The bands were made from many babies and know nothing about yours.`,
  g: (within: number) =>
    `Of 100 babies, ${within} lie within the wide band and 80 within the inner one. The numbers at the right end say how many weigh less. The bands were made from many babies and know nothing about yours.`,
}
export const aboutPercentiles =
  'A percentile compares a scan’s measurement with babies of exactly the same age. It is not a grade, and one value is not a diagnosis. Ask the person who did the scan what it means for you.'
export const basisOfCrownHeel =
  'Our own curve through typical lengths: estimated from the thigh bone for weeks 14 to 23, and taken from newborns (INTERGROWTH-21st newborn standards) for weeks 24 to 42.'
export const fitsSomeLess = 'It fits some families less well than others.'

// The table

export const showTable = 'Show as a table'
export const hideTable = 'Hide the table'
export const asTable = (label: string) => `${label} as a table`
export const caption = (label: string, unit: string) => `${label} in ${unit}, at the beginning of each week`
export const captionWithStandard = (label: string, unit: string, standard: string) =>
  `${label} in ${unit}, at the beginning of each week, ${standard}`
export const week = 'Week'
export const median = 'Median'
export const typical = 'Typical'
export const yours = 'Yours'
/** A percentile: "1st", "52nd", "11th". */
export function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13
  return `${number}${(!isTeen && ['', 'st', 'nd', 'rd'][number % 10]) || 'th'}`
}
export const sizeAt = (size: string, percent: number) => `${size} (${ordinal(percent)})`
export const sizeBelow = (size: string, percent: number) => `${size} (below ${ordinal(percent)})`
export const sizeAbove = (size: string, percent: number) => `${size} (above ${ordinal(percent)})`

// The scans

export const noScans = 'No scans yet. Only admins of this journey see them.'
export const yourScans = 'Your scans'
export const showEarlier = (count: number) => `Show ${count} earlier`
/** `which` is "Mar 5, 2026" or "Mar 5, 2026, baby 2". */
export const editScan = (which: string) => `Edit the scan of ${which}`
export const deleteScan = (which: string) => `Delete the scan of ${which}`
export const weightBy = (formula: string) => `Weight by ${formula}`

// A new or changed scan

export const added = {
  title: 'Add a scan',
  act: 'Add scan',
  acting: 'Adding...',
  done: 'Scan added',
  failed: 'Failed to add scan',
}
export const changed = {
  title: 'Edit scan',
  act: 'Save',
  acting: 'Saving...',
  done: 'Scan saved',
  failed: 'Scan not saved',
}
export const day = 'Day of the scan'
export const letteredBabies = 'Some reports say A and B, or twin 1 and twin 2'
export const asInReport = 'Measurements, as written in the report'
/** `measure` is an abbreviation: "HC, mm". */
export const inReport = (measure: string, unit: string) => `${measure}, ${unit}`
export const inReportWithSize = (measure: string, unit: string, size: string) => `${measure}, ${unit} = ${size}`
export const withoutWeight =
  'If the report gives no weight, leave that field empty. The weight is then estimated from the lengths, and the chart says which formula was used.'
export const note = 'Note'

// Deleting a scan

export const deleteQuestion = (day: string) => `Delete the scan of ${day}?`
export const canBeBroughtBack = (days: number) =>
  `It disappears from the chart for every admin. You can bring it back for ${days} days.`
export const confirmDelete = 'Delete'
export const deleted = 'Scan deleted'
export const restored = 'Scan brought back'
export const notDeleted = 'Failed to delete scan'

// Sizes. The numbers are written with a decimal point, such as "26.45".

export const units = { mm: 'mm', cm: 'cm', in: 'in', g: 'g', kg: 'kg', lb: 'lb' }
export const sizes = {
  cm: (size: string) => `${size} cm`,
  in: (size: string) => `${size} in`,
  kg: (size: string) => `${size} kg`,
  lb: (size: string) => `${size} lb`,
  oz: (size: string) => `${size} oz`,
}
export const poundsAndOunces = (pounds: number, ounces: number) => `${pounds} lb ${ounces} oz`
/** A size in the unit of the report, and in the reader's units: "264.5 mm (10.41 in)". */
export const sizeInBoth = (size: string, inOwnUnits: string) => `${size} (${inOwnUnits})`
