// Heart rate

export const heartNotYet = 'Noch nicht'
export const heartTooEarly = 'Ein Herzschlag ist so früh noch nicht zu sehen'
export const beatsPerMinute = 'Schläge pro Minute'

// Weight

/** Shown instead of a number if the baby is too light to weigh. The unit follows. */
export const leastWeight = { metric: 'Unter 1', us: 'Unter 0,04' }
export const grams = 'g'
export const kilograms = 'kg'
export const ounces = 'oz'
export const wholePounds = (pounds: number) => `${pounds}\u00a0lb`
export const poundsAndOunces = (pounds: number, ounces: number) => `${pounds}\u00a0lb ${ounces}\u00a0oz`

// Length

export const leastLength = { metric: 'Unter 1\u00a0mm', us: 'Unter 0,04\u00a0in' }
export const millimetres = 'mm'
export const centimetres = 'cm'
export const inches = 'in'
export const measures = { 'crown-rump': 'vom Scheitel bis zum Steiß', 'crown-heel': 'vom Scheitel bis zur Ferse' }
/** Also at the end of a sentence. */
export const crownToRump = (length: string) => `${length}, vom Scheitel bis zum Steiß`
export const crownToHeel = (length: string) => `${length}, vom Scheitel bis zur Ferse`

// Whether the baby is compared by length or by weight

export const comparedByLength = 'Verglichen nach Länge'
export const comparedByWeight = 'Verglichen nach Gewicht'

// The days to which a line of the guide applies. A day is an age or a date: "14 Wochen", "Samstag, 9. Mai"

export const fromDay = (day: string) => `Ab ${day}`
export const untilDay = (day: string) => `Bis ${day}`
/** A date contains a comma, so another comma follows it: "Ab Samstag, 9. Mai, bis …". */
export const fromDayUntilDay = (from: string, until: string) =>
  `Ab ${from}${from.includes(',') ? ',' : ''} bis ${until}`

// Notes on emergency numbers and helplines, after the number or the name

export const numberNotes = {
  directInFourProvinces:
    'In Buenos Aires, Córdoba, Jujuy und Tierra del Fuego erreichst du unter 107 den Rettungsdienst direkt.',
  fromMobileOr10177: 'Vom Handy aus. Ruf vom Festnetz aus 10177 an.',
  fromMobileOrHospital: 'Vom Handy aus. Ruf vom Festnetz aus das nächste Krankenhaus an.',
  notForCrisis: 'für Schwangerschaft und Zeit nach der Geburt, nicht für eine Krise',
  inDutch: 'auf Niederländisch',
  inEngland: 'in England',
  inGreatBritain: 'in England, Schottland und Wales',
  inFrench: 'auf Französisch',
  inNorthernIreland: 'in Nordirland',
  inScotland: 'in Schottland',
  inWales: 'in Wales',
  notAtNightOrSundays: 'nicht nachts und nicht sonntags',
}

// Answers of the server

export const unknownTimeZone = 'Ungültige Zeitzone'
/** The source of the weight in the first weeks. */
export const chartsOfAnatomy = 'Anatomietafeln'
/** The source of the weight in the last weeks: "Hadlock 1991, extrapoliert". */
export const extrapolated = (standard: string) => `${standard}, extrapoliert`
export const severalBabies =
  'Dieser Leitfaden beschreibt ein Baby. Bei mehr als einem Baby ist der Plan deines Teams wichtiger als die Termine, Größen und Daten des Leitfadens.'
