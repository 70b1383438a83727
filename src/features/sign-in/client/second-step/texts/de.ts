import { plural } from '#language/texts/de.ts'

// In the account

export const secondStep = 'Zweiter Schritt'
export const onSince = (day: string) => `Eingeschaltet am ${day}.`
export const codesLeft = (count: number) =>
  plural(count, 'Noch 1 Wiederherstellungscode', `Noch ${count} Wiederherstellungscodes`)
export const off = 'Aus: Dein Passwort reicht'
export const offButNeeded =
  'Aus. Admins brauchen einen zweiten Schritt oder einen Passkey. Solange dir beides fehlt, kannst du nicht tun, was nur Admins können.'
export const change = 'Zweiten Schritt ändern'
export const setUp = 'Zweiten Schritt einrichten'
export const whyPassword = 'Damit sicher ist, dass du es bist'

// Setting it up

export const appNeeded =
  'Du brauchst eine Authenticator-App auf deinem Handy. Sie zeigt jede halbe Minute einen neuen Code. Wenn du dein Passwort eingegeben hast, fragt Nestling jedes Mal auch nach so einem Code. Ein Passkey braucht keinen Code.'
export const goOn = 'Weiter'
export const preparing = 'Wird vorbereitet...'
export const scan =
  'Scanne den QR-Code mit deiner Authenticator-App, oder öffne ihn auf diesem Handy. Gib dann den Code ein, den die App zeigt.'
export const qrCode = 'Der geheime Schlüssel für deine Authenticator-App'
export const openInApp = 'In einer App auf diesem Gerät öffnen'
export const typeIntoApp = 'Oder gib das in die App ein:'
export const code = 'Code aus der App'
export const codeHint = 'Sechs Ziffern'
export const turnOn = 'Einschalten'
export const turningOn = 'Wird eingeschaltet...'
export const notSetUp = 'Zweiter Schritt nicht eingerichtet'

// Recovery codes

export const writeCodesDown = 'Schreib dir diese Wiederherstellungscodes auf.'
export const whatCodesAreFor =
  'Wenn du dein Handy verloren hast, kannst du dich mit jedem davon einmal anmelden, statt mit einem Code aus der App. Sie werden nur einmal gezeigt.'
export const recoveryCodes = 'Wiederherstellungscodes'
export const copyCodes = 'Kopieren'
export const copied = 'Kopiert!'
export const notCopied = 'Das Kopieren hat nicht geklappt'
export const codesWritten = 'Ich habe sie notiert'

// Changing it

export const newCodesReplaceOld = 'Neue Wiederherstellungscodes ersetzen die alten, die dann nicht mehr funktionieren.'
export const newCodes = 'Neue Codes'
export const turnOff = 'Ausschalten'
export const turnedOff = 'Zweiter Schritt ausgeschaltet'
export const passwordIsEnough = 'Zum Anmelden reicht dein Passwort.'
export const notChanged = 'Zweiter Schritt nicht geändert'
export const secondStepNotLoaded = 'Dein zweiter Schritt konnte nicht geladen werden.'
