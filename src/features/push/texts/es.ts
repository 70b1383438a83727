// Errors

export const invalidKey = 'Clave no válida'
export const invalidAddress = 'Dirección no válida'
export const notificationsRemoved =
  'Las notificaciones de este dispositivo se han desactivado. Puedes volver a activarlas.'

// Notifications

export const test = 'Esto es una prueba. Las notificaciones funcionan en este dispositivo.'
