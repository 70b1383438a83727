import type { ReactNode } from 'react'

type Link = (text: string) => ReactNode

// Home

export const notAvailable = (week: number) => `Pas d’informations sur le parcours pour la semaine ${week}`
export const babyInWeek = (name: string, week: number) => `${name} en semaine ${week}`
export const openGuide = 'Ouvrir le guide'
export const whatToCallAbout = 'Quand appeler'
export const typicalValues =
  'Des valeurs typiques, pas un avis médical. Chaque bébé grandit à son rythme. Le guide indique les sources.'

// Figures of a week

export const size = 'Taille'
export const sizeOfOne = 'L’un de tes bébés'
/** "1,6 cm, de la tête aux fesses. Comparaison par la taille." */
export const sizeDetail = (length: string, comparison: string) => `${length}. ${comparison}.`
export const heartRate = 'Rythme cardiaque'
export const weight = 'Poids'
/** `source` is the origin of the weight: "Hadlock 1991", "des tables d’anatomie". */
export const typicalWeight = (source: string) => `poids typique selon ${source}`

// The sentence about the baby’s size. `who` is the baby’s name or `eachBaby`

export const eachBaby = 'Chaque bébé'
export const measuresAbout = (who: string, length: string) =>
  `${who} mesure ${length.startsWith('moins') ? length : `environ ${length}`}.`
export const asLongAs = (who: string, thing: string, length: string) =>
  `${who} mesure à peu près autant ${than(thing)}\u00a0: ${length}.`
export const weighsAsMuchAs = (who: string, thing: string, weight: string) =>
  `${who} pèse à peu près autant ${than(thing)}\u00a0: ${weight}.`
const than = (thing: string) => (/^une? /.test(thing) ? `qu’${thing}` : `que ${thing}`)
const feminine =
  /^(graine|lentille|myrtille|framboise|olive|figue|nectarine|pomme|poire|mangue|grande|courge|longue|botte|laitue|jeune|mini-pastèque|petite)( |$)/
/** Names what a baby is compared with, in a sentence: "une pomme" for "Pomme", "deux grandes bouteilles d’eau". */
export const thingInSentence = (comparison: string) => {
  const words = comparison.charAt(0).toLowerCase() + comparison.slice(1)
  if (/^(deux|trois) /.test(words)) return words
  return `${feminine.test(words) ? 'une' : 'un'} ${words}`
}
/** Shown in a sentence instead of a length, if the baby is too small to measure. */
export const leastLengthInSentence = { metric: 'moins de 1\u00a0mm', us: 'moins de 0,04\u00a0po' }
export const typicalValue = 'Une valeur typique, pas un avis médical.'

// The guide’s page

export const pageTitle = 'Parcours de grossesse · Nestling'
export const pageHeading = 'Parcours de grossesse'
export const journeyNotLoaded = 'Impossible de charger ton parcours'
export const nothingLost = 'Rien n’est perdu. Ta connexion est peut-être coupée.'
export const weekWithTitle = (week: number, title: string) => `Semaine ${week}\u00a0: ${title}`
export const notReviewed =
  'Aucun professionnel de santé n’a relu ce guide. Si quelque chose y est faux, dis-le à la personne qui gère ton Nestling.'
export const changeState =
  'Mettre le parcours en pause, ou annoncer que ton bébé est là ou que la grossesse s’est arrêtée'
export const tryAgain = 'Réessayer'

export const example = 'Exemple'
export const setDueDate = (link: Link) => (
  <>Le guide commencera à ta propre semaine dès que tu {link('indiqueras ta date prévue')}.</>
)
export const dueDateNotSet =
  'Le guide commencera à la semaine de la famille dès que les parents indiqueront leur date prévue.'

// Parts of the page that have failed

export const growthNotShown = 'Impossible d’afficher la croissance. Recharge la page.'
export const notesToolsNotShown = 'Impossible d’afficher les outils pour tes notes. Recharge la page.'
export const firstWeeksNotShown = 'Impossible d’afficher les examens des premières semaines. Recharge la page.'

// The page while no weeks are counted

export const titleAtRest = 'Guide · Nestling'
export const headingAtRest = 'Guide'
export const atRest = {
  // The guide counts weeks until 43+0, so these words are shown only after that.
  expecting: {
    title: 'En attente de nouvelles',
    text: 'Le guide ne compte plus les semaines. «\u00a0Quand appeler\u00a0» est toujours ici, et ce que tu as coché et écrit est toujours dans ce navigateur.',
  },
  paused: {
    title: 'Le guide est en pause',
    text: 'Tant que le parcours est en pause, le guide n’affiche ni semaines, ni images, ni listes. Ce que tu as coché et écrit est toujours dans ce navigateur.',
  },
  born: {
    title: 'Après la naissance',
    text: 'Les semaines de grossesse sont passées. Ce que tu as coché et écrit est toujours dans ce navigateur.',
  },
  ended: {
    title: 'Si tu as besoin d’aide',
    text: 'Les semaines, les images et les listes ne sont plus affichées. Ce que tu as coché et écrit est toujours dans ce navigateur, si tu veux le relire.',
  },
}

// The first weeks after a birth

export const firstWeeks = 'Les premières semaines'
export const forParents = 'Pour les parents, avec les jours comptés depuis la naissance.'
export const ofBaby = 'Ton bébé'
export const noChecksOfBaby =
  'Ta sage-femme ou ton médecin te dira quels examens sont prévus pour ton bébé. Nous n’avons pas de source pour ta région.'
export const ofParent = 'Toi'
export const sources = (titles: string) => `Sources\u00a0: ${titles}`
export const byDay = (day: string) => `D’ici le ${day}`
export const fromDayToDay = (from: string, to: string) => `Du ${from} au ${to}`
/** The days are those of `byDay` or `fromDayToDay`. */
export const askIfNotDone = (days: string) =>
  `${days}. Si cela n’a pas été fait, demande à ta sage-femme ou à ton médecin.`
