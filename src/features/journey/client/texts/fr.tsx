import type { ReactNode } from 'react'
import { de, plural } from '#language/texts/fr.ts'

// A new journey

export const setUpFailed = 'Configuration impossible'
export const notSetUp = 'Impossible de créer les données de la grossesse. Réessaie.'

// The journeys of one person

export const yourJourneys = 'Tes parcours'
export const roles = { admin: 'Admin', family: 'Famille', guest: 'Accès invité' }
export const opening = 'Ouverture…'
export const notOpened = 'Impossible d’ouvrir le parcours'

// All settings

export const saving = 'Enregistrement…'
export const updated = 'Réglages enregistrés'
export const updateFailed = 'Réglages non enregistrés'
export const notUpdated = 'Impossible d’enregistrer les réglages de la grossesse'

// The parents

export const parentQuestions = { mother: 'Qui porte le bébé\u202f?', partner: 'Qui est l’autre parent\u202f?' }
export const nobody = 'Personne'
export const parentName = (firstName: string) => `Nom affiché pour ${firstName}`
export const parentWord = (firstName: string) => `Comment le bébé appellera-t-il ${firstName}\u202f?`
export const parentWordExample = 'Maman, Baba ou un autre mot'
export const onlyAdmins = 'Le choix se limite aux admins. S’il y a un autre parent, invite cette personne comme admin.'
export const saveParents = 'Enregistrer les parents'
/** `nameHere` and `babySays` describe a parent whom two admins changed at the same time. */
export const nameHere = (name: string) => `Nom affiché\u00a0: ${name}`
export const babySays = (word: string) => `Le bébé dit\u00a0: ${word}`

// The baby

export const nickname = 'Petit nom du bébé'
export const nicknameHint = 'Le nom que tu donnes au bébé jusqu’à votre rencontre'
export const numberOfBabies = 'Nombre de bébés'
export const numberOfBabiesHint = 'Le guide dit ce qui change quand il y en a plusieurs'
export const notKnownYet = 'On ne sait pas encore'
/** Larger numbers are shown as digits. */
export const numbersOfBabies = { 1: 'Un', 2: 'Deux\u00a0: jumeaux', 3: 'Trois\u00a0: triplés' }
export const sharedPlacenta = 'Partagent-ils un placenta\u202f?'
export const sharedPlacentaHint = 'La première échographie le montre en général'
export const placentas = { shared: 'Oui, au moins deux d’entre eux', own: 'Non, chacun a le sien' }

// The place

export const placeSummary = 'Fuseau horaire, unités, suivi et pays'
export const timeZone = 'Fuseau horaire'
export const timeZoneHint = 'Les semaines et les jours commencent à minuit dans ce fuseau'
/** The group of time zones without a continent or an ocean, such as UTC. */
export const otherZones = 'Autres'
export const unitsLabel = 'Unités'
export const unitsHint = 'Chaque personne peut choisir les siennes dans son compte'
export const units = { metric: 'Métriques (cm, kg)', us: 'Américaines (po, lb)' }
export const region = 'Lieu du suivi médical'
export const regionHint = 'Le guide nomme les examens et les vaccins en usage à cet endroit'
export const regions = {
  uk: 'Royaume-Uni',
  us: 'États-Unis',
  de: 'Allemagne',
  es: 'Espagne',
  fr: 'France',
  other: 'Ailleurs',
}
export const country = 'Pays, pour les numéros d’urgence'
export const countryHint = 'Le guide montre les numéros à appeler dans ce pays'
export const countryOfZone = 'Le pays du fuseau horaire'

// The due date

export const dueDate = 'Date prévue d’accouchement'
/** Shown if the region is France and the parents enter the due date itself. */
export const dueDateInFrance =
  'En France, les papiers indiquent en général le jour des 41\u00a0SA. Dans Nestling, la date prévue d’accouchement est alors une semaine plus tôt.'
export const knownDay = 'Quelle date connais-tu\u202f?'
export const noDay = 'Aucune pour l’instant'
export const withoutDueDate =
  'L’accueil et le guide montrent des exemples tant que tu n’as pas indiqué de date prévue. Les photos et les nouvelles gardent leur semaine.'
/** `known` is an option, and `day` the label of the date field. `rule` and `source` are shown under the result. */
export const countings = {
  'due-date': {
    known: 'Date prévue d’accouchement',
    day: 'Date prévue d’accouchement',
    rule: 'La date du dossier de grossesse, telle que ta sage-femme ou ton médecin l’a fixée.',
    source: 'ACOG Committee Opinion 700.',
  },
  'last-period': {
    known: 'Premier jour des dernières règles',
    day: 'Premier jour des dernières règles',
    rule: '280 jours à partir du premier jour des dernières règles, ajustés si ton cycle est plus long ou plus court que 28 jours.',
    source: 'ACOG Committee Opinion 700\u202f; MSD Manual.',
  },
  conception: {
    known: 'Date de la conception',
    day: 'Date de la conception',
    rule: '266 jours à partir de la conception. C’est le même nombre à partir du jour de la ponction d’ovocytes ou de l’insémination.',
    source: 'MSD Manual\u202f; ACOG Committee Opinion 700.',
  },
  'transfer-day-5': {
    known: 'Transfert (FIV), embryon de cinq jours',
    day: 'Date du transfert',
    rule: '261 jours à partir du transfert d’un embryon de cinq jours.',
    source: 'ACOG Committee Opinion 700.',
  },
  'transfer-day-3': {
    known: 'Transfert (FIV), embryon de trois jours',
    day: 'Date du transfert',
    rule: '263 jours à partir du transfert d’un embryon de trois jours.',
    source: 'ACOG Committee Opinion 700.',
  },
  'transfer-day-6': {
    known: 'Transfert (FIV), embryon de six jours',
    day: 'Date du transfert',
    rule: '260 jours à partir du transfert d’un embryon de six jours. Certains centres le comptent comme un embryon de cinq jours.',
    source: 'ACOG Committee Opinion 700.',
  },
  'scan-age': {
    known: 'Échographie qui indique l’âge',
    day: 'Date de l’échographie',
    rule: '280 jours moins l’âge donné par l’échographie, comptés à partir du jour de l’échographie.',
    source: 'ACOG Committee Opinion 700.',
  },
  'scan-length': {
    known: 'Échographie qui indique la longueur (LCC)',
    day: 'Date de l’échographie',
    rule: 'L’âge est calculé d’après la longueur, en jours entiers. Puis 280 jours moins cet âge, comptés à partir du jour de l’échographie.',
    source: 'INTERGROWTH-21st (Papageorghiou et al., 2014)\u202f; ACOG Committee Opinion 700.',
  },
}
export const cycleLength = 'Durée de ton cycle, en jours'
export const cycleLengthHint = 'Du premier jour des règles au premier jour des règles suivantes'
/** The label above two fields. Their own labels are read as one: `scanWeeks`, then `scanDays`. */
export const scanAge = 'Âge donné par l’échographie'
export const scanWeeks = 'Semaines'
export const scanDays = 'et jours'
export const scanLength = 'Longueur de la tête aux fesses, en millimètres'
export const scanLengthHint = (min: number, max: number) => `LCC sur le compte rendu, de ${min} à ${max}\u00a0mm`
export const countedDueDate = (day: ReactNode) => <>Date prévue&nbsp;: {day}</>
export const countedAge = (age: string) => `Âge à l’échographie\u00a0: ${age}`

// A scan, compared with the due date

export const scanCompared = 'Comparaison avec ta date prévue'
export const scanAgrees = (day: string) => `L’échographie concorde avec ta date prévue, le ${day}.`
export const scanDiffers = (day: string, days: number) =>
  plural(
    days,
    `L’échographie a ${days} jour d’écart avec ta date prévue, le ${day}.`,
    `L’échographie a ${days} jours d’écart avec ta date prévue, le ${day}.`,
  )
export const differsLittle = (limit: number) =>
  `La règle de l’ACOG admet jusqu’à ${limit} jours d’écart\u00a0: la date est en général conservée.`
export const differsMuch = (limit: number) =>
  `La règle de l’ACOG n’admet que ${limit} jours d’écart\u00a0: la date est en général modifiée. Après une FIV, on garde toujours la date calculée d’après le transfert.`
export const lateScan = 'Aussi tard dans la grossesse, l’écart peut aussi venir de la façon dont le bébé grandit.'
export const whoDecides = 'C’est ta sage-femme ou ton médecin qui décide.'
export const sameDueDate = (day: string) => `Garder le ${day}`

// After a change of the due date

export const dueDateMoved = (days: number, day: string) =>
  plural(
    days,
    `La date prévue a changé de ${days} jour\u00a0: c’est maintenant le ${day}.`,
    `La date prévue a changé de ${days} jours\u00a0: c’est maintenant le ${day}.`,
  )
export const weekMoved = (week: number, before: number) =>
  `Aujourd’hui, c’est la semaine ${week}, et non la semaine ${before}.`
export const weeksStay = 'Les photos et les nouvelles gardent leur semaine.'

// What is hidden

export const hideForAll = 'Masquer pour tout le monde'
export const hideForAllHint = 'Chaque personne peut aussi les masquer pour elle seule, sur la page de son compte.'
export const choiceSaved = 'Choix enregistré'
export const choiceNotSaved = 'Choix non enregistré'

// Deleting the journey

export const onlyLastAdmin =
  'Seule la dernière personne admin peut supprimer un parcours. Tant que ce parcours a une autre personne admin, il ne peut pas être supprimé.'
export const deletesAll =
  'Tout ce que toi et les autres avez partagé ici sera supprimé pour tout le monde. Télécharge-le d’abord si tu veux le garder.'
export const deleteJourney = 'Supprimer le parcours'
export const deleteQuestion = (babyName: string) => `Supprimer le parcours ${de(babyName)}\u202f?`
export const deletedAtOnce =
  'Les nouvelles, les photos, les rendez-vous, les contacts et les souhaits seront tous supprimés tout de suite, pour toutes les personnes qui suivent le parcours. Ton compte reste.'
export const cannotBeUndone = 'Cette action est définitive.'
export const doNotDelete = 'Garder le parcours'
export const deleteForGood = 'Supprimer définitivement'
export const deleting = 'Suppression…'
export const notDeleted = 'Parcours non supprimé'
