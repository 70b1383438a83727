// Errors

export const noPasskeysHere =
  'Les clés d’accès nécessitent une adresse https, que ce Nestling n’a pas. Utilise ton mot de passe.'
export const challengeGone = 'Cela a pris trop de temps, ou a déjà été envoyé. Réessaie.'
export const wrongPasskey = 'Cette clé d’accès ne fonctionne pas ici. Connecte-toi plutôt avec ton mot de passe.'
export const passkeyCopied =
  'Cette clé d’accès a peut-être été copiée, elle est donc refusée. Connecte-toi avec ton mot de passe et retire-la dans ton compte.'
export const passkeyNotMade = 'Impossible d’ajouter la clé d’accès. Réessaie.'
export const passkeyKnown = 'Cette clé d’accès a déjà été ajoutée.'
export const tooManyPasskeys = (most: number) =>
  `Tu as ${most} clés d’accès. Retires-en une avant d’en ajouter une autre.`
export const invalidBytes = 'Octets non valides'

// Mails about one's own passkeys

export const addedMail = {
  subject: 'Une clé d’accès a été ajoutée à ton compte Nestling',
  heading: 'Tu as une nouvelle clé d’accès',
  news: 'Toute personne qui a cette clé d’accès peut se connecter à ton compte Nestling sans mot de passe.',
}
export const removedMail = {
  subject: 'Une clé d’accès a été retirée de ton compte Nestling',
  heading: 'Une clé d’accès a été retirée',
  news: 'Cette clé d’accès ne permet plus à personne de se connecter à ton compte Nestling.',
}
export const wasItYou =
  'Si c’était toi, tout va bien. Sinon, quelqu’un a peut-être accès à ton compte. Change ton mot de passe, vérifie les clés d’accès dans ton compte, et préviens les admins de ton parcours.'
