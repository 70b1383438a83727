// Heart rate

export const heartNotYet = 'Pas encore'
export const heartTooEarly = 'Il est trop tôt pour voir les battements du cœur'
export const beatsPerMinute = 'battements par minute'

// Weight

/** Shown instead of a number if the baby is too light to weigh. The unit follows. */
export const leastWeight = { metric: 'Moins de 1', us: 'Moins de 0,04' }
export const grams = 'g'
export const kilograms = 'kg'
export const ounces = 'oz'
export const wholePounds = (pounds: number) => `${pounds}\u00a0lb`
export const poundsAndOunces = (pounds: number, ounces: number) => `${pounds}\u00a0lb ${ounces}\u00a0oz`

// Length

export const leastLength = { metric: 'Moins de 1\u00a0mm', us: 'Moins de 0,04\u00a0po' }
export const millimetres = 'mm'
export const centimetres = 'cm'
export const inches = 'po'
export const measures = { 'crown-rump': 'de la tête aux fesses', 'crown-heel': 'de la tête aux talons' }
/** Also at the end of a sentence: "… à peu près autant qu’une pomme : 9,4 cm, de la tête aux fesses." */
export const crownToRump = (length: string) => `${length}, de la tête aux fesses`
export const crownToHeel = (length: string) => `${length}, de la tête aux talons`

// Whether the baby is compared by length or by weight

export const comparedByLength = 'Comparaison par la taille'
export const comparedByWeight = 'Comparaison par le poids'

// The days to which a line of the guide applies. A day is an age or a date: "14 SA", "samedi 9 mai"

const isAge = (day: string) => /^\d/.test(day)
/** "vendredi 1 mai" becomes "vendredi 1er mai". */
const date = (day: string) => day.replace(/ 1 (?=\D)/, ' 1er ')

export const fromDay = (day: string) => (isAge(day) ? `À partir de ${day}` : `À partir du ${date(day)}`)
export const untilDay = (day: string) => (isAge(day) ? `Jusqu’à ${day}` : `Jusqu’au ${date(day)}`)
export const fromDayUntilDay = (from: string, until: string) =>
  `${isAge(from) ? `De ${from}` : `Du ${date(from)}`} ${isAge(until) ? `à ${until}` : `au ${date(until)}`}`

// Notes on emergency numbers and helplines, after the number or the name

export const numberNotes = {
  directInFourProvinces: 'À Buenos Aires, Córdoba, Jujuy et en Terre de Feu, le 107 joint directement les ambulances.',
  fromMobileOr10177: 'Depuis un portable. Depuis un téléphone fixe, appelle le 10177.',
  fromMobileOrHospital: 'Depuis un portable. Depuis un téléphone fixe, appelle l’hôpital le plus proche.',
  notForCrisis: 'pour la grossesse et après la naissance, pas pour une crise',
  inDutch: 'en néerlandais',
  inEngland: 'en Angleterre',
  inGreatBritain: 'en Angleterre, en Écosse et au pays de Galles',
  inFrench: 'en français',
  inNorthernIreland: 'en Irlande du Nord',
  inScotland: 'en Écosse',
  inWales: 'au pays de Galles',
  notAtNightOrSundays: 'sauf la nuit et le dimanche',
}

// Answers of the server

export const unknownTimeZone = 'Ce fuseau horaire n’existe pas'
/** The source of the weight in the first weeks. */
export const chartsOfAnatomy = 'des tables d’anatomie'
/** The source of the weight in the last weeks: "Hadlock 1991, extrapolé". */
export const extrapolated = (standard: string) => `${standard}, extrapolé`
export const severalBabies =
  'Ce guide décrit un seul bébé. Si tu en attends plusieurs, le suivi prévu par ton équipe passe avant les consultations, les tailles et les dates du guide.'
