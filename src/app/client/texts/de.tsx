import type { ReactNode } from 'react'
import { plural } from '#language/texts/de.ts'

// The menu and the frame around every page

export const skipToPage = 'Zum Inhalt springen'
export const menu = 'Menü'
export const mainPages = 'Hauptseiten'
export const allPages = 'Alle Seiten'
export const home = 'Start'
export const calendar = 'Termine'
export const journey = 'Leitfaden'
// “Einstellungen” is too wide for the bar of five links on a phone.
export const settings = 'Optionen'
export const photos = 'Fotos'
export const contacts = 'Kontakte'
export const pregnancyJourney = 'Schwangerschaft Woche für Woche'
export const contractions = 'Wehen'
export const movements = 'Kindsbewegungen'
export const appointments = 'Termine'
export const photoAlbum = 'Fotoalbum'
export const babyWishlist = 'Wunschliste'
/** Shown instead of `babyWishlist` if no baby is expected. */
export const wishlist = 'Wunschliste'
export const familyAndFriends = 'Familie und Freundeskreis'
export const shareJourney = 'Reise teilen'
export const adminPanel = 'Admin-Bereich'
export const parents = (names: readonly string[]) => names.join(' & ')
export const expecting = 'Baby unterwegs'
export const yourAccount = 'Dein Konto'
export const signOut = 'Abmelden'
export const openingSignIn = 'Du kommst gleich zur Anmeldung'

// The offer to install the app

export const installNestling = 'Nestling installieren'
export const nestlingAsApp = 'Nestling als App'
export const install = (_wide: (text: string) => ReactNode) => <>Installieren</>
export const installByHand = (shareIcon: ReactNode) => (
  <>Tippe auf {shareIcon} „Teilen“, dann auf „Zum Home-Bildschirm“</>
)
export const dismiss = 'Ausblenden'

// Without a network

export const offline = 'Offline'
export const offlineSince = (ago: string) => `Offline, zuletzt aktualisiert ${ago}`
/** Follows `offline` or `offlineSince`, so it begins with a full stop. Shown only if there is room. */
export const sentLater = '. Was du schreibst, wird gesendet, wenn du wieder online bist.'
export const pageClosed = 'Diese Seite ist geschlossen.'

// Changes that are not sent yet

export const thingsWaiting = (count: number) =>
  plural(count, '1 Eintrag wartet auf den Versand', `${count} Einträge warten auf den Versand`)
export const thingsRefused = (count: number) =>
  plural(count, '1 Eintrag wurde nicht gesendet', `${count} Einträge wurden nicht gesendet`)
export const notSentYet = 'Noch nicht gesendet'
export const nothingWaiting = 'Es wartet nichts auf den Versand.'
export const allRefused = 'Das ist in diesem Browser gespeichert. Beim Abmelden würde es gelöscht.'
export const allWaiting =
  'Das ist in diesem Browser gespeichert und wird gesendet, sobald du wieder online bist. Beim Abmelden würde es gelöscht.'
export const someWaiting =
  'Das ist in diesem Browser gespeichert. Die Änderungen, die auf das Netz warten, werden gesendet, sobald du wieder online bist. Beim Abmelden würde alles gelöscht.'
export const waitingForNetwork = 'Wartet auf das Netz'
export const send = 'Senden'
export const sendAgain = 'Erneut senden'
export const tryAgain = 'Noch einmal versuchen'
export const saveMine = 'Meine Fassung speichern'
export const change = 'Ändern'
export const remove = 'Löschen'
export const notChanged = 'Nicht geändert'

// Before signing out

export const thingsNotSent = (count: number) =>
  plural(count, '1 Eintrag ist noch nicht gesendet', `${count} Einträge sind noch nicht gesendet`)
export const signOutDeletes = (count: number) =>
  plural(
    count,
    'Beim Abmelden wird er hier gelöscht, und niemand in der Familie sieht ihn. Um ihn zu senden, bleib angemeldet, bis du wieder online bist.',
    'Beim Abmelden werden sie hier gelöscht, und niemand in der Familie sieht sie. Um sie zu senden, bleib angemeldet, bis du wieder online bist.',
  )
export const deleteAndSignOut = 'Löschen und abmelden'
export const stillSignedIn = 'Du bist noch angemeldet'

// The simple home

export const shareUpdate = 'Beitrag teilen'
export const addPhoto = 'Foto hinzufügen'
export const allUpdates = 'Alle Beiträge'
export const allUpdatesTitle = 'Alle Beiträge · Nestling'
export const backToHome = 'Zur Startseite'

// Set-up

export const setUpTitle = 'Einrichten · Nestling'
export const isSetUp = 'Nestling ist eingerichtet'
export const hasAccount =
  'Es gibt schon ein Konto. Melde dich damit an, oder frag die Person, der es gehört, nach einer Einladung.'
export const signIn = 'Anmelden'
export const setUpNestling = 'Nestling einrichten'
export const almostThere = 'Fast geschafft'
export const needsWholeAddress =
  'Diese Seite braucht die vollständige Einrichtungsadresse, mit allem, was nach dem Zeichen # steht. Nestling hat sie beim Start ausgegeben.'
export const firstStep = 'Schritt 1 von 2'
export const createAccount = 'Willkommen. Erstelle zuerst dein Konto'
export const secondStep = 'Schritt 2 von 2'
export const whomYouExpect = 'Auf wen wartest du?'
export const whomPersonExpects = (firstName: string) => `${firstName}, auf wen wartest du?`
export const beginJourney = 'Reise beginnen'
export const notStarted = 'Deine Reise konnte nicht begonnen werden'

// Shown when a page is missing, or when the person may not see it

export const goHome = 'Zur Startseite'
export const notFoundTitle = 'Nicht gefunden · Nestling'
export const notFound = '404 Seite nicht gefunden'
export const nothingHere = 'Unter dieser Adresse gibt es nichts. Der Link ist vielleicht unvollständig.'
export const closedTitle = (page: string) => `${page} · Nestling`
export const thisPage = 'Diese Seite'
export const sectionClosed = 'Die Eltern behalten diesen Teil ihrer Reise für sich.'
export const deniedTitle = 'Kein Zugriff · Nestling'
export const denied = 'Kein Zugriff'
export const onlyAdminsInvite = 'Nur Admins können Personen zu dieser Reise einladen.'
export const openingHome = 'Du kommst gleich zur Startseite'
export const stepTitle = 'Noch ein Schritt · Nestling'
export const stepNeeded = 'Admins brauchen hier einen zweiten Schritt'
export const passStep =
  'Du hast dich nur mit deinem Passwort angemeldet. Melde dich mit deinem zweiten Schritt oder deinem Passkey an, um diese Seite zu öffnen.'
export const signInAgain = 'Erneut anmelden'
export const addStep =
  'Ein zweiter Schritt ist ein Code, den du nach deinem Passwort eingibst, oder ein Passkey. Du hast noch nichts davon eingerichtet. Alles andere steht dir offen wie bisher.'
export const setUpStep = 'In deinem Konto einrichten'

// Pages without scripts

export const withoutScripts = 'Das ist die Seite ohne JavaScript.'
export const readOnly = 'Das ist die Seite ohne JavaScript. Du kannst sie lesen, aber nichts ändern.'
export const usualPage = 'Normale Seite öffnen'
export const plainSignOut = 'Abmelden'
