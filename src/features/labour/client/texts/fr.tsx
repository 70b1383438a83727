import type { ReactNode } from 'react'
import { plural } from '#language/texts/fr.ts'

// Links in the guide

export const timeThem = 'Les chronométrer, et voir quand appeler'
export const howTheyFeel = 'Ce que tu sens, et qui appeler'

// Both pages

export const nothingHere = 'Il n’y a rien ici pour le moment.'
export const nothingForYou = 'Il n’y a rien ici pour toi pour le moment. Les parents décident de ce qu’ils partagent.'
export const backToHome = 'Revenir à l’accueil'
export const callNow = 'Appeler tout de suite'
export const notedSoFar = 'Noté jusqu’ici'
export const notSaved = 'Pas enregistré'
export const saved = 'Enregistré'
export const save = 'Enregistrer'

// Notes that are not on the server yet

export const onlyInTab = 'Seulement dans cet onglet'
export const stayOpen =
  'Ce navigateur ne peut pas conserver tes notes, alors garde cette page ouverte jusqu’à ce qu’il y ait une connexion.'
export const onThisDevice = 'Gardé sur cet appareil'
export const notSentYet = 'Pas encore envoyé. L’envoi se fera dès que tu seras de nouveau en ligne.'

// Whom to call

export const callTeam = {
  uk: 'Appelle ta sage-femme ou ta maternité.',
  us: 'Appelle ton médecin ou ta sage-femme.',
  de: 'Appelle ta sage-femme, ton médecin ou ta maternité.',
  es: 'Appelle l’hôpital ou ta sage-femme, ou va aux urgences.',
  fr: 'Appelle ta maternité ou ta sage-femme.',
  other: 'Appelle ta sage-femme, ton médecin ou ta maternité.',
}
export const addTheirNumber = (link: (text: string) => ReactNode) => (
  <>{link('Enregistre leur numéro')} pour avoir un bouton d’appel ici.</>
)
/** `whom` is a name or a number. */
export const call = (whom: string) => (/^[+\d(]/.test(whom) ? `Appeler le ${whom}` : `Appeler ${whom}`)
/** `line` is the name of an advice line, such as "NHS 111". */
export const ifNobodyAnswers = (line: string) => `Si personne ne répond, ${line}\u00a0:`
/** `note` is such as "en Angleterre". */
export const ifNobodyAnswersWithNote = (line: string, note: string) => `Si personne ne répond, ${line}, ${note}\u00a0:`

// Who sees the notes

export const sharing = {
  timer: {
    shared: 'La famille peut voir le minuteur jusqu’à la naissance, mais pas les personnes invitées.',
    hidden: 'Seuls les parents peuvent voir le minuteur.',
    hide: 'Masquer le minuteur à la famille',
    show: 'Montrer le minuteur à la famille',
  },
  movements: {
    shared: 'La famille peut voir les mouvements jusqu’à la naissance, mais pas les personnes invitées.',
    hidden: 'Seuls les parents peuvent voir les mouvements.',
    hide: 'Masquer les mouvements à la famille',
    show: 'Montrer les mouvements à la famille',
  },
}
export const sharingSaved = 'Partage enregistré'
export const sharingNotSaved = 'Partage non enregistré'

// Sources

export const aboutThisPage = 'Les sources, et ce que cette page n’est pas'
export const noMedicalAdvice = (day: string) =>
  `Cette page montre seulement ce que tu notes. Elle ne donne aucun avis médical, et aucun professionnel de santé ne l’a relue. Dernière comparaison avec ses sources\u00a0: ${day}.`

// The timer: calls that should be made now

export const contractionsTitle = 'Contractions · Nestling'
export const callBeforeTerm = 'Avant 37\u00a0SA\u00a0: appelle tout de suite'
export const whyBeforeTerm =
  'Avant 37 semaines et 0 jour, il faut appeler si tu as des contractions ou des durcissements du ventre réguliers, quelle que soit leur intensité.'
export const longContraction = 'Une contraction a duré plus de deux minutes.'
export const manyContractions = 'Il y a eu six contractions ou plus en dix minutes.'
export const timeToCall = 'C’est le moment d’appeler'
export const metToldRule = (clock: string) =>
  `À ${clock}, les contractions correspondaient à la règle qu’on t’a donnée.`
export const metCommonRule = (clock: string) =>
  `À ${clock}, les contractions correspondaient à la règle courante pour savoir quand appeler.`

// The timer's button

export const timer = 'Minuteur'
export const begins = 'Elle commence'
export const ends = 'Elle se termine'
export const pressWhenItBegins = 'Appuie quand une contraction commence'
/** `interval` is "5 minutes" or "moins d’une minute". */
export const sinceLast = (interval: string) => `${interval} depuis le début de la dernière`
export const aMinuteEarlier = 'Commencée une minute plus tôt'
export const closedWithBirth = 'Le minuteur s’est fermé à la naissance. Ce que tu as noté reste ici.'

// The contractions

export const nothingNoted = 'Rien de noté pour l’instant'
export const willBeListed = 'Chaque contraction apparaîtra ici, avec sa durée et le temps écoulé depuis la précédente.'
export const noneInLastHour = 'Aucune contraction dans la dernière heure.'
export const anHourAgo = 'Il y a une heure'
export const now = 'Maintenant'
export const noEnd = 'Fin non notée'
export const seconds = (count: number) => `${count}\u00a0s`
export const minutes = (count: number) => `${count}\u00a0min`
export const minutesAndSeconds = (whole: number, rest: number) => `${whole}\u00a0min ${rest}\u00a0s`
/** Screen readers read it after the time and the length of a contraction: "3:12 50 s. Modifier". */
export const changeIt = '. Modifier'
export const apart = (interval: string) => `à ${interval} d’intervalle`
export const beforeThat = (day: string) => `Avant cela, le ${day}`
export const showAll = (count: number) => `Tout afficher (${count})`

// A contraction that somebody changes or removes

export const changeContraction = 'Modifier cette contraction'
export const began = {
  label: 'Début',
  less: 'Début\u00a0: une minute plus tôt',
  more: 'Début\u00a0: une minute plus tard',
}
export const lasted = {
  label: 'Durée',
  less: 'Durée\u00a0: dix secondes de moins',
  more: 'Durée\u00a0: dix secondes de plus',
}
export const remove = 'La retirer'
export const removed = 'Contraction retirée'
export const undo = 'Annuler'
export const otherWayToUndo = 'Pour la rétablir, chronomètre une contraction et modifie ses heures'

// When to call

export const whenToCall = 'Quand appeler'
export const toldRule = {
  withLength: (interval: string, length: string, time: string) =>
    `On t’a dit\u00a0: appelle quand les contractions viennent toutes les ${interval} et durent ${length} chacune, depuis ${time}.`,
  ofAnyLength: (interval: string, time: string) =>
    `On t’a dit\u00a0: appelle quand les contractions viennent toutes les ${interval}, depuis ${time}.`,
}
export const ruleForOneBaby =
  'Cette règle vaut pour un seul bébé. Si tu en attends plusieurs, demande à ton équipe quand appeler, et appelle si tu as un doute.'
export const changeRule = 'Modifier ce qu’on t’a dit'
export const somethingElse = 'On nous a dit autre chose'
/** A list follows: "Tu perds les eaux, …" */
export const callAtOnceIf = 'Dans ces cas, appelle tout de suite, quoi que dise le minuteur'
/** A sentence follows: "Tu vois ou sens le cordon, …" */
export const callAmbulanceIf = 'Appelle les secours dans ces cas\u00a0:'
export const callAmbulanceAtIf = (number: string) => `Appelle les secours (${number}) dans ces cas\u00a0:`
export const everythingToCallAbout = 'Toutes les raisons d’appeler'

// The rule that a family was told. The title and the labels of the three fields read as one sentence.

export const toldToCallWhen = 'On nous a dit d’appeler quand'
export const ruleFields = {
  everyMinutes: {
    label: 'Les contractions viennent toutes les',
    less: 'Les contractions viennent toutes les\u00a0: moins',
    more: 'Les contractions viennent toutes les\u00a0: plus',
  },
  lastingSeconds: {
    label: 'et durent au moins',
    less: 'et durent au moins\u00a0: moins',
    more: 'et durent au moins\u00a0: plus',
  },
  forMinutes: { label: 'depuis', less: 'depuis\u00a0: moins', more: 'depuis\u00a0: plus' },
}
export const anyLength = 'peu importe'
export const backToCommonRule = 'Revenir à la règle courante'
export const whatYouWereTold = 'Ce qu’on t’a dit'
export const callWhen = {
  withLength: (interval: string, length: string, time: string) =>
    `Appelle quand les contractions viennent toutes les ${interval} et durent ${length} chacune, depuis ${time}`,
  ofAnyLength: (interval: string, time: string) =>
    `Appelle quand les contractions viennent toutes les ${interval}, depuis ${time}`,
}

// Movements

export const movementsTitle = 'Mouvements · Nestling'
export const noteNow = 'Noter les mouvements maintenant'
export const tooFew = (movements: number, hours: number) =>
  `Tu as noté moins de ${movements} mouvements en ${hours} ${plural(hours, 'heure', 'heures')}.`
export const peopleToCall = 'Qui appeler'
export const countMovements = 'Compter les mouvements'
export const feltOne = 'J’ai senti un mouvement'
export const counted = (count: number, clock: string) =>
  plural(count, `${count} noté depuis ${clock}.`, `${count} notés depuis ${clock}.`)
export const countedAll = (count: number, clock: string) =>
  `${counted(count, clock)} Cette page ne peut pas dire si ton bébé va bien. Appelle si quelque chose te semble différent.`
export const removeNote = (clock: string) => `Retirer la note de ${clock}`
