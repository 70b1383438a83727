import type { ReactNode } from 'react'
import { plural } from '#language/texts/de.ts'

type Mark = (text: string) => ReactNode

// Dates and ages

export const ageAfterDueDate = (age: string, days: number) =>
  plural(days, `${age}, 1 Tag nach dem Geburtstermin`, `${age}, ${days} Tage nach dem Geburtstermin`)
export const begins = (day: string) => `Beginnt am ${day}`
export const began = (day: string) => `Begann am ${day}`
/** "Ab Samstag, 9. Mai: Eine Geburt gilt als termingerecht." */
export const onDays = (days: string, text: string) => `${days}: ${text}`

// The head of a week

export const backToWeek = (week: number) => `Zurück zu Woche ${week}`
export const previous = 'Vorherige'
export const next = 'Nächste'
export const weekHeading = (week: number, label: Mark) => (
  <>
    {label('Woche')} {week}
  </>
)
export const firstInGuide = 'erste im Leitfaden'
export const lastInGuide = 'letzte im Leitfaden'
export const trimesters = { 1: 'erstes Trimester', 2: 'zweites Trimester', 3: 'drittes Trimester' }
export const otherWeeks = 'Wochen'
export const linkToWeek = (week: number) => `Woche ${week}`
export const sliderLabel = 'Woche'
export const weekInTrimester = (week: number, trimester: string) => `Woche ${week}, ${trimester}`
export const trimesterMarks = { 1: '1.', 2: '2.', 3: '3.' }

// A week at a glance, its drawing and its journal

export const typicalAt = (week: number) => `Typisch bei SSW ${week}+0, dem Ende dieser Woche.`
export const drawingNotShown = 'Die Zeichnung konnte nicht angezeigt werden. Lade die Seite neu.'
export const journal = (week: number) => `Tagebuch zu Woche ${week}`
export const journalContents = (babyName: string) => `Körper, Energie, Stimmung, Träume und Worte an ${babyName}`
export const journalNotShown = 'Das Tagebuch konnte nicht angezeigt werden. Lade die Seite neu.'

// Texts of a week

export const baby = 'Dein Baby'
export const babyContents = 'Was sich entwickelt und was im Inneren geschieht'
export const inside = 'Im Inneren'
export const you = 'Du'
export const youContents = 'Körper, mögliche Beschwerden, Gefühle'
export const youMeans = (name: string) => `„Du“ in diesem Leitfaden meint ${name}.`
export const youMeansPregnantParent = '„Du“ in diesem Leitfaden meint den schwangeren Elternteil.'
export const body = 'Dein Körper'
export const symptoms = 'Mögliche Beschwerden'
export const emotions = 'Gefühle'
export const care = 'Betreuung diese Woche'
export const careContents = 'Termine, Tests, worauf du achten solltest, Essen und Trinken'
export const careOfRegion = {
  uk: 'So ist es im Vereinigten Königreich üblich.',
  us: 'So ist es in den USA üblich.',
  de: 'So ist es in Deutschland üblich.',
  es: 'So ist es in Spanien üblich. Manches ist von Region zu Region verschieden.',
  fr: 'So ist es in Frankreich üblich.',
  other: 'Die Betreuung ist von Ort zu Ort verschieden. Folge dem, was deine Klinik oder Praxis sagt.',
}
export const appointments = 'Termine'
export const tests = 'Untersuchungen und Tests'
export const precautions = 'Worauf du achten solltest'
export const food = 'Essen und Trinken'
export const tips = 'Tipps'
export const tipsContents = 'Was guttut, Vorbereitung, Wohlbefinden'
export const comfort = 'Was guttut'
export const preparation = 'Vorbereitung'
export const wellness = 'Wohlbefinden'

// Checklists

export const toDo = (week: number) => `Zu erledigen in Woche ${week}`
export const lists = 'Listen der Woche'
export const medicalList = 'Medizinisch'
export const nutritionList = 'Ernährung'
export const vitalsList = 'Messwerte'
export const pregnantParent = 'Schwangerer Elternteil'
export const companion = 'Begleitperson'
export const medicalAdvice =
  'Allgemeine Information, keine medizinische Beratung. Wenn deine Hebamme oder Praxis etwas anderes sagt, folge ihrem Rat.'
export const vitalsAdvice =
  'Ein Messwert, der normal aussieht, schließt nie ein Problem aus, und nichts hier sagt dir, was ein Messwert bedeutet. Wenn du dir Sorgen machst, ruf an. Allgemeine Information, keine medizinische Beratung.'
export const withoutPartner =
  'Wenn du das ohne Partnerin oder Partner erlebst, ist diese Liste für alle, die dir zur Seite stehen.'

// About the guide

export const about = 'Quellen, und was dieser Leitfaden nicht ist'
export const noMedicalAdvice =
  'Dieser Leitfaden ist zum Lesen und für deine Notizen da. Er ist keine medizinische Beratung, stellt keine Diagnosen und behandelt nichts.'
export const noReplacement =
  'Er ersetzt weder deine Hebamme oder Praxis noch den Rettungsdienst. Wenn sie etwas anderes sagen, folge ihrem Rat. Im Notfall: Ruf jetzt den Rettungsdienst.'
export const noReassurance =
  'Er kann dir nicht sagen, wie es deinem Baby geht. Nichts, was du hier liest oder notierst, sollte dir eine Sorge ausreden. Wenn du dir Sorgen machst, ruf an.'
export const averages =
  'Jede Schwangerschaft ist anders. Größen, Daten und Beschwerden sind Durchschnittswerte, und auch die Zeichnung beruht auf Durchschnittswerten, nicht auf deinem Baby.'
export const upToDate = 'Er folgt Empfehlungen, die bis 2025 veröffentlicht wurden.'
export const sourcesOfWeek = (week: number) => `Quellen zu Woche ${week}`
export const sourcesOfNumbers = (country: string) => `Quellen der Rufnummern: ${country}`
export const numbersCompared = (day: string) =>
  `Verglichen am ${day}. Nummern ändern sich: Wenn eine falsch ist, sag der Person Bescheid, die dein Nestling betreibt.`
