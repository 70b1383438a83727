import type { ReactNode } from 'react'
import { plural } from '#language/texts/de.ts'

// A new journey

export const setUpFailed = 'Nicht eingerichtet'
export const notSetUp = 'Die Daten der Schwangerschaft konnten nicht angelegt werden. Bitte versuche es noch einmal.'

// The journeys of one person

export const yourJourneys = 'Deine Reisen'
export const roles = { admin: 'Admin', family: 'Familie', guest: 'Gast' }
export const opening = 'Wird geöffnet...'
export const notOpened = 'Die Reise konnte nicht geöffnet werden'

// All settings

export const saving = 'Wird gespeichert...'
export const updated = 'Einstellungen gespeichert'
export const updateFailed = 'Nicht gespeichert'
export const notUpdated = 'Die Einstellungen der Schwangerschaft wurden nicht gespeichert'

// The parents

export const parentQuestions = { mother: 'Wer ist schwanger?', partner: 'Wer ist Partnerin oder Partner?' }
export const nobody = 'Niemand'
export const parentName = (firstName: string) => `So heißt ${firstName} hier`
export const parentWord = (firstName: string) => `Wie wird das Baby ${firstName} nennen?`
export const parentWordExample = 'Mama, Baba oder ein anderes Wort'
export const onlyAdmins =
  'Nur Admins stehen zur Auswahl. Wenn es noch einen Elternteil gibt, lade die Person als Admin ein.'
export const saveParents = 'Eltern speichern'
/** `nameHere` and `babySays` describe a parent whom two admins changed at the same time. */
export const nameHere = (name: string) => `Name hier: ${name}`
export const babySays = (word: string) => `Das Baby sagt: ${word}`

// The baby

export const nickname = 'Spitzname des Babys'
export const nicknameHint = 'Wie du das Baby nennst, bis ihr euch kennenlernt'
export const numberOfBabies = 'Anzahl der Babys'
export const numberOfBabiesHint = 'Der Leitfaden sagt, was bei mehr als einem Baby anders ist'
export const notKnownYet = 'Noch nicht bekannt'
/** Larger numbers are shown as digits. */
export const numbersOfBabies = { 1: 'Eins', 2: 'Zwei: Zwillinge', 3: 'Drei: Drillinge' }
export const sharedPlacenta = 'Teilen sie sich eine Plazenta?'
export const sharedPlacentaHint = 'Der erste Ultraschall zeigt es meistens'
export const placentas = { shared: 'Ja, mindestens zwei von ihnen', own: 'Nein, jedes hat seine eigene' }

// The place

export const placeSummary = 'Zeitzone, Einheiten, Betreuung und Land'
export const timeZone = 'Zeitzone'
export const timeZoneHint = 'Wochen und Tage beginnen um Mitternacht in dieser Zeitzone'
/** The group of time zones without a continent or an ocean, such as UTC. */
export const otherZones = 'Andere'
export const unitsLabel = 'Einheiten'
export const unitsHint = 'Alle können in ihrem Konto eigene Einheiten wählen'
export const units = { metric: 'Metrisch (cm, kg)', us: 'US (Zoll, Pfund)' }
export const region = 'Wo du betreut wirst'
export const regionHint = 'Der Leitfaden nennt die Tests und Impfungen, die dort üblich sind'
export const regions = {
  uk: 'Vereinigtes Königreich',
  us: 'Vereinigte Staaten',
  de: 'Deutschland',
  es: 'Spanien',
  fr: 'Frankreich',
  other: 'Anderswo',
}
export const country = 'Land, für Notrufnummern'
export const countryHint = 'Der Leitfaden zeigt die Nummern, die du dort anrufst'
export const countryOfZone = 'Das Land der Zeitzone'

// The due date

export const dueDate = 'Geburtstermin'
/** Shown if the region is France and the parents enter the due date itself. */
export const dueDateInFrance =
  'Papiere in Frankreich nennen meist den Tag von SSW 41+0. Der Geburtstermin hier liegt dann eine Woche davor.'
export const knownDay = 'Welchen Tag kennst du?'
export const noDay = 'Vorerst keinen'
export const withoutDueDate =
  'Startseite und Leitfaden zeigen Beispielwerte, bis du einen Geburtstermin eingibst. Fotos und Beiträge behalten ihre Wochen.'
/** `known` is an option, and `day` the label of the date field. `rule` and `source` are shown under the result. */
export const countings = {
  'due-date': {
    known: 'Geburtstermin',
    day: 'Geburtstermin',
    rule: 'Das Datum im Mutterpass, wie es deine Hebamme oder Praxis festgelegt hat.',
    source: 'ACOG Committee Opinion 700.',
  },
  'last-period': {
    known: 'Erster Tag der letzten Periode',
    day: 'Erster Tag der letzten Periode',
    rule: '280 Tage ab dem ersten Tag der letzten Periode, angepasst, wenn dein Zyklus länger oder kürzer als 28 Tage ist.',
    source: 'ACOG Committee Opinion 700; MSD Manual.',
  },
  conception: {
    known: 'Tag der Empfängnis',
    day: 'Tag der Empfängnis',
    rule: '266 Tage ab der Empfängnis. Ebenso ab dem Tag der Eizellentnahme oder der Insemination.',
    source: 'MSD Manual; ACOG Committee Opinion 700.',
  },
  'transfer-day-5': {
    known: 'IVF-Transfer, fünf Tage alter Embryo',
    day: 'Tag des Transfers',
    rule: '261 Tage ab dem Transfer eines fünf Tage alten Embryos.',
    source: 'ACOG Committee Opinion 700.',
  },
  'transfer-day-3': {
    known: 'IVF-Transfer, drei Tage alter Embryo',
    day: 'Tag des Transfers',
    rule: '263 Tage ab dem Transfer eines drei Tage alten Embryos.',
    source: 'ACOG Committee Opinion 700.',
  },
  'transfer-day-6': {
    known: 'IVF-Transfer, sechs Tage alter Embryo',
    day: 'Tag des Transfers',
    rule: '260 Tage ab dem Transfer eines sechs Tage alten Embryos. Manche Kliniken zählen ihn wie einen fünf Tage alten.',
    source: 'ACOG Committee Opinion 700.',
  },
  'scan-age': {
    known: 'Ultraschall mit Altersangabe',
    day: 'Tag des Ultraschalls',
    rule: '280 Tage minus das Alter aus dem Ultraschall, gezählt ab dem Tag des Ultraschalls.',
    source: 'ACOG Committee Opinion 700.',
  },
  'scan-length': {
    known: 'Ultraschall mit Längenangabe: SSL (CRL)',
    day: 'Tag des Ultraschalls',
    rule: 'Das Alter wird aus der Länge berechnet, in ganzen Tagen. Dann 280 Tage minus dieses Alter, gezählt ab dem Tag des Ultraschalls.',
    source: 'INTERGROWTH-21st (Papageorghiou et al., 2014); ACOG Committee Opinion 700.',
  },
}
export const cycleLength = 'Länge deines Zyklus in Tagen'
export const cycleLengthHint = 'Vom ersten Tag einer Periode bis zum ersten Tag der nächsten'
/** The label above two fields. Their own labels are read as one: `scanWeeks`, then `scanDays`. */
export const scanAge = 'Alter laut Ultraschall'
export const scanWeeks = 'Wochen'
export const scanDays = 'und Tage'
export const scanLength = 'Länge vom Scheitel bis zum Steiß, in Millimetern'
export const scanLengthHint = (min: number, max: number) => `SSL (CRL) im Befund, ${min} bis ${max}\u00a0mm`
export const countedDueDate = (day: ReactNode) => <>Geburtstermin: {day}</>
export const countedAge = (age: string) => `Alter beim Ultraschall: ${age}`

// A scan, compared with the due date

export const scanCompared = 'Verglichen mit deinem Geburtstermin'
export const scanAgrees = (day: string) => `Der Ultraschall stimmt mit deinem Geburtstermin (${day}) überein.`
export const scanDiffers = (day: string, days: number) =>
  plural(
    days,
    `Der Ultraschall weicht um 1 Tag von deinem Geburtstermin (${day}) ab.`,
    `Der Ultraschall weicht um ${days} Tage von deinem Geburtstermin (${day}) ab.`,
  )
export const differsLittle = (limit: number) =>
  `Bei höchstens ${limit} Tagen wird der Termin nach der Regel des ACOG meistens beibehalten.`
export const differsMuch = (limit: number) =>
  `Bei mehr als ${limit} Tagen wird der Termin nach der Regel des ACOG meistens geändert. Nach einer IVF bleibt immer der Termin, der sich aus dem Transfer ergibt.`
export const lateScan = 'So spät in der Schwangerschaft kann der Unterschied auch daher kommen, wie das Baby wächst.'
export const whoDecides = 'Deine Hebamme oder Praxis entscheidet.'
export const sameDueDate = (day: string) => `${day} behalten`

// After a change of the due date

export const dueDateMoved = (days: number, day: string) =>
  plural(
    days,
    `Der Geburtstermin hat sich um 1 Tag verschoben. Neu: ${day}.`,
    `Der Geburtstermin hat sich um ${days} Tage verschoben. Neu: ${day}.`,
  )
export const weekMoved = (week: number, before: number) => `Heute ist Woche ${week}, nicht Woche ${before}.`
export const weeksStay = 'Fotos und Beiträge behalten ihre Wochen.'

// What is hidden

export const hideForAll = 'Für alle ausblenden'
export const hideForAllHint = 'Alle können das in ihrem Konto auch nur für sich ausblenden.'
export const choiceSaved = 'Auswahl gespeichert'
export const choiceNotSaved = 'Auswahl nicht gespeichert'

// Deleting the journey

export const onlyLastAdmin =
  'Nur die letzte Person mit Admin-Rechten kann eine Reise löschen. Solange diese Reise noch andere Admins hat, kann niemand sie löschen.'
export const deletesAll =
  'Alles, was du und die anderen hier geteilt habt, wird für alle gelöscht. Lade es vorher herunter, wenn du es behalten möchtest.'
export const deleteJourney = 'Reise löschen'
export const deleteQuestion = (babyName: string) => `Die Reise von ${babyName} löschen?`
export const deletedAtOnce =
  'Alle Beiträge, Fotos, Termine, Kontakte und Wünsche werden sofort gelöscht, für alle, die mitlesen. Dein Konto bleibt.'
export const cannotBeUndone = 'Das lässt sich nicht rückgängig machen.'
export const doNotDelete = 'Reise behalten'
export const deleteForGood = 'Endgültig löschen'
export const deleting = 'Wird gelöscht...'
export const notDeleted = 'Reise nicht gelöscht'
