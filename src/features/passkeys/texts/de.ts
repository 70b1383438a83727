// Errors

export const noPasskeysHere =
  'Passkeys brauchen eine https-Adresse, und dieses Nestling hat keine. Verwende dein Passwort.'
export const challengeGone =
  'Das hat zu lange gedauert oder wurde schon einmal gesendet. Bitte versuche es noch einmal.'
export const wrongPasskey = 'Dieser Passkey funktioniert hier nicht. Melde dich stattdessen mit deinem Passwort an.'
export const passkeyCopied =
  'Dieser Passkey wurde vielleicht kopiert, deshalb wird er abgelehnt. Melde dich mit deinem Passwort an, und entferne den Passkey in deinem Konto.'
export const passkeyNotMade = 'Der Passkey konnte nicht hinzugefügt werden. Bitte versuche es noch einmal.'
export const passkeyKnown = 'Dieser Passkey wurde schon hinzugefügt.'
export const tooManyPasskeys = (most: number) =>
  `Du hast ${most} Passkeys. Entferne einen, bevor du einen weiteren hinzufügst.`
export const invalidBytes = 'Ungültige Bytes'

// Mails about one's own passkeys

export const addedMail = {
  subject: 'Zu deinem Nestling-Konto wurde ein Passkey hinzugefügt',
  heading: 'Du hast einen neuen Passkey',
  news: 'Wer diesen Passkey hat, kann sich ohne Passwort in deinem Nestling-Konto anmelden.',
}
export const removedMail = {
  subject: 'Aus deinem Nestling-Konto wurde ein Passkey entfernt',
  heading: 'Ein Passkey wurde entfernt',
  news: 'Mit diesem Passkey kann sich niemand mehr in deinem Nestling-Konto anmelden.',
}
export const wasItYou =
  'Wenn du das warst, ist alles in Ordnung. Wenn nicht, kann jemand anders in deinem Konto sein. Ändere dein Passwort, sieh dir die Passkeys in deinem Konto an, und sag den Admins deiner Reise Bescheid.'
