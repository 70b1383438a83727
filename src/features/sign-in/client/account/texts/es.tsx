import type { ReactNode } from 'react'
import { plural } from '#language/texts/es.ts'

// The page

export const pageTitle = 'Tu cuenta · Nestling'
export const yourAccount = 'Tu cuenta'
export const signOut = 'Cerrar sesión'
export const yourPicture = 'Tu imagen'
export const yourName = 'Tu nombre'
export const signingIn = 'Inicio de sesión'
export const passkeys = 'Claves de acceso'
export const howItLooks = 'Cómo ves Nestling'
export const notifications = 'Notificaciones en este dispositivo'
export const whereSignedIn = 'Dónde tienes la sesión iniciada'
export const whatYouHear = 'De qué quieres enterarte'
export const recentlyDeleted = 'Borrado recientemente'
export const saving = 'Guardando…'

// The picture

export const picture = 'Imagen'
export const howOthersSeeYou = 'Así te verán las demás personas.'
export const whoSeesPicture = 'Quienes comparten un viaje contigo la ven junto a tu nombre.'
export const choosePicture = 'Elegir una imagen'
export const changePicture = 'Cambiar la imagen'
export const openingPicture = 'Abriendo…'
export const savePicture = 'Guardar la imagen'
export const chooseAnother = 'Esta no'
export const removePicture = 'Quitar'
export const pictureSaved = 'Imagen guardada'
export const pictureNotSaved = 'No se ha podido guardar la imagen'
export const pictureRemoved = 'Imagen quitada'
export const pictureNotRemoved = 'No se ha podido quitar la imagen'

// The name

export const firstName = 'Nombre'
export const lastName = 'Apellidos'
export const saveName = 'Guardar nombre'
export const nameSaved = 'Nombre guardado'
export const nameNotSaved = 'No se ha podido guardar el nombre'

// The email

export const email = 'Correo'
export const changeEmail = 'Cambiar correo'
export const newEmail = 'Correo nuevo'
export const newEmailHint = 'Lo usarás para iniciar sesión'
export const whyPassword = 'Para comprobar que eres tú'
export const saveEmail = 'Guardar correo'
export const emailSaved = 'Correo guardado'
export const signInWith = (email: string) => `A partir de ahora inicias sesión con ${email}.`
export const emailNotSaved = 'No se ha podido guardar el correo'

// The password

export const password = 'Contraseña'
export const onlyYouKnow = 'Solo la sabes tú'
export const changePassword = 'Cambiar contraseña'
export const currentPassword = 'Contraseña actual'
export const newPassword = 'Contraseña nueva'
export const newPasswordHint = '10 caracteres o más. Unas cuantas palabras sin relación entre sí funcionan bien.'
export const stopAddresses = 'Anular también mis direcciones del calendario'
export const stopAddressesHint = 'Elige esto si otra persona ha usado tu cuenta. Puedes crear direcciones nuevas.'
export const otherDevicesEnd = 'Aquí tu sesión sigue iniciada; en todos los demás dispositivos se cierra.'
export const savePassword = 'Guardar contraseña'
export const passwordSaved = 'Contraseña guardada'
export const otherDevicesEnded = 'Se ha cerrado la sesión en tus demás dispositivos.'
export const passwordNotSaved = 'No se ha podido guardar la contraseña'

// Preferences

export const theme = 'Aspecto'
export const themeSaved = 'Aspecto guardado'
export const themeNotSaved = 'No se ha podido guardar el aspecto'
export const themes = { auto: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro', dim: 'Tenue' }
export const dimHint = 'Para la noche'
/** Letters that show what text looks like in a theme. */
export const sampleLetters = 'Aa'
export const layout = 'Texto y botones'
export const layoutHint = 'Más fáciles de ver y de pulsar.'
export const simpleLayout = 'Más grande y sencillo'
export const simpleLayoutHint = 'Texto más grande, menos botones y una página de inicio con tres cosas'
export const language = 'Idioma'
export const languageHint = 'Para todo lo que Nestling te muestra y te envía, en todos tus dispositivos'
export const languageNotSaved = 'No se ha podido guardar el idioma'
export const choiceSaved = 'Elección guardada'
export const choiceNotSaved = 'No se ha podido guardar la elección'
export const units = 'Unidades'
export const unitsSaved = 'Unidades guardadas'
export const unitsNotSaved = 'No se han podido guardar las unidades'
export const familysUnits = 'Como la familia'
export const metric = 'Métricas'
export const metricHint = 'Centímetros, gramos'
export const us = 'Estadounidenses'
export const usHint = 'Pulgadas, libras'
export const hideForMe = 'Ocultar para mí'
export const hideForMeHint =
  'Las demás personas lo siguen viendo, salvo que madres o padres lo oculten para todo el mundo.'
export const seenUpdates = 'Publicaciones vistas'
export const seenUpdatesHint = 'Quien comparte una publicación ve quién la ha visto.'
export const hideSeen = 'No mostrar qué he visto'

// Devices

export const devices = 'Dispositivos'
export const thisDevice = 'Este dispositivo'
export const inUse = 'En uso ahora'
/** `time` is such as "hace 3 horas". */
export const lastUsed = (time: string) => `Último uso: ${time}`
export const signedInOn = (day: string) => `Sesión iniciada el ${day}`
export const endSession = 'Cerrar sesión'
export const endSessionOn = (device: string) => `Cerrar sesión: ${device}`
export const endThisSession = (device: string) => `Cerrar sesión: ${device}, este dispositivo`
export const sessionEnded = 'Sesión cerrada'
export const sessionNotEnded = 'No se ha podido cerrar la sesión'
export const showAllDevices = (count: number) => `Mostrar los ${count}`
export const showFewer = 'Mostrar menos'

// Deleting the account

export const deleteMyAccount = 'Borrar mi cuenta'
export const deletedAtOnce =
  'Tu correo, tu contraseña, tus apellidos y tu imagen se borran al momento, y se cierra tu sesión en todas partes.'
export const journeysEnd = (count: number, names: string, strong: (text: string) => ReactNode) => (
  <>
    {strong(plural(count, `El viaje de ${names} termina`, `Los viajes de ${names} terminan`))}, porque nadie más{' '}
    {plural(count, 'lo sigue', 'los sigue')}. Se borra todo lo que hay allí.
  </>
)
export const journeyGoesOn = (name: string) => `El viaje de ${name} sigue sin ti.`
/** `things` is a list, such as "3 fotos y 1 comentario". */
export const journeyGoesOnWith = (name: string, things: string) =>
  `El viaje de ${name} sigue sin ti; lo que has compartido (${things}) se queda allí, con tu nombre.`
export const thingsThatStay = (count: number, what: string) => `${count} ${what}`

export const notYet = 'Todavía no'
export const onlyAdmin = (count: number, names: string) =>
  plural(
    count,
    `Solo tú tienes el rol de admin en el viaje de ${names}, y hay más personas que lo siguen.`,
    `Solo tú tienes el rol de admin en los viajes de ${names}, y hay más personas que los siguen.`,
  )
export const whatToDoFirst =
  'Da el rol de admin a otra persona o borra el viaje para todo el mundo. Después puedes borrar tu cuenta. Si sigues varios viajes, elige antes en el menú el que corresponde.'
export const chooseAdmin = 'Elegir quién será admin'
export const deleteJourney = 'Borrar el viaje'

export const deleteQuestion = '¿Borrar tu cuenta?'
export const guideIsDeleted =
  'Tus marcas y tu diario de la guía solo están guardados en este navegador. También se borran. Para conservarlos, guarda antes una copia en la guía.'
export const cannotBeUndone = 'Esto no se puede deshacer.'
export const cancelDeletion = 'Conservar mi cuenta'
export const deleteForGood = 'Borrar para siempre'
export const deleting = 'Borrando…'
export const accountNotDeleted = 'No se ha podido borrar la cuenta'
export const devicesNotLoaded = 'No se han podido cargar tus dispositivos.'
export const previewNotLoaded = 'No se ha podido cargar la lista de lo que se borraría y lo que se quedaría.'
