// The page

export const pageTitle = 'Admin-Bereich · Nestling'
export const heading = 'Admin-Bereich'
export const notLoaded = 'Die Einstellungen konnten nicht geladen werden'
export const nothingLost = 'Nichts ist verloren. Vielleicht ist die Verbindung unterbrochen.'
export const onThisPage = 'Auf dieser Seite'
export const saveSettings = 'Einstellungen speichern'
export const settingsSaved = 'Einstellungen gespeichert'

// The parts of the page

export const partTitles = {
  settings: 'Einstellungen zur Schwangerschaft',
  parents: 'Die Eltern',
  state: 'Wie die Reise weitergeht',
  hides: 'Was die Familie vom Baby sieht',
  invite: 'Per E-Mail einladen',
  members: 'Mitglieder',
  rights: 'Wer was sehen und hinzufügen darf',
  invitations: 'Codes und Einladungen',
  activity: 'Anmeldungen',
  'second-step': 'Zweiter Schritt für Admins',
  download: 'Alles herunterladen',
  delete: 'Reise löschen',
  health: 'Wie es Nestling geht',
  backup: 'Sicherungen',
}
/** In the list of links to the parts. */
export const shortPartTitles = {
  settings: 'Einstellungen',
  parents: 'Eltern',
  state: 'Pause oder Ende',
  hides: 'Ausblenden',
  invite: 'Einladen',
  members: 'Mitglieder',
  rights: 'Rechte',
  invitations: 'Codes und Einladungen',
  activity: 'Anmeldungen',
  'second-step': 'Zweiter Schritt',
  download: 'Download',
  delete: 'Löschen',
  health: 'Zustand',
  backup: 'Sicherungen',
}
