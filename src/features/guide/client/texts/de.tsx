import type { ReactNode } from 'react'

type Link = (text: string) => ReactNode

// Home

export const notAvailable = (week: number) => `Für Woche ${week} gibt es keine Informationen`
export const babyInWeek = (name: string, week: number) => `${name} in Woche ${week}`
export const openGuide = 'Leitfaden öffnen'
export const whatToCallAbout = 'Wann du anrufen solltest'
export const typicalValues =
  'Typische Werte, keine medizinische Beratung. Jedes Baby wächst in seinem eigenen Tempo. Der Leitfaden nennt die Quellen.'

// Figures of a week

export const size = 'Größe'
export const sizeOfOne = 'Eines der Babys'
/** "1,6 cm, vom Scheitel bis zum Steiß. Verglichen nach Länge." */
export const sizeDetail = (length: string, comparison: string) => `${length}. ${comparison}.`
export const heartRate = 'Herzfrequenz'
export const weight = 'Gewicht'
/** `source` is the origin of the weight: "Hadlock 1991", "Anatomietafeln". */
export const typicalWeight = (source: string) => `typisches Gewicht nach ${source}`

// The sentence about the baby’s size. `who` is the baby’s name or `eachBaby`

export const eachBaby = 'Jedes Baby'
export const measuresAbout = (who: string, length: string) => `${who} misst ungefähr ${length}.`
export const asLongAs = (who: string, thing: string, length: string) =>
  `${who} ist ungefähr so lang wie ${thing}: ${length}.`
export const weighsAsMuchAs = (who: string, thing: string, weight: string) =>
  `${who} wiegt ungefähr so viel wie ${thing}: ${weight}.`
/** The things that babies are compared with, in the nominative. */
const thingsInSentence: Readonly<Record<string, string>> = {
  Mohnkorn: 'ein Mohnkorn',
  Sesamkorn: 'ein Sesamkorn',
  Linse: 'eine Linse',
  Heidelbeere: 'eine Heidelbeere',
  Himbeere: 'eine Himbeere',
  'Grüne Olive': 'eine grüne Olive',
  Kumquat: 'eine Kumquat',
  Feige: 'eine Feige',
  Limette: 'eine Limette',
  Zitrone: 'eine Zitrone',
  Nektarine: 'eine Nektarine',
  Apfel: 'ein Apfel',
  Avocado: 'eine Avocado',
  Birne: 'eine Birne',
  Paprikaschote: 'eine Paprikaschote',
  Mango: 'eine Mango',
  'Große Banane': 'eine große Banane',
  Pastinake: 'eine Pastinake',
  Spaghettikürbis: 'ein Spaghettikürbis',
  'Lange Papaya': 'eine lange Papaya',
  'Maiskolben mit Hüllblättern': 'ein Maiskolben mit Hüllblättern',
  'Lange Salatgurke': 'eine lange Salatgurke',
  'Bund Frühlingszwiebeln': 'ein Bund Frühlingszwiebeln',
  Romanasalat: 'ein Romanasalat',
  'Ananas mit Blattschopf': 'eine Ananas mit Blattschopf',
  Butternusskürbis: 'ein Butternusskürbis',
  'Großer Kohlkopf': 'ein großer Kohlkopf',
  'Junge Kokosnuss mit Hülle': 'eine junge Kokosnuss mit Hülle',
  Chinakohl: 'ein Chinakohl',
  'Großer Blumenkohl': 'ein großer Blumenkohl',
  'Cantaloupe-Melone': 'eine Cantaloupe-Melone',
  'Gelbe Honigmelone': 'eine gelbe Honigmelone',
  'Piel-de-Sapo-Melone': 'eine Piel-de-Sapo-Melone',
  'Drei Kilopackungen Reis': 'drei Kilopackungen Reis',
  'Zwei große Flaschen Wasser': 'zwei große Flaschen Wasser',
  'Mini-Wassermelone': 'eine Mini-Wassermelone',
  'Kleiner Kürbis': 'ein kleiner Kürbis',
  'Große Honeydew-Melone': 'eine große Honeydew-Melone',
  'Kleine Jackfrucht': 'eine kleine Jackfrucht',
}
/** Names what a baby is compared with, in a sentence: "ein Apfel" for "Apfel". */
export const thingInSentence = (comparison: string) => thingsInSentence[comparison] ?? comparison
/** Shown in a sentence instead of a length, if the baby is too small to measure. */
export const leastLengthInSentence = { metric: 'unter 1\u00a0mm', us: 'unter 0,04\u00a0in' }
export const typicalValue = 'Ein typischer Wert, keine medizinische Beratung.'

// The guide’s page

export const pageTitle = 'Schwangerschaft Woche für Woche · Nestling'
export const pageHeading = 'Schwangerschaft Woche für Woche'
export const journeyNotLoaded = 'Deine Reise konnte nicht geladen werden'
export const nothingLost = 'Nichts ist verloren. Vielleicht ist die Verbindung unterbrochen.'
export const weekWithTitle = (week: number, title: string) => `Woche ${week}: ${title}`
export const notReviewed =
  'Keine medizinische Fachperson hat diesen Leitfaden geprüft. Wenn etwas darin falsch ist, sag der Person Bescheid, die dein Nestling betreibt.'
export const changeState = 'Reise pausieren, oder sagen, dass dein Baby da ist oder die Schwangerschaft zu Ende ist'
export const tryAgain = 'Noch einmal versuchen'

export const example = 'Beispiel'
export const setDueDate = (link: Link) => (
  <>Der Leitfaden beginnt mit deiner eigenen Woche, sobald du {link('deinen Geburtstermin eingibst')}.</>
)
export const dueDateNotSet =
  'Der Leitfaden beginnt mit der eigenen Woche der Familie, sobald die Eltern ihren Geburtstermin eingeben.'

// Parts of the page that have failed

export const growthNotShown = 'Das Wachstum konnte nicht angezeigt werden. Lade die Seite neu.'
export const notesToolsNotShown = 'Die Werkzeuge für deine Notizen konnten nicht angezeigt werden. Lade die Seite neu.'
export const firstWeeksNotShown =
  'Die Untersuchungen der ersten Wochen konnten nicht angezeigt werden. Lade die Seite neu.'

// The page while no weeks are counted

export const titleAtRest = 'Leitfaden · Nestling'
export const headingAtRest = 'Leitfaden'
export const atRest = {
  // The guide counts weeks until 43+0, so these words are shown only after that.
  expecting: {
    title: 'Warten auf Neuigkeiten',
    text: 'Der Leitfaden zählt die Wochen nicht mehr. Wann du anrufen solltest, steht weiterhin hier, und was du abgehakt und geschrieben hast, ist noch in diesem Browser.',
  },
  paused: {
    title: 'Der Leitfaden ist pausiert',
    text: 'Solange die Reise pausiert ist, werden keine Wochen, Bilder oder Listen angezeigt. Was du abgehakt und geschrieben hast, ist noch in diesem Browser.',
  },
  born: {
    title: 'Nach der Geburt',
    text: 'Die Wochen der Schwangerschaft sind vorbei. Was du abgehakt und geschrieben hast, ist noch in diesem Browser.',
  },
  ended: {
    title: 'Wenn du Hilfe brauchst',
    text: 'Wochen, Bilder und Listen werden nicht mehr angezeigt. Was du abgehakt und geschrieben hast, ist noch in diesem Browser, falls du es noch haben möchtest.',
  },
}

// The first weeks after a birth

export const firstWeeks = 'Die ersten Wochen'
export const forParents = 'Für die Eltern. Die Tage werden ab der Geburt gezählt.'
export const ofBaby = 'Dein Baby'
export const noChecksOfBaby =
  'Deine Hebamme oder Praxis sagt dir, welche Untersuchungen dein Baby bekommt. Für deine Region gibt es hier keine Quelle.'
export const ofParent = 'Du'
export const sources = (titles: string) => `Quellen: ${titles}`
export const byDay = (day: string) => `Bis ${day}`
export const fromDayToDay = (from: string, to: string) => `${from} bis ${to}`
/** The days are those of `byDay` or `fromDayToDay`. */
export const askIfNotDone = (days: string) =>
  `${days}. Wenn es noch nicht gemacht wurde, frag deine Hebamme oder Praxis.`
