import { plural } from '#language/texts/de.ts'

// Errors of the API

export const malformedJson = 'Die Anfrage ist kein gültiges JSON.'
export const malformedRequest = 'Die Anfrage konnte nicht gelesen werden.'
export const invalidInput = 'Bitte prüfe deine Eingaben.'
export const unauthorized = 'Nicht angemeldet'
export const crossSite = 'Diese Anfrage kam nicht von einer Seite von Nestling.'
export const notFound = 'Hier gibt es nichts.'
export const keyReused = 'Das wurde schon mit anderem Inhalt gesendet. Bitte versuche es noch einmal.'
export const outcomeUnknown =
  'Das wurde schon einmal gesendet, und die Antwort ging verloren. Prüfe, ob es da ist, bevor du es noch einmal sendest.'
export const otherSender =
  'Inzwischen ist jemand anders angemeldet, oder eine andere Reise ist geöffnet. Nichts wurde geändert.'
export const changedMeanwhile = 'Das wurde inzwischen geändert. Nichts wurde gespeichert.'
export const tooLarge = 'Das ist größer, als Nestling annehmen kann.'
export const wrongMediaType = 'Inhalte dieser Art werden hier nicht angenommen.'
export const badRange = 'Diesen Teil der Datei gibt es nicht.'
export const unknownHost = 'Unter dieser Adresse ist Nestling nicht erreichbar.'
export const tooManyAttempts = 'Zu viele Versuche. Bitte warte ein wenig und versuche es noch einmal.'
export const tooBusy = 'Nestling ist gerade ausgelastet. Bitte versuche es gleich noch einmal.'
export const internalError = 'Bei Nestling ist etwas schiefgelaufen. Nichts wurde geändert.'
export const unavailable = 'Nestling erreicht seine Daten gerade nicht. Bitte versuche es gleich noch einmal.'
export const dataDamaged =
  'Ein Teil der Daten von Nestling ist beschädigt. Die Person, die dieses Nestling betreibt, muss eine Sicherung wiederherstellen.'
export const storageFull = 'Der Speicher ist voll. Nichts wurde geändert.'
export const adminOnly = 'Nur für Admins'
export const secondStepMissing =
  'Dafür brauchen Admins einen zweiten Schritt oder einen Passkey. Richte zuerst einen in deinem Konto ein.'
export const secondStepNotPassed =
  'Melde dich dafür ab, und melde dich dann mit deinem zweiten Schritt oder deinem Passkey wieder an.'
export const sectionClosed = 'Die Eltern haben diesen Teil ihrer Reise nicht für dich geöffnet.'
export const invitationRequired = 'Du brauchst eine Einladung, um diese Schwangerschaft mitzuverfolgen.'
export const tooMuchMail = 'In der letzten Stunde wurden viele E-Mails gesendet. Bitte versuche es später noch einmal.'
export const notYours = 'Nur wer das hinzugefügt hat oder Admin ist, kann es ändern.'
export const notYourWords = 'Nur wer das geschrieben hat, kann es ändern.'
export const notAPicture = 'Diese Datei ist kein Bild, das Nestling lesen kann. JPEG, PNG und WebP gehen immer.'
export const noJourney = 'Es gibt noch keine Reise.'

export const fileAtMost = (megabytes: number) => `Eine Datei kann höchstens ${megabytes}\u00a0MB groß sein.`

// Messages about a field

export const required = 'Erforderlich'
export const tooLong = (most: number | bigint) => `Zu lang: höchstens ${most} Zeichen`
export const tooShort = (least: number | bigint) => `Zu kurz: mindestens ${least} Zeichen`
export const cannotBeSaved = 'Enthält Zeichen, die sich nicht speichern lassen'
export const invalidDate = 'Ungültiges Datum'
export const invalidTime = 'Ungültige Uhrzeit'
export const invalidEmail = 'Ungültige E-Mail-Adresse'
export const invalidLink = 'Ungültiger Link'
export const invalidKey = 'Ungültiger Schlüssel'
/** `format` is the technical name of a format. */
export const invalid = (format: string) => `Ungültig: ${format}`
export const expected = (type: string, received: string) => `Erwartet: ${type}, erhalten: ${received}`
export const atLeast = (least: number | bigint) => `Die Zahl muss mindestens ${least} sein`
export const moreThan = (limit: number | bigint) => `Die Zahl muss größer als ${limit} sein`
export const atMost = (most: number | bigint) => `Die Zahl darf höchstens ${most} sein`
export const lessThan = (limit: number | bigint) => `Die Zahl muss kleiner als ${limit} sein`
export const writeComment = 'Bitte schreib einen Kommentar'
export const unknownFields = (names: string) => `Unbekannte Schlüssel im Objekt: ${names}`

// Dates and times

type Day = { readonly year: number; readonly month: number; readonly day: number }

export const months = ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.']
/** Begins with Sunday. */
export const weekdays = ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.']

/** "6. Jan. 2026" */
export const fullDay = ({ year, month, day }: Day) => `${day}. ${months[month - 1]} ${year}`
/** "6. Jan." */
export const dayOfYear = ({ month, day }: Day) => `${day}. ${months[month - 1]}`
/** "Di., 6. Jan.", or "Di., 6. Jan. 2026" */
export const withWeekday = (weekday: number, day: string) => `${weekdays[weekday]}, ${day}`
/** "10:30". The hours are 0 to 23. */
export const clock = (hours: number, minutes: string) => `${hours}:${minutes}`
/** "Do., 19. März, 10:30" */
export const moment = (day: string, clock: string) => `${day}, ${clock}`
export const momentInPlace = (moment: string, place: string) => `${moment} in ${place}`

/** "3 Tage" becomes "3 Tagen" after a preposition. Other units do not change. */
const afterPreposition = (amount: string) => amount.replace(/Tage$/, 'Tagen')

export const justNow = 'Gerade eben'
export const ago = (amount: string) => `Vor ${afterPreposition(amount)}`
/** `justNow` and `ago` inside a sentence, such as "Last used just now". */
export const justNowInside = 'gerade eben'
export const agoInside = (amount: string) => `vor ${afterPreposition(amount)}`
export const hours = (count: number) => plural(count, '1 Stunde', `${count} Stunden`)
export const days = (count: number) => plural(count, '1 Tag', `${count} Tage`)
export const weeks = (count: number) => plural(count, '1 Woche', `${count} Wochen`)

// Reactions

export const reactions = {
  heart: 'Herz',
  smile: 'Lächeln',
  clap: 'Applaus',
  hug: 'Umarmung',
  tear: 'Freudenträne',
  star: 'Stern',
}
export const reactionCount = (count: number, reaction: string) => `${count} × ${reaction}`
export const yourReaction = (counts: string, reaction: string) => `${counts}. Deine Reaktion: ${reaction}`

// Parts of the guide that people can hide

export const hideables = {
  drawing: 'Zeichnung des Babys',
  comparisons: 'Größenvergleiche',
  'heart-rate': 'Herzfrequenz',
}
