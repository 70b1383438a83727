import type { ReactNode } from 'react'

// Links in the guide

export const timeThem = 'Miss die Abstände, und sieh, wann du anrufen solltest'
export const howTheyFeel = 'Wie sie sich anfühlen, und wen du anrufst'

// Both pages

export const nothingHere = 'Hier gibt es im Moment nichts.'
export const nothingForYou = 'Hier gibt es für dich im Moment nichts. Die Eltern entscheiden, was sie teilen.'
export const backToHome = 'Zur Startseite'
export const callNow = 'Jetzt anrufen'
export const notedSoFar = 'Bisher notiert'
export const notSaved = 'Nicht gespeichert'
export const saved = 'Gespeichert'
export const save = 'Speichern'

// Notes that are not on the server yet

export const onlyInTab = 'Nur in diesem Tab'
export const stayOpen =
  'Dieser Browser kann deine Notizen nicht speichern. Lass diese Seite also offen, bis es eine Verbindung gibt.'
export const onThisDevice = 'Auf diesem Gerät gespeichert'
export const notSentYet = 'Noch nicht gesendet. Es wird gesendet, sobald du wieder online bist.'

// Whom to call

export const callTeam = {
  uk: 'Ruf deine Hebamme oder Geburtsklinik an.',
  us: 'Ruf deine Praxis oder Hebamme an.',
  de: 'Ruf deine Hebamme, Praxis oder Geburtsklinik an.',
  es: 'Ruf deine Klinik oder Hebamme an, oder fahr in die Notaufnahme.',
  fr: 'Ruf deine Geburtsklinik oder Hebamme an.',
  other: 'Ruf deine Hebamme, Praxis oder Klinik an.',
}
export const addTheirNumber = (link: (text: string) => ReactNode) => (
  <>{link('Speichere die Nummer')}, dann kannst du sie von hier anrufen.</>
)
/** `whom` is a name or a number. */
export const call = (whom: string) => `${whom} anrufen`
/** `line` is the name of an advice line, such as "NHS 111". The number follows. */
export const ifNobodyAnswers = (line: string) => `Wenn sich niemand meldet: ${line}`
/** `note` is such as "in England". */
export const ifNobodyAnswersWithNote = (line: string, note: string) => `Wenn sich niemand meldet: ${line}, ${note}`

// Who sees the notes

export const sharing = {
  timer: {
    shared: 'Die Familie kann den Timer bis zur Geburt sehen. Gäste nicht.',
    hidden: 'Nur die Eltern können den Timer sehen.',
    hide: 'Timer für die Familie ausblenden',
    show: 'Timer für die Familie einblenden',
  },
  movements: {
    shared: 'Die Familie kann die Bewegungen bis zur Geburt sehen. Gäste nicht.',
    hidden: 'Nur die Eltern können die Bewegungen sehen.',
    hide: 'Bewegungen für die Familie ausblenden',
    show: 'Bewegungen für die Familie einblenden',
  },
}
export const sharingSaved = 'Freigabe gespeichert'
export const sharingNotSaved = 'Freigabe nicht gespeichert'

// Sources

export const aboutThisPage = 'Quellen, und was diese Seite nicht ist'
export const noMedicalAdvice = (day: string) =>
  `Diese Seite zeigt nur, was du notierst. Sie gibt keine medizinische Beratung, und keine medizinische Fachperson hat sie geprüft. Zuletzt am ${day} mit ihren Quellen verglichen.`

// The timer: calls that should be made now

export const contractionsTitle = 'Wehen · Nestling'
export const callBeforeTerm = 'Vor SSW 37+0: Ruf jetzt an'
export const whyBeforeTerm =
  'Ruf vor SSW 37+0 an, wenn regelmäßig Wehen kommen oder der Bauch regelmäßig hart wird, egal wie es sich anfühlt.'
export const longContraction = 'Eine Wehe hat länger als zwei Minuten gedauert.'
export const manyContractions = 'Innerhalb von zehn Minuten sind sechs oder mehr Wehen gekommen.'
export const timeToCall = 'Es ist Zeit anzurufen'
export const metToldRule = (clock: string) =>
  `Um ${clock} Uhr haben die Wehen die Regel erfüllt, die dir genannt wurde.`
export const metCommonRule = (clock: string) =>
  `Um ${clock} Uhr haben die Wehen die verbreitete Regel zum Anrufen erfüllt.`

// The timer's button

export const timer = 'Timer'
export const begins = 'Wehe beginnt'
export const ends = 'Wehe endet'
export const pressWhenItBegins = 'Drück, wenn eine Wehe beginnt'
/** `interval` is "5 Minuten" or "unter einer Minute". */
export const sinceLast = (interval: string) => `${interval} seit Beginn der letzten Wehe`
export const aMinuteEarlier = 'Sie begann eine Minute früher'
export const closedWithBirth = 'Der Timer endete mit der Geburt. Was du notiert hast, bleibt hier.'

// The contractions

export const nothingNoted = 'Noch nichts notiert'
export const willBeListed = 'Hier steht dann jede Wehe mit ihrer Dauer und der Zeit seit der Wehe davor.'
export const noneInLastHour = 'Keine Wehen in der letzten Stunde.'
export const anHourAgo = 'Vor einer Stunde'
export const now = 'Jetzt'
export const noEnd = 'Kein Ende notiert'
export const seconds = (count: number) => `${count}\u00a0s`
export const minutes = (count: number) => `${count}\u00a0min`
export const minutesAndSeconds = (whole: number, rest: number) => `${whole}\u00a0min ${rest}\u00a0s`
/** Screen readers read it after the time and the length of a contraction: "3:12 50 s. Ändern". */
export const changeIt = '. Ändern'
export const apart = (interval: string) => `Abstand: ${interval}`
export const beforeThat = (day: string) => `Davor, am ${day}`
export const showAll = (count: number) => `Alle ${count} anzeigen`

// A contraction that somebody changes or removes

export const changeContraction = 'Diese Wehe ändern'
export const began = {
  label: 'Beginn',
  less: 'Beginn: eine Minute früher',
  more: 'Beginn: eine Minute später',
}
export const lasted = {
  label: 'Dauer',
  less: 'Dauer: zehn Sekunden weniger',
  more: 'Dauer: zehn Sekunden mehr',
}
export const remove = 'Entfernen'
export const removed = 'Wehe entfernt'
export const undo = 'Rückgängig'
export const otherWayToUndo = 'Um sie zurückzuholen, notiere eine neue Wehe, und ändere ihre Zeiten'

// When to call

export const whenToCall = 'Wann du anrufen solltest'
export const toldRule = {
  withLength: (interval: string, length: string, time: string) =>
    `Dir wurde gesagt: Ruf an, wenn die Wehen ${time} lang im Abstand von ${interval} kommen und jeweils ${length} dauern.`,
  ofAnyLength: (interval: string, time: string) =>
    `Dir wurde gesagt: Ruf an, wenn die Wehen ${time} lang im Abstand von ${interval} kommen.`,
}
export const ruleForOneBaby =
  'Diese Regel gilt für ein Baby. Wenn du mehr als eins erwartest, frag dein Team, wann du anrufen sollst, und ruf an, wenn du unsicher bist.'
export const changeRule = 'Ändern, was dir gesagt wurde'
export const somethingElse = 'Uns wurde etwas anderes gesagt'
/** A list follows: "Deine Fruchtblase platzt, …" */
export const callAtOnceIf = 'Egal was der Timer zeigt: Ruf in diesen Fällen sofort an'
/** A sentence follows: "Du siehst oder spürst die Nabelschnur, …" */
export const callAmbulanceIf = 'Ruf in diesen Fällen den Rettungsdienst:'
export const callAmbulanceAtIf = (number: string) => `Ruf in diesen Fällen den Rettungsdienst (${number}):`
export const everythingToCallAbout = 'Alles, weswegen du anrufen solltest'

// The rule that a family was told. The title and the labels of the three fields read as one sentence.

export const toldToCallWhen = 'Wir sollen anrufen bei'
export const ruleFields = {
  everyMinutes: {
    label: 'Wehen im Abstand von',
    less: 'Wehen im Abstand von: weniger',
    more: 'Wehen im Abstand von: mehr',
  },
  lastingSeconds: {
    label: 'Dauer mindestens',
    less: 'Dauer mindestens: weniger',
    more: 'Dauer mindestens: mehr',
  },
  forMinutes: { label: 'seit', less: 'seit: weniger', more: 'seit: mehr' },
}
export const anyLength = 'beliebig'
export const backToCommonRule = 'Wieder die verbreitete Regel nutzen'
export const whatYouWereTold = 'Was dir gesagt wurde'
export const callWhen = {
  withLength: (interval: string, length: string, time: string) =>
    `Anrufen, wenn die Wehen ${time} lang im Abstand von ${interval} kommen und jeweils ${length} dauern`,
  ofAnyLength: (interval: string, time: string) =>
    `Anrufen, wenn die Wehen ${time} lang im Abstand von ${interval} kommen`,
}

// Movements

export const movementsTitle = 'Kindsbewegungen · Nestling'
export const noteNow = 'Bewegungen jetzt notieren'
export const tooFew = (movements: number, hours: number) =>
  `Du hast in ${hours} Stunden weniger als ${movements} Bewegungen notiert.`
export const peopleToCall = 'Wen du anrufst'
export const countMovements = 'Bewegungen zählen'
export const feltOne = 'Ich habe eine Bewegung gespürt'
export const counted = (count: number, clock: string) => `${count} notiert seit ${clock} Uhr.`
export const countedAll = (count: number, clock: string) =>
  `${count} notiert seit ${clock} Uhr. Diese Seite kann nicht erkennen, ob es deinem Baby gut geht. Ruf an, wenn sich etwas für dich anders anfühlt.`
export const removeNote = (clock: string) => `Notiz von ${clock} Uhr entfernen`
