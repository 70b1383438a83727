const decimal = (size: number) => String(size).replace('.', ',')

// What scans measure, and the abbreviations in reports

export const measures = {
  headCircumference: 'Kopfumfang',
  biparietalDiameter: 'Querdurch\u00admesser des Kopfes',
  abdominalCircumference: 'Bauchumfang',
  femurLength: 'Oberschenkel\u00adlänge',
  crownRumpLength: 'Scheitel-Steiß-Länge',
  estimatedWeight: 'Geschätztes Gewicht',
}
/** With the English abbreviation in brackets, because reports from abroad use it. */
export const abbreviations = {
  headCircumference: 'KU (HC)',
  biparietalDiameter: 'BPD',
  abdominalCircumference: 'AU (AC)',
  femurLength: 'FL',
  crownRumpLength: 'SSL (CRL)',
  estimatedWeight: 'Schätzgewicht (EFW)',
}

/** A size in the units of reports. */
export const sizes = {
  mm: (size: number) => `${decimal(size)}\u00a0mm`,
  g: (size: number) => `${decimal(size)}\u00a0g`,
}

// Titles of the chart and of a scan

export const growth = 'Wachstum'
export const scan = 'Ultraschall'
export const scanOf = (day: string) => `Ultraschall vom ${day}`
/** If several babies are expected, each has a number. */
export const dayAndBaby = (day: string, baby: number) => `${day}, Baby ${baby}`

// Why a scan cannot be saved

export const sizeAtLeast = {
  mm: (least: number) =>
    `Mindestens ${decimal(least)}\u00a0mm. Wenn im Befund Zentimeter stehen, multipliziere mit zehn`,
  g: (least: number) =>
    `Mindestens ${decimal(least)}\u00a0g. Wenn im Befund Kilogramm stehen, multipliziere mit tausend`,
}
/** `most` is such as "450 mm". */
export const sizeAtMost = (most: string) => `Höchstens ${most}. Bitte prüfe die Zahl und ihre Einheit`
export const oneDecimal = 'Höchstens eine Stelle nach dem Komma'
export const wholeGrams = 'Bitte gib ganze Gramm ein'
export const nothingMeasured = 'Bitte gib mindestens einen Messwert ein'
/** `wide` and `around` are in millimetres. */
export const headTooWide = (wide: number, around: number) =>
  `Ein Kopf, der ${decimal(wide)}\u00a0mm breit ist, hat mehr als ${decimal(around)}\u00a0mm Umfang. Bitte prüfe beide Zahlen`
/** `typical` is such as "260 mm". */
export const impossibleSize = (typical: string) =>
  `In diesem Alter sind ${typical} typisch. Bitte prüfe die Zahl und ihre Einheit`
export const inTheFuture = 'Der Tag eines Ultraschalls kann nicht in der Zukunft liegen'
export const tooLongAgo = (days: number) => `Ein Ultraschall kann höchstens ${days} Tage zurückliegen`
/** `day` is the first day of the pregnancy. */
export const beforeThePregnancy = (day: string) =>
  `Diese Schwangerschaft wird ab ${day} gezählt: Ein Ultraschall kann nicht davor liegen`
export const scansNotLoaded = 'Deine Ultraschallwerte konnten nicht geladen werden.'
