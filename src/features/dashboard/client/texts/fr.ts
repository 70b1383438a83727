import { de } from '#language/texts/fr.ts'

// The page

export const pageTitle = (week: number) => `Semaine ${week} · Nestling`
export const notLoaded = 'Impossible de charger ton parcours'
export const nothingLost = 'Rien n’est perdu. La connexion est peut-être coupée.'

// The week

export const journeyOf = (babyName: string) => `Le parcours ${de(babyName)}`
export const weekOfForty = (week: number) => `Semaine ${week} sur 40`
/** Stands above the number of the week. */
export const weekLabel = 'Semaine'
export const countBegins = (week: number, shownWeek: number) =>
  `Nestling compte à partir de la semaine ${week}. Ci-dessous, la semaine ${shownWeek}.`
export const countEnds = (week: number, shownWeek: number) =>
  `Nestling compte jusqu’à la semaine ${week}. Ci-dessous, la semaine ${shownWeek}.`
export const progress = 'Avancement jusqu’à la semaine 40'
export const progressMade = (percent: number) => `${percent}\u202f% de 40 semaines`
export const percentage = (percent: number) => `${percent}\u202f%`

// The dates

export const dueDate = 'Date prévue'
export const daysRemaining = 'Jours restants'
export const anyDayNow = 'D’un jour à l’autre'

// Without a due date

export const example = 'Exemple'
export const weekIsExample = 'Indique ta date prévue d’accouchement pour voir ta propre semaine.'
export const setDueDate = 'Indiquer ta date prévue'
export const noDueDateYet = 'Les parents n’ont pas encore indiqué leur date prévue d’accouchement.'
