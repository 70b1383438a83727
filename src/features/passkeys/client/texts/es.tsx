import type { ReactNode } from 'react'

// The sign-in page

export const signIn = 'Usar una clave de acceso'
export const signingIn = 'Iniciando sesión…'
export const notSignedIn = 'No se ha podido iniciar sesión'

// Where passkeys cannot be used

export const addressNeeded =
  'Las claves de acceso necesitan una dirección https con un nombre de dominio, y este Nestling no la tiene. Quien lo gestiona puede configurarla.'
export const onlyAt = (origin: string) => `Las claves de acceso solo funcionan si abres Nestling en ${origin}.`
export const browserCannot = 'Este navegador no admite claves de acceso.'

// The list

export const passkeys = 'Claves de acceso'
export const whatPasskeysAre =
  'Inicia sesión con tu huella, tu cara o el código de tu dispositivo en lugar de una contraseña. Nadie puede adivinar una clave de acceso ni robarla con una página falsa.'
export const addedOn = (day: string) => `Añadida el ${day}`
export const notUsedYet = 'Aún sin usar'
/** `time` is such as "hace 3 horas". */
export const lastUsed = (time: string) => `Último uso: ${time}`
export const rename = 'Renombrar'
export const renamePasskey = (name: string) => `Renombrar ${name}`
export const remove = 'Quitar'
export const removePasskey = (name: string) => `Quitar ${name}`
export const addPasskey = 'Añadir una clave'

// Adding one

export const whyPassword = 'Para comprobar que eres tú. Después, tu dispositivo te pide tu huella, tu cara o tu código.'
export const goOn = 'Continuar'
export const adding = 'Añadiendo…'
export const added = 'Clave de acceso añadida'
export const notAdded = 'No se ha podido añadir la clave de acceso'
export const alreadyHere = 'Este dispositivo ya tiene una de tus claves de acceso.'
export const browserFailed = 'Tu navegador no ha podido crear una clave de acceso. Inténtalo de nuevo.'

// Renaming and removing one

export const renameHeading = 'Renombrar esta clave de acceso'
export const name = 'Nombre'
export const nameHint = 'Por ejemplo, el dispositivo que la guarda'
export const saveName = 'Guardar nombre'
export const savingName = 'Guardando…'
export const nameNotSaved = 'No se ha podido guardar el nombre'
export const removeQuestion = '¿Quitar esta clave de acceso?'
export const whatRemovingDoes = (name: ReactNode) => (
  <>
    Ya no podrás iniciar sesión con {name}. Puede que tu dispositivo te la siga ofreciendo hasta que la borres también
    allí.
  </>
)
export const removed = 'Clave de acceso quitada'
export const notRemoved = 'No se ha podido quitar la clave de acceso'
export const passkeysNotLoaded = 'No se han podido cargar tus claves de acceso.'
