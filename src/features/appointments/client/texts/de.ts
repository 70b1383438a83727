import type { AppointmentStatus } from '../../rules.ts'

// The next appointments, on the home page

export const upcomingAppointments = 'Anstehende Termine'
export const notLoaded = 'Die Termine konnten nicht geladen werden.'
export const viewAll = 'Alle anzeigen'
export const today = 'Heute'
export const tomorrow = 'Morgen'
/** Two days or more. */
export const inDays = (count: number) => `In ${count} Tagen`
export const statuses: Record<AppointmentStatus, string> = {
  confirmed: 'Bestätigt',
  pending: 'Offen',
  completed: 'Erledigt',
  cancelled: 'Abgesagt',
}
export const nothingYet = 'Keine Termine geplant'
export const addFirst = 'Plane deinen ersten Vorsorgetermin'
export const willAppear = 'Hier erscheinen geplante Termine'

// The page

export const pageTitle = 'Termine · Nestling'
export const pageNotLoaded = 'Die Termine konnten nicht geladen werden'
export const notLoadedWhy = 'Nichts ist verloren. Vielleicht ist die Verbindung unterbrochen.'
export const addNew = 'Neuen Termin hinzufügen'

// The lists

export const allAppointments = 'Alle Termine'
export const zoneNote = (city: string) => `Alle Uhrzeiten gelten für ${city}, wo die Familie ist.`
export const upcoming = 'Anstehend'
export const nothingUpcoming = 'Es steht nichts an.'
export const showLater = 'Spätere anzeigen'
export const past = 'Vergangen'
export const showEarlier = 'Frühere anzeigen'
export const moreOnUsualPage = 'Auf der normalen Seite stehen weitere Termine.'

// An appointment

export const onYourClock = (time: string) => `${time} auf deiner Uhr`
/** Stands before the name or the place. */
export const doctorLabel = 'Bei wem:'
export const locationLabel = 'Ort:'
export const change = (title: string) => `${title} ändern`
export const edit = 'Bearbeiten'
export const editIt = (title: string) => `${title} bearbeiten`
export const remove = 'Löschen'
export const removeIt = (title: string) => `${title} löschen`

// An appointment that a link opens

export const oneNotLoaded = 'Der Termin konnte nicht geladen werden.'
export const oneGone = 'Dieser Termin ist nicht mehr hier'

// To change the status

export const statusActions: Record<AppointmentStatus, { act: string; actOn: (title: string) => string; done: string }> =
  {
    confirmed: {
      act: 'Als bestätigt markieren',
      actOn: (title) => `Als bestätigt markieren: ${title}`,
      done: 'Termin bestätigt',
    },
    pending: {
      act: 'Als offen markieren',
      actOn: (title) => `Als offen markieren: ${title}`,
      done: 'Termin wieder offen',
    },
    completed: {
      act: 'Als erledigt markieren',
      actOn: (title) => `Als erledigt markieren: ${title}`,
      done: 'Termin erledigt',
    },
    cancelled: {
      act: 'Termin absagen',
      actOn: (title) => `Termin absagen: ${title}`,
      done: 'Termin abgesagt',
    },
  }
export const statusNotChanged = 'Termin nicht geändert'

// To delete an appointment

export const deleteQuestion = (title: string) => `${title} löschen?`
export const deleteConsequence =
  'Der Termin verschwindet aus der Liste und aus jedem abonnierten Kalender. Gleich danach kannst du das rückgängig machen.'
export const deleted = 'Termin gelöscht'
export const broughtBack = 'Termin zurückgeholt'
export const notDeleted = 'Termin nicht gelöscht'

// The form of an appointment

export const editAppointment = 'Termin bearbeiten'
export const title = 'Titel'
export const exampleTitle = 'Hebammentermin'
export const date = 'Datum'
export const time = 'Uhrzeit'
export const invalidTime = 'Ungültige Uhrzeit'
export const zoneHint = (city: string) => `Ortszeit ${city}`
export const skippedTime = (time: string) =>
  `In dieser Nacht wird die Uhr vorgestellt, und diese Uhrzeit fällt aus. Gespeichert wird ${time} Uhr.`
export const whichTime =
  'In dieser Nacht wird die Uhr zurückgestellt, darum gibt es diese Uhrzeit zweimal. Welche ist es?'
export const firstTime = 'Die erste'
export const secondTime = 'Die zweite'
export const doctor = 'Ärztin, Arzt oder Hebamme'
export const location = 'Ort'
export const description = 'Beschreibung'
export const notes = 'Notizen'
export const status = 'Status'
export const dateAndTime = 'Datum und Uhrzeit'
export const add = 'Termin hinzufügen'
export const adding = 'Wird hinzugefügt...'
export const added = 'Geklappt'
export const addedWell = 'Der Termin wurde hinzugefügt!'
export const notAdded = 'Fehler'
export const notAddedWhy = 'Der Termin wurde nicht hinzugefügt. Bitte versuche es noch einmal.'
export const save = 'Speichern'
export const saving = 'Wird gespeichert...'
export const saved = 'Termin gespeichert'
export const notSaved = 'Termin nicht gespeichert'

// The calendar address

export const feedTitle = 'In deinen Kalender eintragen'
export const feedOffer = 'Der Kalender deines Handys kann diese Termine anzeigen und selbst aktuell halten.'
export const addressNotLoaded = 'Deine Kalenderadresse konnte nicht geladen werden.'
export const makeAddress = 'Kalenderadresse erstellen'
export const addressNotMade = 'Die Adresse konnte nicht erstellt werden'
export const addressMade = (day: string) => `Du hast am ${day} eine Adresse erstellt.`
export const neverRead = 'Bisher hat kein Kalender sie gelesen.'
/** `when` is such as “vor 3 Stunden”. */
export const lastRead = (when: string) => `Ein Kalender hat sie zuletzt ${when} gelesen.`
export const shownOnce = 'Sie wurde nur einmal angezeigt. Wenn du sie noch einmal brauchst, erstelle eine neue.'
export const reminders = { done: 'Erinnerungen gespeichert', failed: 'Erinnerungen nicht gespeichert' }
export const remindMe = 'Einen Tag vorher erinnern, und noch einmal zwei Stunden vorher'
export const remindMeHint =
  'Diese Erinnerungen kommen zu denen von Nestling dazu, die du in deinem Konto wählst. Eine Änderung zeigt sich, wenn sich dein Kalender das nächste Mal aktualisiert. Google Kalender zeigt nur seine eigenen Erinnerungen.'

// A new calendar address

export const openInCalendar = 'In meiner Kalender-App öffnen'
export const orCopy =
  'Oder kopiere die Adresse, und wähle in deiner Kalender-App „Kalender per Adresse hinzufügen“ oder „Abonnieren“:'
export const address = 'Kalenderadresse'
export const addressCode = 'QR-Code deiner Kalenderadresse'
export const addressNote =
  'Sie wird nur einmal angezeigt. Alle, die sie haben, können die Termine lesen. Behalte sie also für dich.'

// To replace or stop the calendar address

export const makeNewAddress = 'Neue Adresse erstellen'
export const newAddressQuestion = 'Neue Adresse erstellen?'
export const newAddressConsequence =
  'Deine jetzige Adresse funktioniert dann sofort in keinem Kalender mehr, der sie nutzt.'
export const makeNewOne = 'Neue erstellen'
export const stopAddress = 'Abschalten'
export const stopAddressQuestion = 'Deine Kalenderadresse abschalten?'
export const stopAddressConsequence =
  'Kalender, die sie nutzen, bekommen ab dann nichts Neues mehr. Die Termine hier bleiben.'
export const addressStopped = 'Kalenderadresse abgeschaltet'
export const addressNotStopped = 'Die Adresse konnte nicht abgeschaltet werden'

// Changes that wait for the network

export const waitingChange = 'Geänderter Termin'
export const waitingDeletion = 'Gelöschter Termin'
