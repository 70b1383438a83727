import { plural } from '#language/texts/de.ts'

// The state in the settings

export const expecting = (babyName: string) => `Du erwartest ${babyName}. Startseite und Leitfaden zählen die Wochen.`
export const paused = 'Die Reise ist pausiert. Nichts wird gezählt, verglichen oder vorgeschlagen.'
export const hasEnded = 'Die Schwangerschaft ist zu Ende.'
export const nothingCounted = 'Nichts wird mehr gezählt, verglichen oder vorgeschlagen.'
export const readersOfEnd = {
  everybody: 'Alle, die mitlesen, können das lesen.',
  family: 'Nur die Familie kann das lesen.',
  admins: 'Nur Admins können das lesen.',
}
export const readersOfBirth = {
  everybody: (names: string) => `${names}: Alle, die mitlesen, können auf ihrer Startseite von der Geburt lesen.`,
  family: (names: string) => `${names}: Nur die Familie kann auf ihrer Startseite von der Geburt lesen.`,
  admins: (names: string) => `${names}: Nur Admins können auf ihrer Startseite von der Geburt lesen.`,
}
export const ourBabyIsHere = (babies: number) => plural(babies, 'Unser Baby ist da', 'Unsere Babys sind da')
export const changeHome = 'Text der Startseite ändern'
export const sayEnded = 'Die Schwangerschaft ist zu Ende'
export const sayDied = (babies: number) =>
  plural(babies, 'Unser Baby ist gestorben', 'Alle unsere Babys sind gestorben')
export const oneDiedBeforeBirth =
  'Wenn eines deiner Babys gestorben ist und die Schwangerschaft weitergeht, ändere in den Einstellungen die Anzahl der Babys. Niemand bekommt eine Nachricht, aber die Seiten stellen sich bei allen auf die neue Anzahl um.'
export const oneDiedAfterBirth =
  'Wenn eines deiner Babys gestorben ist, kannst du es in deinen eigenen Worten sagen: Drück auf „Text der Startseite ändern“.'
export const saving = 'Wird gespeichert...'
export const tryAgain = 'Bitte versuche es noch einmal.'

// A pause

export const pauseJourney = 'Reise pausieren'
export const pauseQuestion = 'Die Reise pausieren?'
export const pauseStopsCounting =
  'Nestling zählt und vergleicht dann nichts mehr und schlägt nichts mehr vor. Das gilt für alle. Termine verschwinden aus den Kalendern auf Handys, und es werden keine Einladungen per E-Mail gesendet.'
export const pauseLeavesAll = 'Was du geteilt hast, bleibt. Du kannst die Reise jederzeit fortsetzen.'
export const pause = 'Pausieren'
export const isPaused = 'Die Reise ist pausiert'
export const notPaused = 'Die Reise konnte nicht pausiert werden'
export const resume = 'Reise fortsetzen'
export const isResumed = 'Die Reise geht weiter'
export const notResumed = 'Die Reise ist noch pausiert'

// Taking the last change back

export const takeBack = 'Zurücknehmen'
export const takingBack = 'Wird zurückgenommen...'
export const takeBackToday = 'Du kannst es heute noch zurücknehmen.'
export const takeBackUntil = (day: string) => `Du kannst es bis ${day} zurücknehmen.`
export const takenBack = 'Zurückgenommen'
export const notTakenBack = 'Es konnte nicht zurückgenommen werden'

// The dialogs about a birth and a loss

export const readers = 'Wer das liest'
export const readersHint = 'Allen anderen wird die Reise als pausiert angezeigt. Du kannst es ihnen später sagen.'
export const audiences = { everybody: 'Alle, die mitlesen', family: 'Nur Familie', admins: 'Nur Admins' }
export const optional = 'Optional'
export const notSaved = 'Das wurde nicht gespeichert'

export const yourBabyIsHere = (babies: number) => plural(babies, 'Dein Baby ist da', 'Deine Babys sind da')
export const birthExplained =
  'Die Personen, die du unten auswählst, sehen das auf ihrer Startseite, sobald du es speicherst.'
export const bornOn = 'Geboren am'
export const onlyChild = 'Dein Baby'
export const child = (number: number) => `Kind ${number}`
export const name = 'Name'
export const weight = 'Gewicht in Gramm'
export const length = 'Länge in cm'
export const addChild = 'Noch ein Kind eintragen'
export const removeChild = 'Letztes Kind entfernen'
export const birthMessage = 'Ein paar Worte'
export const saveBirth = 'Speichern und zeigen'

export const soSorry = 'Es tut uns sehr leid'
export const lossExplained =
  'Nestling zählt und vergleicht dann nichts mehr und schlägt nichts mehr vor. Das gilt für alle und auf jedem Gerät. Was du geteilt hast, bleibt, bis du es löschst. Was du hier sagst, kannst du 30 Tage lang zurücknehmen.'
export const lossMessage = 'Eine Nachricht an alle, die mitlesen'
export const lossMessageHint = 'Sie erscheint auf ihrer Startseite. Du musst nichts schreiben.'
export const lossDay = 'Tag'
export const saveLoss = 'Speichern'

// Home, when the due date has passed

export const homeTitle = (name: string) => `${name} · Nestling`
export const isBabyHere = (babyName: string) => `Ist ${babyName} da?`
export const choices = 'Du kannst es allen sagen, die Reise pausieren oder sagen, dass die Schwangerschaft zu Ende ist.'
export const answerNow = 'Sagen, wie es steht'
export const notYet = 'Noch nicht'
export const whomToAsk = 'Wenn du Fragen hast, ruf deine Hebamme oder Geburtsklinik an.'
export const waitForNews = 'Die Eltern sagen dir hier Bescheid, wenn es Neuigkeiten gibt.'

// Home after a birth

/** "Wren", "Wren und Robin", "Wren, Robin und Jay" */
export const allNames = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`
export const areHere = (names: string, children: number) => plural(children, `${names} ist da`, `${names} sind da`)
export const bornToday = 'Heute geboren'
export const daysOld = (days: number) => plural(days, '1 Tag alt', `${days} Tage alt`)
/** From 2 weeks on. */
export const weeksOld = (weeks: number) => `${weeks} Wochen alt`
/** From 3 months on. */
export const monthsOld = (months: number) => `${months} Monate alt`
export const atBirth = 'Bei der Geburt'
export const weightAndLength = (weight: string, length: string) => `${weight}, ${length}`
export const grams = (grams: string) => `${grams}\u00a0g`
export const pounds = (pounds: string) => `${pounds}\u00a0lb`
export const poundsAndOunces = (pounds: string, ounces: string) => `${pounds}\u00a0lb ${ounces}\u00a0oz`
export const centimetres = (centimetres: string) => `${centimetres}\u00a0cm`
export const inches = (inches: string) => `${inches}\u00a0in`
export const readersSoFar = {
  family: 'Bisher kann das nur die Familie lesen.',
  admins: 'Bisher können das nur Admins lesen.',
}
export const forParents = 'Für die Eltern'
export const picture = 'Bild'
export const addPicture = 'Bild hinzufügen'
export const changePicture = 'Bild ändern'
export const addingPicture = 'Wird hinzugefügt...'
export const removePicture = 'Bild entfernen'
export const removingPicture = 'Wird entfernt...'
export const pictureNotChanged = 'Bild nicht geändert'
export const callAfterBirth = 'Wann du nach einer Geburt anrufen solltest'

// Home during a pause and after a loss

export const pausedTitle = 'Diese Reise ist pausiert'
export const endedGreeting = 'Es tut uns sehr leid.'
export const pausedExplained =
  'Was geteilt wurde, ist noch hier. Nichts wird gezählt oder vorgeschlagen, bis die Eltern die Reise fortsetzen.'
export const endedExplained =
  'Was geteilt wurde, ist noch hier, wann immer du es sehen möchtest. Nichts wird mehr gezählt oder vorgeschlagen.'
export const updates = 'Beiträge'
export const photos = 'Fotos'
export const callAbout = 'Wann du anrufen solltest'
export const changeEnd = 'Ändern oder zurücknehmen'
