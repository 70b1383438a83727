// Heart rate

export const heartNotYet = 'Todavía no'
export const heartTooEarly = 'Aún es pronto para ver el latido del corazón'
export const beatsPerMinute = 'latidos por minuto'

// Weight

/** Shown instead of a number if the baby is too light to weigh. The unit follows. */
export const leastWeight = { metric: 'Menos de 1', us: 'Menos de 0,04' }
export const grams = 'g'
export const kilograms = 'kg'
export const ounces = 'oz'
export const wholePounds = (pounds: number) => `${pounds}\u00a0lb`
export const poundsAndOunces = (pounds: number, ounces: number) => `${pounds}\u00a0lb ${ounces}\u00a0oz`

// Length

export const leastLength = { metric: 'Menos de 1\u00a0mm', us: 'Menos de 0,04\u00a0pulg.' }
export const millimetres = 'mm'
export const centimetres = 'cm'
export const inches = 'pulg.'
export const measures = { 'crown-rump': 'de la cabeza a las nalgas', 'crown-heel': 'de la cabeza a los talones' }
/** Also at the end of a sentence: "… lo mismo que una manzana: 9,4 cm, de la cabeza a los talones." */
export const crownToRump = (length: string) => `${length}, de la cabeza a las nalgas`
export const crownToHeel = (length: string) => `${length}, de la cabeza a los talones`

// Whether the baby is compared by length or by weight

export const comparedByLength = 'Comparado por longitud'
export const comparedByWeight = 'Comparado por peso'

// The days to which a line of the guide applies. A day is an age or a date: "14 semanas", "sábado, 9 de mayo"

/** "las 14 semanas", "1 semana", "el sábado 9 de mayo" */
const withArticle = (day: string) => {
  if (/^[01] semanas?\b/.test(day) || /^\d+ días?$/.test(day)) return day
  return /^\d/.test(day) ? `las ${day}` : `el ${day.replace(', ', ' ')}`
}

export const fromDay = (day: string) => `Desde ${withArticle(day)}`
export const untilDay = (day: string) => `Hasta ${withArticle(day)}`
export const fromDayUntilDay = (from: string, until: string) => `Desde ${withArticle(from)} hasta ${withArticle(until)}`

// Notes on emergency numbers and helplines, after the number or the name

export const numberNotes = {
  directInFourProvinces:
    'En Buenos Aires, Córdoba, Jujuy y Tierra del Fuego, el 107 comunica directamente con las ambulancias.',
  fromMobileOr10177: 'Desde un móvil. Desde un teléfono fijo, llama al 10177.',
  fromMobileOrHospital: 'Desde un móvil. Desde un teléfono fijo, llama al hospital más cercano.',
  notForCrisis: 'para el embarazo y después del parto, no para una crisis',
  inDutch: 'en neerlandés',
  inEngland: 'en Inglaterra',
  inGreatBritain: 'en Inglaterra, Escocia y Gales',
  inFrench: 'en francés',
  inNorthernIreland: 'en Irlanda del Norte',
  inScotland: 'en Escocia',
  inWales: 'en Gales',
  notAtNightOrSundays: 'salvo de noche y los domingos',
}

// Answers of the server

export const unknownTimeZone = 'Zona horaria no válida'
/** The source of the weight in the first weeks. */
export const chartsOfAnatomy = 'tablas de anatomía'
/** The source of the weight in the last weeks: "Hadlock 1991, extrapolado". */
export const extrapolated = (standard: string) => `${standard}, extrapolado`
export const severalBabies =
  'Esta guía describe un solo bebé. Con más de uno, el plan de tu equipo tiene prioridad sobre las consultas, los tamaños y las fechas de la guía.'
