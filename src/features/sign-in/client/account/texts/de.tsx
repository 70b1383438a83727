import type { ReactNode } from 'react'
import { plural } from '#language/texts/de.ts'

// The page

export const pageTitle = 'Dein Konto · Nestling'
export const yourAccount = 'Dein Konto'
export const signOut = 'Abmelden'
export const yourPicture = 'Dein Bild'
export const yourName = 'Dein Name'
export const signingIn = 'Anmelden'
export const passkeys = 'Passkeys'
export const howItLooks = 'Wie es für dich aussieht'
export const notifications = 'Benachrichtigungen auf diesem Gerät'
export const whereSignedIn = 'Wo du angemeldet bist'
export const whatYouHear = 'Was du erfährst'
export const recentlyDeleted = 'Zuletzt gelöscht'
export const saving = 'Wird gespeichert...'

// The picture

export const picture = 'Bild'
export const howOthersSeeYou = 'So sehen dich die anderen.'
export const whoSeesPicture = 'Wer eine Reise mit dir teilt, sieht es neben deinem Namen.'
export const choosePicture = 'Bild wählen'
export const changePicture = 'Bild ändern'
export const openingPicture = 'Wird geöffnet...'
export const savePicture = 'Bild speichern'
export const chooseAnother = 'Nicht dieses'
export const removePicture = 'Entfernen'
export const pictureSaved = 'Bild gespeichert'
export const pictureNotSaved = 'Bild nicht gespeichert'
export const pictureRemoved = 'Bild entfernt'
export const pictureNotRemoved = 'Bild nicht entfernt'

// The name

export const firstName = 'Vorname'
export const lastName = 'Nachname'
export const saveName = 'Name speichern'
export const nameSaved = 'Name gespeichert'
export const nameNotSaved = 'Name nicht gespeichert'

// The email

export const email = 'E-Mail'
export const changeEmail = 'E-Mail ändern'
export const newEmail = 'Neue E-Mail-Adresse'
export const newEmailHint = 'Damit meldest du dich an'
export const whyPassword = 'Damit sicher ist, dass du es bist'
export const saveEmail = 'Adresse speichern'
export const emailSaved = 'E-Mail-Adresse gespeichert'
export const signInWith = (email: string) => `Ab jetzt meldest du dich mit ${email} an.`
export const emailNotSaved = 'E-Mail-Adresse nicht gespeichert'

// The password

export const password = 'Passwort'
export const onlyYouKnow = 'Nur du kennst es'
export const changePassword = 'Passwort ändern'
export const currentPassword = 'Jetziges Passwort'
export const newPassword = 'Neues Passwort'
export const newPasswordHint = 'Mindestens 10 Zeichen. Gut sind mehrere Wörter, die nichts miteinander zu tun haben.'
export const stopAddresses = 'Auch meine Kalenderadressen abschalten'
export const stopAddressesHint =
  'Wähle das, wenn jemand anders dein Konto benutzt hat. Danach kannst du neue erstellen.'
export const otherDevicesEnd = 'Hier bleibst du angemeldet, auf allen anderen Geräten wirst du abgemeldet.'
export const savePassword = 'Passwort speichern'
export const passwordSaved = 'Passwort gespeichert'
export const otherDevicesEnded = 'Deine anderen Geräte sind abgemeldet.'
export const passwordNotSaved = 'Passwort nicht gespeichert'

// Preferences

export const theme = 'Design'
export const themeSaved = 'Design gespeichert'
export const themeNotSaved = 'Design nicht gespeichert'
export const themes = { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel', dim: 'Gedimmt' }
export const dimHint = 'Für die Nacht'
/** Letters that show what text looks like in a theme. */
export const sampleLetters = 'Aa'
export const layout = 'Text und Schaltflächen'
export const layoutHint = 'Leichter zu sehen und zu drücken.'
export const simpleLayout = 'Größer und einfacher'
export const simpleLayoutHint = 'Größere Schrift, weniger Schaltflächen und eine Startseite mit drei Dingen'
export const language = 'Sprache'
export const languageHint = 'Für alles, was Nestling dir zeigt und sendet, auf allen deinen Geräten'
export const languageNotSaved = 'Sprache nicht gespeichert'
export const choiceSaved = 'Auswahl gespeichert'
export const choiceNotSaved = 'Auswahl nicht gespeichert'
export const units = 'Einheiten'
export const unitsSaved = 'Einheiten gespeichert'
export const unitsNotSaved = 'Einheiten nicht gespeichert'
export const familysUnits = 'Wie die Familie'
export const metric = 'Metrisch'
export const metricHint = 'Zentimeter, Gramm'
export const us = 'US'
export const usHint = 'Zoll, Pfund'
export const hideForMe = 'Für mich ausblenden'
export const hideForMeHint = 'Die anderen sehen es weiterhin, außer die Eltern blenden es für alle aus.'
export const seenUpdates = 'Gesehene Beiträge'
export const seenUpdatesHint = 'Wer einen Beitrag geschrieben hat, sieht, wer ihn gesehen hat.'
export const hideSeen = 'Nicht zeigen, was ich gesehen habe'

// Devices

export const devices = 'Geräte'
export const thisDevice = 'Dieses Gerät'
export const inUse = 'Jetzt in Gebrauch'
/** `time` is such as "vor 3 Stunden". */
export const lastUsed = (time: string) => `Zuletzt verwendet: ${time}`
export const signedInOn = (day: string) => `Angemeldet am ${day}`
export const endSession = 'Abmelden'
export const endSessionOn = (device: string) => `${device} abmelden`
export const endThisSession = (device: string) => `Abmelden: ${device}, dieses Gerät`
export const sessionEnded = 'Abgemeldet'
export const sessionNotEnded = 'Gerät nicht abgemeldet'
export const showAllDevices = (count: number) => `Alle ${count} anzeigen`
export const showFewer = 'Weniger anzeigen'

// Deleting the account

export const deleteMyAccount = 'Mein Konto löschen'
export const deletedAtOnce =
  'Deine E-Mail-Adresse, dein Passwort, dein Nachname und dein Bild werden sofort gelöscht, und du wirst überall abgemeldet.'
export const journeysEnd = (count: number, names: string, strong: (text: string) => ReactNode) => (
  <>
    {strong(plural(count, `Die Reise von ${names} endet`, `Die Reisen von ${names} enden`))}, weil sonst niemand
    mitliest. Alles darin wird gelöscht.
  </>
)
export const journeyGoesOn = (name: string) => `Die Reise von ${name} geht ohne dich weiter.`
/** `things` is a list, such as "3 Fotos und 1 Kommentar". */
export const journeyGoesOnWith = (name: string, things: string) =>
  `Die Reise von ${name} geht ohne dich weiter. Dort bleibt mit deinem Vornamen, was du geteilt hast: ${things}.`
export const thingsThatStay = (count: number, what: string) => `${count} ${what}`

export const notYet = 'Noch nicht'
export const onlyAdmin = (count: number, names: string) =>
  plural(
    count,
    `Bei der Reise von ${names} hast nur du Admin-Rechte, und andere lesen mit.`,
    `Bei den Reisen von ${names} hast nur du Admin-Rechte, und andere lesen mit.`,
  )
export const whatToDoFirst =
  'Gib einer anderen Person Admin-Rechte, oder lösche die Reise für alle. Dann kannst du dein Konto löschen. Wenn du bei mehreren Reisen mitliest, wähle zuerst im Menü die richtige.'
export const chooseAdmin = 'Admin-Rechte vergeben'
export const deleteJourney = 'Reise löschen'

export const deleteQuestion = 'Dein Konto löschen?'
export const guideIsDeleted =
  'Deine Häkchen und dein Tagebuch im Leitfaden sind nur in diesem Browser gespeichert. Auch sie werden gelöscht. Um sie zu behalten, speichere zuerst im Leitfaden eine Kopie.'
export const cannotBeUndone = 'Das lässt sich nicht rückgängig machen.'
export const cancelDeletion = 'Konto behalten'
export const deleteForGood = 'Endgültig löschen'
export const deleting = 'Wird gelöscht...'
export const accountNotDeleted = 'Konto nicht gelöscht'
export const devicesNotLoaded = 'Deine Geräte konnten nicht geladen werden.'
export const previewNotLoaded = 'Was gelöscht würde und was bliebe, konnte nicht geladen werden.'
