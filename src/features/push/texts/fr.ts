// Errors

export const invalidKey = 'Clé non valide'
export const invalidAddress = 'Adresse non valide'
export const notificationsRemoved =
  'Les notifications sur cet appareil ont été désactivées. Tu peux les activer de nouveau.'

// Notifications

export const test = 'Ceci est un test. Les notifications fonctionnent sur cet appareil.'
