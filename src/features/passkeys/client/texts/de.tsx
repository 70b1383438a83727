import type { ReactNode } from 'react'

// The sign-in page

export const signIn = 'Mit einem Passkey anmelden'
export const signingIn = 'Du wirst angemeldet...'
export const notSignedIn = 'Anmeldung fehlgeschlagen'

// Where passkeys cannot be used

export const addressNeeded =
  'Passkeys brauchen eine https-Adresse mit einem Domainnamen, und dieses Nestling hat keine. Die Person, die es betreibt, kann eine einrichten.'
export const onlyAt = (origin: string) => `Passkeys funktionieren nur, wenn du Nestling unter ${origin} öffnest.`
export const browserCannot = 'Dieser Browser unterstützt keine Passkeys.'

// The list

export const passkeys = 'Passkeys'
export const whatPasskeysAre =
  'Melde dich statt mit einem Passwort mit deinem Fingerabdruck, deinem Gesicht oder dem Code deines Geräts an. Niemand kann einen Passkey erraten oder mit einer gefälschten Seite stehlen.'
export const addedOn = (day: string) => `Hinzugefügt am ${day}`
export const notUsedYet = 'Noch nicht verwendet'
/** `time` is such as "vor 3 Stunden". */
export const lastUsed = (time: string) => `Zuletzt verwendet: ${time}`
export const rename = 'Umbenennen'
export const renamePasskey = (name: string) => `${name} umbenennen`
export const remove = 'Entfernen'
export const removePasskey = (name: string) => `${name} entfernen`
export const addPasskey = 'Passkey hinzufügen'

// Adding one

export const whyPassword =
  'Damit sicher ist, dass du es bist. Dann fragt dein Gerät nach Fingerabdruck, Gesicht oder Code.'
export const goOn = 'Weiter'
export const adding = 'Wird hinzugefügt...'
export const added = 'Passkey hinzugefügt'
export const notAdded = 'Passkey nicht hinzugefügt'
export const alreadyHere = 'Auf diesem Gerät ist schon einer deiner Passkeys.'
export const browserFailed = 'Dein Browser konnte keinen Passkey erstellen. Bitte versuche es noch einmal.'

// Renaming and removing one

export const renameHeading = 'Passkey umbenennen'
export const name = 'Name'
export const nameHint = 'Zum Beispiel das Gerät, auf dem er gespeichert ist'
export const saveName = 'Name speichern'
export const savingName = 'Wird gespeichert...'
export const nameNotSaved = 'Name nicht gespeichert'
export const removeQuestion = 'Diesen Passkey entfernen?'
export const whatRemovingDoes = (name: ReactNode) => (
  <>
    Mit {name} kannst du dich dann nicht mehr anmelden. Dein Gerät kann ihn weiterhin anbieten, bis du ihn auch dort
    löschst.
  </>
)
export const removed = 'Passkey entfernt'
export const notRemoved = 'Passkey nicht entfernt'
export const passkeysNotLoaded = 'Deine Passkeys konnten nicht geladen werden.'
