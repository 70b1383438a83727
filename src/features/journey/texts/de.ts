import { plural } from '#language/texts/de.ts'

// The age and the due date

/** "29 Wochen und 3 Tage" */
export const weeksAndDays = (weeks: string, days: string) => `${weeks} und ${days}`
export const dueToday = 'Heute ist der Geburtstermin'
export const daysRemaining = (days: number) => plural(days, 'noch 1 Tag', `noch ${days} Tage`)
export const daysPastDueDate = (days: number) =>
  plural(days, '1 Tag nach dem Geburtstermin', `${days} Tage nach dem Geburtstermin`)

// Refusals

export const parentsOnly = 'Nur die Eltern können das ändern.'
export const otherAdmins =
  'Es gibt noch eine andere Person mit Admin-Rechten oder einen anderen Elternteil. Nur die letzte Person kann eine Reise löschen.'
export const onlyTakenBack =
  'Du kannst nur die letzte Änderung zurücknehmen, innerhalb von 30 Tagen. Lade die Seite neu, um den aktuellen Stand zu sehen.'
export const stateChangedMeanwhile =
  'Das wurde inzwischen geändert. Nichts wurde gespeichert. Sieh dir den aktuellen Stand an.'
export const noBirth =
  'Du kannst ein Bild hinzufügen, sobald du gesagt hast, dass dein Baby da ist. Lade die Seite neu, um den aktuellen Stand zu sehen.'
export const nothingToTakeBack =
  'Es gibt nichts mehr zurückzunehmen. Lade die Seite neu, um den aktuellen Stand zu sehen.'

// Messages about a field

export const invalidTimeZone = 'Ungültige Zeitzone'
export const invalidCountry = 'Ungültiges Land'
export const unlikelyDueDate =
  'Ein Geburtstermin liegt höchstens 300 Tage in der Zukunft und höchstens 60 Tage in der Vergangenheit'
export const sameParentTwice = 'Die Eltern müssen verschiedene Personen sein'
export const samePartTwice = 'Die Eltern müssen verschiedene Rollen haben'
export const parentNotAdmin = 'Jeder Elternteil muss Admin dieser Reise sein'
export const childrenWithoutBirth = 'Kinder lassen sich nur bei einer Geburt eintragen'
export const dayWithoutEvent = 'Ein Tag lässt sich nur bei einer Geburt oder einem Verlust angeben'
export const readersWithoutEvent = 'Nur bei einer Geburt oder einem Verlust lässt sich wählen, wer davon erfährt'
export const unlikelyDay = 'Dieser Tag liegt in der Zukunft oder mehr als 400 Tage zurück'

// News. These words follow a name.

export const announcedBirth = 'hat die Geburt bekannt gegeben'
export const hasNews = 'hat Neuigkeiten für die Familie'

// The download

export const theJourney = 'Die Reise'
export const baby = 'Baby'
export const dueDate = 'Geburtstermin'
export const noDueDate = 'Nicht eingegeben'
export const parent = 'Elternteil'
/** What the baby calls this parent. */
export const calledAs = (word: string) => `„${word}“`
export const born = 'Geboren'
export const bornOn = (names: string, day: string) => `${names}, ${day}`
export const ended = 'Zu Ende'
export const fromParents = 'Von den Eltern'
