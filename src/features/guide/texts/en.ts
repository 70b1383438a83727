// Heart rate

export const heartNotYet = 'Not yet'
export const heartTooEarly = 'A heartbeat cannot be seen this early'
export const beatsPerMinute = 'beats a minute'

// Weight

/** Shown instead of a number if the baby is too light to weigh. The unit follows. */
export const leastWeight = { metric: 'Under 1', us: 'Under 0.04' }
export const grams = 'g'
export const kilograms = 'kg'
export const ounces = 'oz'
export const wholePounds = (pounds: number) => `${pounds} lb`
export const poundsAndOunces = (pounds: number, ounces: number) => `${pounds} lb ${ounces} oz`

// Length

export const leastLength = { metric: 'Under 1 mm', us: 'Under 0.04 in' }
export const millimetres = 'mm'
export const centimetres = 'cm'
export const inches = 'in'
export const measures = { 'crown-rump': 'crown to rump', 'crown-heel': 'crown to heel' }
/** Also at the end of a sentence: "… about as long as an apple: 9.4 cm, crown to heel." */
export const crownToRump = (length: string) => `${length}, crown to rump`
export const crownToHeel = (length: string) => `${length}, crown to heel`

// Whether the baby is compared by length or by weight

export const comparedByLength = 'Compared by length'
export const comparedByWeight = 'Compared by weight'

// The days to which a line of the guide applies. A day is an age or a date: "14 weeks", "Saturday 9 May"

export const fromDay = (day: string) => `From ${day}`
export const untilDay = (day: string) => `Until ${day}`
export const fromDayUntilDay = (from: string, until: string) => `From ${from} until ${until}`

// Notes on emergency numbers and helplines, after the number or the name

export const numberNotes = {
  directInFourProvinces: '107 reaches the ambulances themselves in Buenos Aires, Córdoba, Jujuy and Tierra del Fuego.',
  fromMobileOr10177: 'From a cell phone. From a landline, call 10177.',
  fromMobileOrHospital: 'From a cell phone. From a landline, call the nearest hospital.',
  notForCrisis: 'for pregnancy and after birth, not for a crisis',
  inDutch: 'in Dutch',
  inEngland: 'in England',
  inGreatBritain: 'in England, Scotland and Wales',
  inFrench: 'in French',
  inNorthernIreland: 'in Northern Ireland',
  inScotland: 'in Scotland',
  inWales: 'in Wales',
  notAtNightOrSundays: 'not at night or on Sundays',
}

// Answers of the server

export const unknownTimeZone = 'Invalid time zone'
/** The source of the weight in the first weeks. */
export const chartsOfAnatomy = 'charts of anatomy'
/** The source of the weight in the last weeks: "Hadlock 1991, extrapolated". */
export const extrapolated = (standard: string) => `${standard}, extrapolated`
export const severalBabies =
  'This guide describes one baby. With more than one, your team’s plan comes before the guide’s visits, sizes and dates.'
