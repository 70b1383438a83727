import type { ReactNode } from 'react'
import { plural } from '#language/texts/fr.ts'

type Mark = (text: string) => ReactNode

// Dates and ages

/** "1 mai 2026" becomes "1er mai 2026". */
const date = (day: string) => day.replace(/^1 /, '1er ')
export const ageAfterDueDate = (age: string, days: number) =>
  plural(days, `${age}, 1 jour après la date prévue`, `${age}, ${days} jours après la date prévue`)
export const begins = (day: string) => `Commence le ${date(day)}`
export const began = (day: string) => `A commencé le ${date(day)}`
/** "À partir du samedi 9 mai : Une naissance est considérée à terme." */
export const onDays = (days: string, text: string) => `${days}\u00a0: ${text}`

// The head of a week

export const backToWeek = (week: number) => `Revenir à la semaine ${week}`
export const previous = 'Précédent'
export const next = 'Suivant'
export const weekHeading = (week: number, label: Mark) => (
  <>
    {label('Semaine')} {week}
  </>
)
export const firstInGuide = 'première du guide'
export const lastInGuide = 'dernière du guide'
export const trimesters = { 1: 'premier trimestre', 2: 'deuxième trimestre', 3: 'troisième trimestre' }
export const otherWeeks = 'Semaines'
export const linkToWeek = (week: number) => `Semaine ${week}`
export const sliderLabel = 'Semaine'
export const weekInTrimester = (week: number, trimester: string) => `Semaine ${week}, ${trimester}`
export const trimesterMarks = { 1: '1er', 2: '2e', 3: '3e' }

// A week at a glance, its drawing and its journal

export const typicalAt = (week: number) => `Valeurs typiques à ${week}\u00a0SA, à la fin de cette semaine.`
export const drawingNotShown = 'Impossible d’afficher le dessin. Recharge la page.'
export const journal = (week: number) => `Journal de la semaine ${week}`
export const journalContents = (babyName: string) =>
  `Ton corps, ton énergie, ton humeur et tes rêves, et quelques mots pour ${babyName}`
export const journalNotShown = 'Impossible d’afficher le journal. Recharge la page.'

// Texts of a week

export const baby = 'Ton bébé'
export const babyContents = 'Ce qui se développe, et ce qui se passe à l’intérieur'
export const inside = 'À l’intérieur'
export const you = 'Toi'
export const youContents = 'Le corps, les symptômes possibles, les émotions'
export const youMeans = (name: string) => `Dans ce guide, «\u00a0tu\u00a0» désigne ${name}.`
export const youMeansPregnantParent = 'Dans ce guide, «\u00a0tu\u00a0» désigne le parent qui porte le bébé.'
export const body = 'Le corps'
export const symptoms = 'Symptômes possibles'
export const emotions = 'Émotions'
export const care = 'Le suivi cette semaine'
export const careContents = 'Rendez-vous, examens, précautions, alimentation'
export const careOfRegion = {
  uk: 'C’est le suivi habituel au Royaume-Uni.',
  us: 'C’est le suivi habituel aux États-Unis.',
  de: 'C’est le suivi habituel en Allemagne.',
  es: 'C’est le suivi habituel en Espagne. Certaines choses varient d’une région à l’autre.',
  fr: 'C’est le suivi habituel en France.',
  other: 'Le suivi varie d’un endroit à l’autre. Suis ce que te dit ta maternité.',
}
export const appointments = 'Rendez-vous'
export const tests = 'Examens'
export const precautions = 'Précautions'
export const food = 'Alimentation'
export const tips = 'Conseils'
export const tipsContents = 'Confort, préparatifs, bien-être'
export const comfort = 'Confort'
export const preparation = 'Préparatifs'
export const wellness = 'Bien-être'

// Checklists

export const toDo = (week: number) => `À faire en semaine ${week}`
export const lists = 'Listes de la semaine'
export const medicalList = 'Médical'
export const nutritionList = 'Alimentation'
export const vitalsList = 'Mesures'
export const pregnantParent = 'Parent qui porte le bébé'
export const companion = 'Personne qui t’accompagne'
export const medicalAdvice =
  'Information générale, pas un avis médical. Si ta sage-femme ou ton médecin te dit autre chose, suis son conseil.'
export const vitalsAdvice =
  'Une mesure d’apparence normale n’exclut jamais un problème, et cette page n’interprète aucune mesure. Si quelque chose t’inquiète, appelle. Information générale, pas un avis médical.'
export const withoutPartner = 'Sans partenaire à tes côtés, cette liste est pour la personne qui t’accompagne.'

// About the guide

export const about = 'Les sources, et ce que ce guide n’est pas'
export const noMedicalAdvice =
  'Ce guide sert à lire et à garder des notes. Ce n’est pas un avis médical, et il ne diagnostique ni ne traite rien.'
export const noReplacement =
  'Il ne remplace ni ta sage-femme, ni ton médecin, ni les secours. S’ils disent autre chose, suis leurs conseils. En cas d’urgence, appelle les secours tout de suite.'
export const noReassurance =
  'Il ne peut pas te dire comment va ton bébé. Rien de ce que tu lis ou écris ici ne doit t’amener à ignorer une inquiétude. Si quelque chose t’inquiète, appelle.'
export const averages =
  'Chaque grossesse est différente. Les tailles, les dates et les symptômes sont des moyennes, et le dessin aussi est fait à partir de moyennes, pas de ton bébé.'
export const upToDate = 'Ce guide suit les recommandations publiées jusqu’en 2025.'
export const sourcesOfWeek = (week: number) => `Sources de la semaine ${week}`
export const sourcesOfNumbers = (country: string) => `Sources des numéros à appeler\u00a0: ${country}`
export const numbersCompared = (day: string) =>
  `Dernière comparaison avec ces sources\u00a0: ${day}. Les numéros changent\u00a0: si l’un d’eux est faux, dis-le à la personne qui gère Nestling.`
