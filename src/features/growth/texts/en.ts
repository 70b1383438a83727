// What scans measure, and the abbreviations in reports

export const measures = {
  headCircumference: 'Head circumference',
  biparietalDiameter: 'Width of the head',
  abdominalCircumference: 'Abdominal circumference',
  femurLength: 'Thigh bone',
  crownRumpLength: 'Crown to rump',
  estimatedWeight: 'Estimated weight',
}
export const abbreviations = {
  headCircumference: 'HC',
  biparietalDiameter: 'BPD',
  abdominalCircumference: 'AC',
  femurLength: 'FL',
  crownRumpLength: 'CRL',
  estimatedWeight: 'EFW',
}

/** A size in the units of reports. */
export const sizes = {
  mm: (size: number) => `${size} mm`,
  g: (size: number) => `${size} g`,
}

// Titles of the chart and of a scan

export const growth = 'Growth'
export const scan = 'Scan'
export const scanOf = (day: string) => `Scan of ${day}`
/** If several babies are expected, each has a number. */
export const dayAndBaby = (day: string, baby: number) => `${day}, baby ${baby}`

// Why a scan cannot be saved

export const sizeAtLeast = {
  mm: (least: number) => `At least ${least} mm. If the report says centimeters, multiply by ten`,
  g: (least: number) => `At least ${least} g. If the report says kilograms, multiply by a thousand`,
}
/** `most` is such as "450 mm". */
export const sizeAtMost = (most: string) => `At most ${most}. Please check the number and its unit`
export const oneDecimal = 'At most one digit after the decimal point'
export const wholeGrams = 'Please enter whole grams'
export const nothingMeasured = 'Please enter at least one measurement'
/** `wide` and `around` are in millimetres. */
export const headTooWide = (wide: number, around: number) =>
  `A head that is ${wide} mm wide is more than ${around} mm around. Please check both numbers`
/** `typical` is such as "260 mm". */
export const impossibleSize = (typical: string) =>
  `${typical} is typical at this age. Please check the number and its unit`
export const inTheFuture = 'The day of a scan cannot be in the future'
export const tooLongAgo = (days: number) => `A scan cannot be more than ${days} days ago`
/** `day` is the first day of the pregnancy. */
export const beforeThePregnancy = (day: string) => `This pregnancy is counted from ${day}: a scan cannot be before that`
export const scansNotLoaded = 'Your scans could not be loaded.'
