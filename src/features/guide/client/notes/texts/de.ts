import { plural } from '#language/texts/de.ts'

// Progress of a list

export const doneOf = (done: number, total: number) => `${done} von ${total}`
export const assumedOf = (assumed: number, total: number) => `${assumed} von ${total} als erledigt angenommen`
export const doneAndAssumedOf = (done: number, total: number, assumed: number) =>
  `${done} von ${total}, und ${assumed} als erledigt angenommen`
export const allOfWeek = (week: number) => `Alles aus Woche ${week}`
/** `list` is the name of a checklist: "Medizinisch", or a parent’s name. */
export const doneInWeek = (list: string, week: number) => `${list}: erledigt in Woche ${week}`

// A checklist

export const assumedThese = 'Das ist als erledigt angenommen. Hake etwas ab, dann ist es deine eigene Liste.'
export const othersStay = 'Alles andere bleibt, wie du es siehst. Oder beginne mit einer leeren Liste.'
export const startEmpty = 'Leer beginnen'
export const assumedDone = 'als erledigt angenommen'

// Notes that this browser does not save

export const onlyHereForNow = 'Vorerst nur in diesem Tab'
export const notSaved = {
  full: 'In diesem Browser ist kein Platz mehr für deine Notizen.',
  closed: 'Dieser Browser speichert nichts für Nestling, vielleicht weil das ein privates Fenster ist.',
}
export const untilTabCloses =
  'Was du abhakst und schreibst, bleibt hier, bis du diesen Tab schließt. Speichere eine Kopie, wenn du es behalten möchtest.'

// The journal

export const onlyYou = 'Nur du kannst es sehen. Es bleibt in diesem Browser und wird nirgendwohin gesendet.'
export const journalFields = {
  bodySensations: 'Dein Körper',
  energyLevel: 'Deine Energie',
  moodEmotions: 'Deine Stimmung',
  dreamsMessages: 'Deine Träume',
}
export const toBaby = (name: string) => `An ${name}`
export const toYourBaby = 'An dein Baby'
export const anythingElse = 'Sonst noch etwas'
export const saved = 'Gespeichert'
export const onlyHere = 'Nur in diesem Tab'

// The tools for notes

export const tools = 'Notizen aufbewahren'
export const toolsContents = (babyName: string) =>
  `Was du zu ${babyName} abhakst und schreibst: speichern, wiederherstellen, drucken`
export const whyCopy = (babyName: string) =>
  `Was du zu ${babyName} abhakst und schreibst, ist nur in diesem Browser. Mit einer Kopie kannst du es auf ein anderes Gerät mitnehmen oder zurückbekommen, falls dieses Gerät verloren geht.`
export const copyDue = 'Zeit für eine neue Kopie'
export const notInAnyCopy =
  'Etwas, das du hier vor mindestens vier Wochen abgehakt oder geschrieben hast, ist noch in keiner Kopie.'
export const saveCopy = 'Kopie speichern'
export const shareCopy = 'Kopie teilen oder schützen'
export const restoreCopy = 'Kopie wiederherstellen'
export const print = 'Drucken'
export const preparing = 'Wird vorbereitet...'
export const copyToRestore = 'Kopie zum Wiederherstellen'
export const nothingRestored = 'Nichts wiederhergestellt'
export const notesStay = 'Deine Notizen hier bleiben, wie sie sind.'
export const nothingToSave = 'Noch nichts zu speichern'
export const nothingToPrint = 'Noch nichts zu drucken'
export const writeFirst = 'Hake zuerst etwas ab, oder schreib eine Zeile.'
export const copySaved = 'Kopie gespeichert'
export const inDownloads = (file: string) => `${file} ist in deinen Downloads.`

// What a copy holds: "3 Wochen (8, 29 und 30), 7 Tagebucheinträge und 22 Häkchen"

export const copyContents = (weeks: string, entries: string, ticks: string) => `${weeks}, ${entries} und ${ticks}`
export const weeks = (count: number, numbers: string) =>
  plural(count, `1 Woche (${numbers})`, `${count} Wochen (${numbers})`)
export const entries = (count: number) => plural(count, '1 Tagebucheintrag', `${count} Tagebucheinträge`)
export const ticks = (count: number) => plural(count, '1 Häkchen', `${count} Häkchen`)
export const copyHolds = (contents: string) => `Die Kopie enthält ${contents}.`

// Sharing or locking a copy

export const passphrase = 'Passphrase'
export const passphraseHint =
  'Wenn du eine festlegst, kann niemand die Kopie ohne sie lesen. Auch zurücksetzen lässt sie sich nicht, also schreib sie auf.'
export const passphraseTooShort = (least: number) => `Mindestens ${least} Zeichen`
export const lockNeedsHttps =
  'Dein Browser kann eine Kopie nur dann mit einer Passphrase schützen, wenn Nestling über https geöffnet ist.'
export const share = 'Teilen'
export const whereToShare = 'Auf dein anderes Gerät, an deine eigene E-Mail-Adresse oder in deinen eigenen Speicher.'
export const saveHere = 'Auf diesem Gerät speichern'
export const whereSaved = 'Du findest sie in deinen Downloads.'
export const shareAgain = 'Die Kopie ist jetzt fertig. Drück noch einmal auf „Teilen“.'
export const notShared = 'Sie konnte nicht geteilt werden. Speichere sie stattdessen auf diesem Gerät.'

// Opening a locked copy

export const openLocked = 'Geschützte Kopie öffnen'
export const chosenPassphrase = 'Die Passphrase, die du beim Speichern dieser Kopie gewählt hast.'
export const wrongPassphrase = 'Diese Passphrase öffnet die Kopie nicht'
export const open = 'Öffnen'
export const opening = 'Wird geöffnet...'
export const unlockNeedsHttps =
  'Dein Browser kann eine geschützte Kopie nur öffnen, wenn Nestling über https geöffnet ist.'

// Restoring a copy

export const copyAbout = (day: string, babyName: string) => `Notizen zu ${babyName}, gespeichert am ${day}.`
export const noRoom = 'In diesem Browser ist kein Platz für die Kopie. Deine Notizen hier bleiben, wie sie sind.'
export const addToNotes = 'Zu den Notizen hier hinzufügen'
export const addEffect = 'Texte werden zusammengefügt. Wo Häkchen sich unterscheiden, gilt das spätere.'
export const replaceNotes = 'Die Notizen hier ersetzen'
export const replaceEffect =
  'Alle Notizen in diesem Browser werden gelöscht, und die aus der Kopie treten an ihre Stelle.'
export const copyAdded = 'Kopie hinzugefügt'
export const notesReplaced = 'Notizen ersetzt'
export const undo = 'Rückgängig'
export const insteadOfUndo = 'Eine Kopie wiederherstellen, die du vorher gespeichert hast'
export const undone = 'Alles wie vorher'
export const notUndone = 'Es konnte nicht rückgängig gemacht werden'

// Files that cannot be restored

export const fileTooLarge = 'Diese Datei ist größer, als eine Kopie von Notizen sein kann.'
export const fileEmpty = 'Diese Datei ist leer.'
export const fileUnreadable = 'Dein Browser konnte diese Datei nicht lesen.'
export const fileNoCopy =
  'Diese Datei ist keine Kopie von Nestling-Notizen. Der Name einer Kopie beginnt mit „nestling-“.'
export const copyTooNew = 'Diese Kopie wurde mit einer neueren Version von Nestling gespeichert.'
export const copyDamaged = 'Diese Kopie ist beschädigt.'
export const copyDamagedIn = (week: number) => `Diese Kopie ist im Teil zu Woche ${week} beschädigt.`
export const copyEmpty = 'In dieser Kopie sind keine Notizen.'

// Before signing out

export const takeNotes = 'Deine Notizen mitnehmen?'
export const signOutDeletes =
  'Deine Häkchen und dein Tagebuch sind nur in diesem Browser. Beim Abmelden werden sie hier gelöscht, damit niemand sonst sie hier finden kann.'
/** Stands before `copyContents` if there are several copies, one for each baby. */
export const about = (babyName: string) => `${babyName}:`
/** Shown if the baby’s name is not known. */
export const baby = 'Baby'
export const saveAndSignOut = 'Kopie speichern und abmelden'
export const saveEffect = 'Du kannst sie im Leitfaden wiederherstellen, hier oder auf einem anderen Gerät.'
export const signOutOnly = 'Ohne Kopie abmelden'
export const signOutEffect = 'Was du abgehakt und geschrieben hast, geht endgültig verloren.'
export const copyThere = 'Ist deine Kopie da?'
export const copiesThere = 'Sind deine Kopien da?'
export const onlyCopyLeft =
  'Sieh in deinen Downloads nach. Sobald du dich abgemeldet hast, ist die Kopie alles, was von deinen Notizen bleibt.'
export const onlyCopiesLeft =
  'Sieh in deinen Downloads nach. Sobald du dich abgemeldet hast, sind die Kopien alles, was von deinen Notizen bleibt.'
export const saveAgain = 'Noch einmal speichern'
export const copyIsThere = 'Sie ist da, abmelden'
export const copiesAreThere = 'Sie sind da, abmelden'

// Printed notes

export const printedTitle = (babyName: string) => `${babyName}, Woche für Woche`
export const printedBy = (writer: string, day: string) => `Notizen von ${writer}, gedruckt am ${day}`
export const printedWeek = (week: number) => `Woche ${week}`
export const printedWeekWithTitle = (week: number, title: string) => `Woche ${week}: ${title}`
export const daysOfWeek = (first: string, last: string) => `${first} bis ${last}`
export const done = 'Erledigt'
export const ticksNotLoaded = 'Die Häkchen konnten nicht geladen werden. Sie sind noch in diesem Browser.'
export const fromJournal = 'Aus dem Tagebuch'
