import { locale, plural } from '#language/texts/es.ts'

// Buttons

export const cancel = 'Cancelar'
export const close = 'Cerrar'
export const dismiss = 'Descartar'
export const tryAgain = 'Intentarlo de nuevo'
export const offlineButSentLater =
  'No tienes conexión. Esto se guarda aquí y se enviará cuando vuelvas a tener conexión.'
export const offlineSoWait =
  'No tienes conexión. Esto tiene que esperar a que vuelvas a tenerla. Lo que has escrito se queda aquí.'

// Fields

export const showPassword = 'Mostrar contraseña'
export const hidePassword = 'Ocultar contraseña'
export const charactersLeft = (count: number) =>
  plural(count, 'Queda 1 carácter', `Quedan ${count.toLocaleString(locale)} caracteres`)
export const charactersTooMany = (count: number) =>
  plural(count, 'Sobra 1 carácter', `Sobran ${count.toLocaleString(locale)} caracteres`)

// Notes

export const goodToKnow = 'Conviene saberlo'
export const pleaseNote = 'Ten en cuenta'
/** Follows a sentence such as “The wishlist could not be loaded.” */
export const nothingIsLost = 'No se ha perdido nada. Puede que no tengas conexión.'

// Short messages over the page

/** Read out before each message. */
export const toast = 'Notificación'
/** The name of the region with the messages. `{hotkey}` is replaced by the key that moves the focus there. */
export const toasts = 'Notificaciones ({hotkey})'

// People

/** Shown instead of a name if the person’s name is not known. */
export const somebody = 'Alguien'
/** Names a person’s picture if the person’s name is not known. Without a picture, its first letter is shown. */
export const user = 'Persona'

// Loading and refreshing

/** Each animation has a title and three lines, which are shown one after the other. */
export const loading = {
  0: { title: 'A la escucha', steps: ['Late un corazón pequeño', 'Contando los días', 'Ya falta poco'] },
  1: { title: 'Creciendo un poco', steps: ['Tierra templada', 'Una primera hoja', 'Buscando la luz'] },
  2: { title: 'Un momento de calma', steps: ['Sale la luna', 'Pasa flotando', 'Ya falta poco'] },
  3: { title: 'Haciendo el nido', steps: ['Una ramita', 'Y otra', 'Ya está mullido'] },
  4: { title: 'En marcha', steps: ['Pasos pequeños', 'Uno tras otro', 'Ya falta poco'] },
}
export const refreshing = 'Actualizando…'
export const letGoToRefresh = 'Suelta para actualizar'
export const pullToRefresh = 'Desliza hacia abajo para actualizar'

// Sharing a link

export const copyLink = 'Copiar enlace'
export const copied = 'Copiado'
export const notCopied = 'No se ha podido copiar al portapapeles'
export const share = 'Compartir'
export const notShared = 'No se ha podido compartir el enlace'
export const copyInstead = 'Puedes copiarlo.'
export const qrCode = 'Código QR'
export const pointCamera = 'Apunta a este código con la cámara de otro teléfono.'
export const qrCodeNotDrawn = 'No se ha podido dibujar el código QR. Usa el enlace.'
export const onlyOnThisDevice = 'Otras personas aún no pueden abrir este enlace'
export const whyOnlyOnThisDevice = (host: string) =>
  `Los enlaces a ${host} solo se abren en este dispositivo. Quien gestiona este Nestling puede indicar en PUBLIC_URL una dirección accesible desde otros dispositivos.`

// The picture viewer

export const zoomOut = 'Alejar'
export const zoomIn = 'Acercar'
export const previous = 'Anterior'
export const next = 'Siguiente'
export const pictureNotLoaded = 'No se ha podido cargar esta imagen.'

// Sizes of files

export const megabytes = (number: string) => `${number}\u00A0MB`
export const gigabytes = (number: string) => `${number}\u00A0GB`
