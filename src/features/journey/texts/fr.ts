import { plural } from '#language/texts/fr.ts'

// The age and the due date

/** "29 semaines et 3 jours" */
export const weeksAndDays = (weeks: string, days: string) => `${weeks} et ${days}`
export const dueToday = 'C’est le jour prévu'
export const daysRemaining = (days: number) => plural(days, `${days} jour restant`, `${days} jours restants`)
export const daysPastDueDate = (days: number) =>
  plural(days, `${days} jour après la date prévue`, `${days} jours après la date prévue`)

// Refusals

export const parentsOnly = 'Seuls les parents peuvent modifier cela.'
export const otherAdmins =
  'Une autre personne est admin ou parent ici. Seule la dernière personne admin peut supprimer un parcours.'
export const onlyTakenBack =
  'Tu peux seulement annuler le dernier changement, dans les 30 jours. Recharge la page pour voir où en sont les choses.'
export const stateChangedMeanwhile =
  'Cela a été modifié entre-temps. Rien n’a été enregistré. Regarde où en sont les choses maintenant.'
export const noBirth =
  'Tu pourras ajouter une image quand tu auras annoncé que ton bébé est là. Recharge la page pour voir où en sont les choses.'
export const nothingToTakeBack = 'Il n’y a plus rien à annuler. Recharge la page pour voir où en sont les choses.'

// Messages about a field

export const invalidTimeZone = 'Fuseau horaire non valide'
export const invalidCountry = 'Pays non valide'
export const unlikelyDueDate = 'La date prévue ne peut pas remonter à plus de 60 jours, ni être dans plus de 300 jours'
export const sameParentTwice = 'Les parents doivent être des personnes différentes'
export const samePartTwice = 'Les deux parents ne peuvent pas avoir la même place'
export const parentNotAdmin = 'Chaque parent doit être admin de ce parcours'
export const childrenWithoutBirth = 'On peut indiquer des enfants seulement pour une naissance'
export const dayWithoutEvent = 'On peut indiquer une date seulement pour une naissance ou une perte'
export const readersWithoutEvent = 'On peut choisir qui lit l’annonce seulement pour une naissance ou une perte'
export const unlikelyDay = 'Ce jour est dans le futur, ou remonte à plus de 400 jours'

// News. These words follow a name.

export const announcedBirth = 'a annoncé la naissance'
export const hasNews = 'a des nouvelles pour la famille'

// The download

export const theJourney = 'Le parcours'
export const baby = 'Bébé'
export const dueDate = 'Date prévue d’accouchement'
export const noDueDate = 'Pas indiquée'
export const parent = 'Parent'
/** What the baby calls this parent. */
export const calledAs = (word: string) => `«\u00a0${word}\u00a0»`
export const born = 'Naissance'
export const bornOn = (names: string, day: string) => `${names}, ${day}`
export const ended = 'Fin'
export const fromParents = 'De la part des parents'
