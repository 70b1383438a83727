// Errors

export const noPasskeysHere =
  'Las claves de acceso necesitan una dirección https, y este Nestling no la tiene. Usa tu contraseña.'
export const challengeGone = 'Ha pasado demasiado tiempo, o esto ya se había enviado. Inténtalo de nuevo.'
export const wrongPasskey = 'Esta clave de acceso no funciona aquí. Inicia sesión con tu contraseña.'
export const passkeyCopied =
  'Puede que esta clave de acceso se haya copiado, por eso se rechaza. Inicia sesión con tu contraseña y quita la clave en tu cuenta.'
export const passkeyNotMade = 'No se ha podido añadir la clave de acceso. Inténtalo de nuevo.'
export const passkeyKnown = 'Esta clave de acceso ya está añadida.'
export const tooManyPasskeys = (most: number) => `Tienes ${most} claves de acceso. Quita una antes de añadir otra.`
export const invalidBytes = 'Bytes no válidos'

// Mails about one's own passkeys

export const addedMail = {
  subject: 'Se ha añadido una clave de acceso a tu cuenta de Nestling',
  heading: 'Tienes una clave de acceso nueva',
  news: 'Quien tenga esta clave de acceso puede iniciar sesión en tu cuenta de Nestling sin contraseña.',
}
export const removedMail = {
  subject: 'Se ha quitado una clave de acceso de tu cuenta de Nestling',
  heading: 'Se ha quitado una clave de acceso',
  news: 'Con esta clave de acceso ya nadie puede iniciar sesión en tu cuenta de Nestling.',
}
export const wasItYou =
  'Si has sido tú, todo está bien. Si no, puede que haya alguien en tu cuenta. Cambia la contraseña, revisa las claves de acceso de tu cuenta y avisa a alguien con rol de admin en tu viaje.'
