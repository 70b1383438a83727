import { plural } from '#language/texts/de.ts'

// Titles of the pages, and of the parts of an export

export const contractionsAndMovements = 'Wehen und Kindsbewegungen'
export const contractions = 'Wehen'
export const movements = 'Kindsbewegungen'

// How movements felt

export const feelings = {
  usual: 'Wie gewohnt gespürt',
  different: 'Weniger, anders oder keine',
  counted: 'Eine Bewegung',
}

// How long a contraction lasted, and how far apart two began. The forms are the same in every case.

export const seconds = (count: number) => plural(count, '1 Sekunde', `${count} Sekunden`)
export const minutes = (count: number) => plural(count, '1 Minute', `${count} Minuten`)
export const hours = (count: number) => plural(count, '1 Stunde', `${count} Stunden`)
export const minutesAndSeconds = (whole: number, rest: number) => `${minutes(whole)} ${seconds(rest)}`
export const hoursAndMinutes = (whole: number, rest: number) => `${hours(whole)} ${minutes(rest)}`
export const underAMinute = 'unter einer Minute'
export const underFiveSeconds = 'unter 5 Sekunden'
/** Marks an amount such as "6 Minuten" as rounded. Amounts with "unter" are never marked. */
export const about = (amount: string) => `etwa ${amount}`

// The averages of the last hour. `interval` and `length` are amounts such as "etwa 6 Minuten" or "unter einer Minute".
// There is an interval only if there were two contractions or more.

export const inLastHour = (count: number) =>
  plural(count, 'In der letzten Stunde: 1 Wehe.', `In der letzten Stunde: ${count} Wehen.`)
export const inLastHourLong = (count: number, length: string) =>
  plural(
    count,
    `In der letzten Stunde: 1 Wehe, Dauer ${length}.`,
    `In der letzten Stunde: ${count} Wehen, Dauer ${length}.`,
  )
export const inLastHourApart = (count: number, interval: string) =>
  `In der letzten Stunde: ${count} Wehen, Abstand ${interval}.`
export const inLastHourApartAndLong = (count: number, interval: string, length: string) =>
  `In der letzten Stunde: ${count} Wehen, Abstand ${interval}, Dauer ${length}.`

// The rule for when to call: how far apart contractions are, how long each is, and for how long this has been so

export const rule = {
  withLength: (interval: string, length: string, time: string) => `Abstand ${interval}, Dauer ${length}, ${time} lang`,
  ofAnyLength: (interval: string, time: string) => `Abstand ${interval}, ${time} lang`,
}

// Why something cannot be saved

export const atRest =
  'Die Reise ist pausiert oder zu Ende, darum lässt sich gerade nichts notieren. Nichts, was du vorher notiert hast, ist verloren.'
export const invalidTime = 'Ungültige Uhrzeit'
export const endsBeforeItBegan = 'Sie kann nicht enden, bevor sie begonnen hat'
export const longerThanAnHour = 'Keine Wehe dauert länger als eine Stunde'
export const inTheFuture = 'Diese Zeit liegt in der Zukunft. Prüfe die Uhr deines Handys'
export const beforeThePregnancy = 'Diese Zeit liegt vor der Schwangerschaft. Prüfe die Uhr deines Handys'
export const ruleAtLeast = (least: number) => `Mindestens ${least}`
export const ruleAtMost = (most: number) => `Höchstens ${most}`
export const nothingToShare = 'Bitte wähle, was ein- oder ausgeblendet werden soll'
export const contractionsNotLoaded = 'Die Wehen konnten nicht geladen werden.'
export const movementsNotLoaded = 'Die Bewegungen konnten nicht geladen werden.'
