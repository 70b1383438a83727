// For search engines and browsers

export const description = 'Un lugar privado para seguir un embarazo en familia.'

// Without the app’s scripts

export const needsScripts = 'Esta página necesita JavaScript, que está desactivado en este navegador.'
export const partNotLoaded = 'Una parte de Nestling no se ha cargado. Puede que sea la conexión.'
export const tryAgain = 'Intentarlo de nuevo'

// In a browser that is too old

export const tooOld = (chrome: number, firefox: number, safari: number) =>
  `Este navegador es demasiado antiguo para Nestling, así que puede que algo no funcione. Nestling funciona en Chrome ${chrome}, Firefox ${firefox} y Safari ${safari} (iPhone y iPad: iOS ${safari}), y en versiones más recientes. Actualizar el dispositivo suele ayudar.`
export const openSimplePages = 'Abrir las páginas sencillas (solo para leer)'

// A notification that says nothing

export const somethingNew = 'Hay algo nuevo.'
