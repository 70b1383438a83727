// What scans measure, and the abbreviations in reports

export const measures = {
  headCircumference: 'Perímetro cefálico',
  biparietalDiameter: 'Ancho de la cabeza',
  abdominalCircumference: 'Perímetro abdominal',
  femurLength: 'Hueso del muslo',
  crownRumpLength: 'De la cabeza a las nalgas',
  estimatedWeight: 'Peso estimado',
}
export const abbreviations = {
  headCircumference: 'PC',
  biparietalDiameter: 'DBP',
  abdominalCircumference: 'PA',
  femurLength: 'LF',
  crownRumpLength: 'LCC (CRL)',
  estimatedWeight: 'PFE',
}

/** "264.5" becomes "264,5". */
const decimal = (number: number) => String(number).replace('.', ',')

/** A size in the units of reports. */
export const sizes = {
  mm: (size: number) => `${decimal(size)}\u00a0mm`,
  g: (size: number) => `${decimal(size)}\u00a0g`,
}

// Titles of the chart and of a scan

export const growth = 'Crecimiento'
export const scan = 'Ecografía'
export const scanOf = (day: string) => `Ecografía del ${day}`
/** If several babies are expected, each has a number. */
export const dayAndBaby = (day: string, baby: number) => `${day}, bebé ${baby}`

// Why a scan cannot be saved

export const sizeAtLeast = {
  mm: (least: number) => `Como mínimo ${decimal(least)}\u00a0mm. Si el informe usa centímetros, multiplica por diez`,
  g: (least: number) => `Como mínimo ${decimal(least)}\u00a0g. Si el informe usa kilogramos, multiplica por mil`,
}
/** `most` is such as "450 mm". */
export const sizeAtMost = (most: string) => `Como máximo ${most}. Comprueba el número y su unidad`
export const oneDecimal = 'Como máximo, una cifra decimal'
export const wholeGrams = 'Escribe gramos enteros'
export const nothingMeasured = 'Escribe al menos una medida'
/** `wide` and `around` are in millimetres. */
export const headTooWide = (wide: number, around: number) =>
  `Una cabeza de ${decimal(wide)}\u00a0mm de ancho tiene más de ${decimal(around)}\u00a0mm de perímetro. Comprueba ambos números`
/** `typical` is such as "260 mm". */
export const impossibleSize = (typical: string) =>
  `Lo habitual a esta edad son ${typical}. Comprueba el número y su unidad`
export const inTheFuture = 'El día de una ecografía no puede estar en el futuro'
export const tooLongAgo = (days: number) => `Una ecografía no puede ser de hace más de ${days} días`
/** `day` is the first day of the pregnancy. */
export const beforeThePregnancy = (day: string) =>
  `Este embarazo se cuenta desde el ${day}: una ecografía no puede ser anterior`
export const scansNotLoaded = 'No se han podido cargar tus ecografías.'
