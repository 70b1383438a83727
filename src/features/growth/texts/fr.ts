// What scans measure, and the abbreviations in reports

export const measures = {
  headCircumference: 'Périmètre crânien',
  biparietalDiameter: 'Largeur de la tête',
  abdominalCircumference: 'Périmètre abdominal',
  femurLength: 'Fémur',
  crownRumpLength: 'De la tête aux fesses',
  estimatedWeight: 'Poids estimé',
}
export const abbreviations = {
  headCircumference: 'PC',
  biparietalDiameter: 'BIP',
  abdominalCircumference: 'PA',
  femurLength: 'LF',
  crownRumpLength: 'LCC',
  estimatedWeight: 'EPF',
}

/** "26.5" becomes "26,5". */
const decimal = (size: number) => String(size).replace('.', ',')

/** A size in the units of reports. */
export const sizes = {
  mm: (size: number) => `${decimal(size)}\u00a0mm`,
  g: (size: number) => `${decimal(size)}\u00a0g`,
}

// Titles of the chart and of a scan

export const growth = 'Croissance'
export const scan = 'Échographie'
export const scanOf = (day: string) => `Échographie du ${day}`
/** If several babies are expected, each has a number. */
export const dayAndBaby = (day: string, baby: number) => `${day}, bébé ${baby}`

// Why a scan cannot be saved

export const sizeAtLeast = {
  mm: (least: number) => `Au moins ${decimal(least)}\u00a0mm. Si le compte rendu est en centimètres, multiplie par dix`,
  g: (least: number) => `Au moins ${decimal(least)}\u00a0g. Si le compte rendu est en kilogrammes, multiplie par mille`,
}
/** `most` is such as "450 mm". */
export const sizeAtMost = (most: string) => `Au plus ${most}. Vérifie le nombre et son unité`
export const oneDecimal = 'Au plus un chiffre après la virgule'
export const wholeGrams = 'Saisis un nombre entier de grammes'
export const nothingMeasured = 'Saisis au moins une mesure'
/** `wide` and `around` are in millimetres. */
export const headTooWide = (wide: number, around: number) =>
  `Si la tête fait ${decimal(wide)}\u00a0mm de large, son périmètre dépasse ${decimal(around)}\u00a0mm. Vérifie les deux nombres`
/** `typical` is such as "260 mm". */
export const impossibleSize = (typical: string) =>
  `La valeur typique à cet âge est ${typical}. Vérifie le nombre et son unité`
export const inTheFuture = 'La date d’une échographie ne peut pas être dans le futur'
export const tooLongAgo = (days: number) => `Une échographie ne peut pas dater de plus de ${days} jours`
/** `day` is the first day of the pregnancy. */
export const beforeThePregnancy = (day: string) =>
  `Cette grossesse est comptée à partir du ${day}\u00a0: une échographie ne peut pas être antérieure`
export const scansNotLoaded = 'Impossible de charger tes échographies.'
