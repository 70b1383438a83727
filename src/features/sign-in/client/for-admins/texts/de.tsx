import type { ReactNode } from 'react'

// The second step of admins

export const askedBy = (name: string, day: string) => `${name} hat den zweiten Schritt am ${day} zur Pflicht gemacht.`
export const askedByAnAdmin = (day: string) =>
  `Eine Person mit Admin-Rechten hat den zweiten Schritt am ${day} zur Pflicht gemacht.`
export const howAdminsSignIn = 'Admins melden sich mit Passwort und Code oder mit einem Passkey an.'
export const notAsked = 'Keine Pflicht. Mit dem Passwort allein können Admins alles tun.'
export const everyAdminHasOne = 'Alle Admins haben einen zweiten Schritt.'
export const adminsWithout = (names: string) => `Ohne zweiten Schritt: ${names}.`
export const ask = 'Von Admins verlangen'
export const stopAsking = 'Nicht mehr verlangen'
export const passOwnFirst =
  'Du kannst das verlangen, sobald du dich mit deinem eigenen zweiten Schritt angemeldet hast.'
export const signInAgain = 'Erneut anmelden'
export const setUpOwnFirst = 'Du kannst das verlangen, sobald du selbst einen zweiten Schritt oder einen Passkey hast.'
export const setUpInAccount = 'In deinem Konto einrichten'

export const askQuestion = 'Von allen Admins einen zweiten Schritt verlangen?'
export const whatAskingDoes =
  'Ab jetzt müssen sich Admins mit Passwort und Code oder mit einem Passkey anmelden, bevor sie tun können, was nur Admins können. Für alle anderen ändert sich nichts.'
export const adminsHaveNone = (count: number, names: ReactNode) =>
  count === 1 ? (
    <>
      {names} hat noch keinen zweiten Schritt. Bis er im Konto eingerichtet ist, sind Lesen und Teilen möglich, aber
      dieser Bereich bleibt geschlossen.
    </>
  ) : (
    <>
      {names} haben noch keinen zweiten Schritt. Bis er im Konto eingerichtet ist, sind Lesen und Teilen möglich, aber
      dieser Bereich bleibt geschlossen.
    </>
  )
export const mailToAdmins = 'Wenn Nestling E-Mails senden kann, sagt es allen Admins Bescheid.'
export const askNow = 'Verlangen'
export const asked = 'Admins brauchen jetzt einen zweiten Schritt'

export const stopQuestion = 'Soll für Admins ein Passwort reichen?'
export const whatStoppingDoes =
  'Wer das Passwort einer Person mit Admin-Rechten erfährt, kann dann alles tun, was diese Person kann, außer sie hat einen zweiten Schritt.'
export const secondStepsStay = 'Zweite Schritte und Passkeys der Admins bleiben, wie sie sind.'
export const stopNow = 'Nicht verlangen'
export const stopped = 'Für Admins reicht wieder ein Passwort'
export const nothingChanged = 'Nichts wurde geändert'

// A link for a member’s new password

export const makeLinkHeading = 'Passwort-Link erstellen'
export const whatLinkDoes = (name: ReactNode, minutes: number) => (
  <>
    Mit diesem Link kann {name} ein neues Passwort wählen. Er funktioniert einmal, innerhalb von {minutes} Minuten.
    Danach ist {name} überall abgemeldet und meldet sich mit dem neuen Passwort an.
  </>
)
export const makeLink = 'Link erstellen'
export const makingLink = 'Wird erstellt...'
export const shareTitle = 'Dein Link für ein neues Passwort'
export const qrCode = (name: string) => `Der Link für das neue Passwort von ${name}`
export const passLinkOn = (name: string) =>
  `Er wird nur einmal gezeigt. Gib ihn an ${name} weiter und an niemanden sonst.`
export const done = 'Fertig'

// Sign-in activity

export const nothingYet = 'Noch nichts. Anmeldungen und neue Passwörter erscheinen hier.'
export const activity = 'Anmeldungen'
export const events = {
  'signed-in': (name: ReactNode) => <>{name} hat sich angemeldet</>,
  'password-changed': (name: ReactNode) => <>{name} hat das eigene Passwort geändert</>,
  'password-reset': (name: ReactNode) => <>{name} hat mit einem Link ein neues Passwort gewählt</>,
  'email-changed': (name: ReactNode) => <>{name} hat die eigene E-Mail-Adresse geändert</>,
  'passkey-added': (name: ReactNode) => <>{name} hat einen Passkey hinzugefügt</>,
  'passkey-removed': (name: ReactNode) => <>{name} hat einen Passkey entfernt</>,
  'second-step-on': (name: ReactNode) => <>{name} hat den eigenen zweiten Schritt eingeschaltet</>,
  'second-step-off': (name: ReactNode) => <>{name} hat den eigenen zweiten Schritt ausgeschaltet</>,
}
export const showAll = (count: number) => `Alle ${count} anzeigen`
export const showFewer = 'Weniger anzeigen'
export const adminStepNotLoaded = 'Der zweite Schritt der Admins konnte nicht geladen werden.'
export const activityNotLoaded = 'Die Anmeldungen konnten nicht geladen werden.'
