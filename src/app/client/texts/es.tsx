import type { ReactNode } from 'react'
import { plural } from '#language/texts/es.ts'

// The menu and the frame around every page

export const skipToPage = 'Ir al contenido'
export const menu = 'Menú'
export const mainPages = 'Principal'
export const allPages = 'Todas las páginas'
export const home = 'Inicio'
export const calendar = 'Calendario'
export const journey = 'Viaje'
export const settings = 'Ajustes'
export const photos = 'Fotos'
export const contacts = 'Contactos'
export const pregnancyJourney = 'El embarazo, semana a semana'
export const contractions = 'Contracciones'
export const movements = 'Movimientos'
export const appointments = 'Citas'
export const photoAlbum = 'Álbum de fotos'
export const babyWishlist = 'Lista de deseos del bebé'
/** Shown instead of `babyWishlist` if no baby is expected. */
export const wishlist = 'Lista de deseos'
export const familyAndFriends = 'Familia y amistades'
export const shareJourney = 'Compartir el viaje'
export const adminPanel = 'Panel de administración'
/** "y" becomes "e" before the sound of an i, except in a diphthong: "e Inés", "e Hilda", "y Iago". */
const and = (name: string) => (/^h?(í|i(?![aeouáéóú]))/i.test(name) ? 'e' : 'y')
export const parents = (names: readonly string[]) => {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and(last)} ${last}`
}
export const expecting = 'Esperando un bebé'
export const yourAccount = 'Tu cuenta'
export const signOut = 'Cerrar sesión'
export const openingSignIn = 'Te llevamos a la página de inicio de sesión'

// The offer to install the app

export const installNestling = 'Instalar Nestling'
export const nestlingAsApp = 'Nestling como app'
/** `wide` marks up words that are shown only if there is room. */
export const install = (wide: (text: string) => ReactNode) => <>Instalar{wide(' app')}</>
export const installByHand = (shareIcon: ReactNode) => (
  <>Toca {shareIcon} Compartir y luego Añadir a pantalla de inicio</>
)
export const dismiss = 'Descartar'

// Without a network

export const offline = 'Sin conexión'
export const offlineSince = (ago: string) => `Sin conexión, actualizado ${ago}`
/** Follows `offline` or `offlineSince`, so it begins with a full stop. Shown only if there is room. */
export const sentLater = '. Lo que escribas se enviará cuando vuelvas a tener conexión.'
export const pageClosed = 'Esta página está cerrada.'

// Changes that are not sent yet

export const thingsWaiting = (count: number) =>
  plural(count, 'Hay 1 cosa pendiente de enviar', `Hay ${count} cosas pendientes de enviar`)
export const thingsRefused = (count: number) =>
  plural(count, '1 cosa no se ha enviado', `${count} cosas no se han enviado`)
export const notSentYet = 'Aún no enviado'
export const nothingWaiting = 'No hay nada pendiente de enviar.'
export const allRefused = 'Esto está guardado en este navegador. Si cierras sesión, se borra.'
export const allWaiting =
  'Esto está guardado en este navegador y se enviará en cuanto vuelvas a tener conexión. Si cierras sesión, se borra.'
export const someWaiting =
  'Esto está guardado en este navegador. Los cambios que esperan conexión se enviarán en cuanto vuelvas a tenerla. Si cierras sesión, se borra todo.'
export const waitingForNetwork = 'Esperando conexión'
export const send = 'Enviar'
export const sendAgain = 'Volver a enviar'
export const tryAgain = 'Intentarlo de nuevo'
export const saveMine = 'Guardar lo mío de todos modos'
export const change = 'Cambiar'
export const remove = 'Borrar'
export const notChanged = 'No se ha cambiado'

// Before signing out

export const thingsNotSent = (count: number) =>
  plural(count, '1 cosa aún no se ha enviado', `${count} cosas aún no se han enviado`)
export const signOutDeletes = (count: number) =>
  plural(
    count,
    'Si cierras sesión, se borra aquí y nadie de la familia la verá. Para enviarla, mantén la sesión iniciada hasta que vuelvas a tener conexión.',
    'Si cierras sesión, se borran aquí y nadie de la familia las verá. Para enviarlas, mantén la sesión iniciada hasta que vuelvas a tener conexión.',
  )
export const deleteAndSignOut = 'Borrar y cerrar sesión'
export const stillSignedIn = 'Tu sesión sigue iniciada'

// The simple home

export const shareUpdate = 'Compartir una publicación'
export const addPhoto = 'Añadir una foto'
export const allUpdates = 'Todas las publicaciones'
export const allUpdatesTitle = 'Todas las publicaciones · Nestling'
export const backToHome = 'Volver a Inicio'

// Set-up

export const setUpTitle = 'Configurar · Nestling'
export const isSetUp = 'Nestling está configurado'
export const hasAccount = 'Ya hay una cuenta. Inicia sesión con ella o pide una invitación a quien tiene esa cuenta.'
export const signIn = 'Iniciar sesión'
export const setUpNestling = 'Configurar Nestling'
export const almostThere = 'Ya falta poco'
export const needsWholeAddress =
  'Esta página necesita la dirección de configuración completa, con todo lo que va después del signo #. Nestling la mostró al iniciarse.'
export const firstStep = 'Paso 1 de 2'
export const createAccount = 'Te damos la bienvenida. Primero, crea tu cuenta'
export const secondStep = 'Paso 2 de 2'
export const whomYouExpect = '¿A quién esperas?'
export const whomPersonExpects = (firstName: string) => `${firstName}, ¿a quién esperas?`
export const beginJourney = 'Empezar el viaje'
export const notStarted = 'No se ha podido empezar tu viaje'

// Shown when a page is missing, or when the person may not see it

export const goHome = 'Ir a Inicio'
export const notFoundTitle = 'No encontrada · Nestling'
export const notFound = '404 Página no encontrada'
export const nothingHere = 'En esta dirección no hay nada. Puede que el enlace esté incompleto.'
export const closedTitle = (page: string) => `${page} · Nestling`
export const thisPage = 'Esta página'
export const sectionClosed = 'Quienes comparten el viaje guardan esta parte para sí.'
export const deniedTitle = 'Acceso denegado · Nestling'
export const denied = 'Acceso denegado'
export const onlyAdminsInvite = 'Solo quien tiene el rol de admin puede invitar a este viaje.'
export const openingHome = 'Te llevamos a Inicio'
export const stepTitle = 'Un paso más · Nestling'
export const stepNeeded = 'Como admin, aquí necesitas un segundo paso'
export const passStep =
  'Has iniciado sesión solo con tu contraseña. Inicia sesión con tu segundo paso o tu clave de acceso para abrir esta página.'
export const signInAgain = 'Iniciar sesión de nuevo'
export const addStep =
  'Un segundo paso es un código después de la contraseña, o una clave de acceso. Aún no has configurado ninguno. Todo lo demás sigue abierto para ti como antes.'
export const setUpStep = 'Configurarlo en tu cuenta'

// Pages without scripts

export const withoutScripts = 'Esta es la página sin JavaScript.'
export const readOnly = 'Esta es la página sin JavaScript. Puedes leerla, pero no cambiar nada.'
export const usualPage = 'Abrir la página habitual'
export const plainSignOut = 'Cerrar sesión'
