import { plural } from '#language/texts/fr.ts'

// Titles of the pages, and of the parts of an export

export const contractionsAndMovements = 'Contractions et mouvements'
export const contractions = 'Contractions'
export const movements = 'Mouvements'

// How movements felt

export const feelings = {
  usual: 'Comme d’habitude',
  different: 'Moins, autrement ou pas du tout',
  counted: 'Un mouvement',
}

// How long a contraction lasted, and how far apart two began

export const seconds = (count: number) => plural(count, `${count} seconde`, `${count} secondes`)
export const minutes = (count: number) => plural(count, `${count} minute`, `${count} minutes`)
export const hours = (count: number) => plural(count, `${count} heure`, `${count} heures`)
export const minutesAndSeconds = (whole: number, rest: number) => `${minutes(whole)} ${seconds(rest)}`
export const hoursAndMinutes = (whole: number, rest: number) => `${hours(whole)} ${minutes(rest)}`
export const underAMinute = 'moins d’une minute'
export const underFiveSeconds = 'moins de 5 secondes'
/** Marks an amount such as "6 minutes" as rounded. Amounts with "moins de" are never marked. */
export const about = (amount: string) => `environ ${amount}`

// The averages of the last hour. `interval` and `length` are amounts such as "environ 6 minutes" or "moins d’une minute".
// There is an interval only if there were two contractions or more.

export const inLastHour = (count: number) =>
  plural(
    count,
    `Dans la dernière heure\u00a0: ${count} contraction.`,
    `Dans la dernière heure\u00a0: ${count} contractions.`,
  )
export const inLastHourLong = (count: number, length: string) =>
  plural(
    count,
    `Dans la dernière heure\u00a0: ${count} contraction, qui a duré ${length}.`,
    `Dans la dernière heure\u00a0: ${count} contractions, qui ont duré ${length} chacune.`,
  )
export const inLastHourApart = (count: number, interval: string) =>
  `Dans la dernière heure\u00a0: ${count} contractions, à ${interval} d’intervalle.`
export const inLastHourApartAndLong = (count: number, interval: string, length: string) =>
  `Dans la dernière heure\u00a0: ${count} contractions, à ${interval} d’intervalle, qui ont duré ${length} chacune.`

// The rule for when to call: how far apart contractions are, how long each is, and for how long this has been so

export const rule = {
  withLength: (interval: string, length: string, time: string) =>
    `toutes les ${interval}, pendant ${length} chacune, depuis ${time}`,
  ofAnyLength: (interval: string, time: string) => `toutes les ${interval}, depuis ${time}`,
}

// Why something cannot be saved

export const atRest =
  'Le parcours est en pause ou a pris fin, donc rien ne peut être noté maintenant. Rien de ce que tu as noté avant n’est perdu.'
export const invalidTime = 'Cette heure n’existe pas'
export const endsBeforeItBegan = 'La fin ne peut pas précéder le début'
export const longerThanAnHour = 'Aucune contraction ne dure plus d’une heure'
export const inTheFuture = 'Cette heure est dans le futur. Vérifie l’heure de ton téléphone'
export const beforeThePregnancy = 'Cette heure est avant la grossesse. Vérifie l’heure de ton téléphone'
export const ruleAtLeast = (least: number) => `Au moins ${least}`
export const ruleAtMost = (most: number) => `Au plus ${most}`
export const nothingToShare = 'Indique ce qu’il faut montrer ou masquer'
export const contractionsNotLoaded = 'Impossible de charger les contractions.'
export const movementsNotLoaded = 'Impossible de charger les mouvements.'
