// Errors

export const invalidKey = 'Ungültiger Schlüssel'
export const invalidAddress = 'Ungültige Adresse'
export const notificationsRemoved =
  'Benachrichtigungen auf diesem Gerät wurden ausgeschaltet. Du kannst sie wieder einschalten.'

// Notifications

export const test = 'Das ist ein Test. Benachrichtigungen funktionieren auf diesem Gerät.'
