import { plural } from '#language/texts/es.ts'

const characters = (count: number | bigint) => plural(Number(count), `${count} carácter`, `${count} caracteres`)

// Errors of the API

export const malformedJson = 'La solicitud no es un JSON válido.'
export const malformedRequest = 'No se ha podido leer la solicitud.'
export const invalidInput = 'Revisa lo que has escrito.'
export const unauthorized = 'No autorizado'
export const crossSite = 'Esta solicitud no procede de una página de Nestling.'
export const notFound = 'Aquí no hay nada.'
export const keyReused = 'Esto ya se ha enviado con otro contenido. Inténtalo de nuevo.'
export const outcomeUnknown =
  'Esto ya se ha enviado, pero la respuesta se ha perdido. Antes de volver a enviarlo, comprueba si ya está.'
export const otherSender = 'Ahora hay otra sesión iniciada u otro viaje abierto. No se ha cambiado nada.'
export const changedMeanwhile = 'Esto ha cambiado mientras tanto. No se ha guardado nada.'
export const tooLarge = 'Es más grande de lo que Nestling puede aceptar.'
export const wrongMediaType = 'Aquí no se acepta ese tipo de contenido.'
export const badRange = 'Esa parte del archivo no existe.'
export const unknownHost = 'Nestling no está disponible en esta dirección.'
export const tooManyAttempts = 'Demasiados intentos. Espera un poco e inténtalo de nuevo.'
export const tooBusy = 'Nestling tiene mucho trabajo ahora mismo. Inténtalo de nuevo en un momento.'
export const internalError = 'Algo ha ido mal por nuestra parte. No se ha cambiado nada.'
export const unavailable = 'Nestling no puede acceder a sus datos ahora mismo. Inténtalo de nuevo en un momento.'
export const dataDamaged =
  'Algunos datos de Nestling están dañados. Quien gestiona este Nestling tiene que restaurar una copia de seguridad.'
export const storageFull = 'El almacenamiento está lleno. No se ha cambiado nada.'
export const adminOnly = 'Hace falta el rol de admin'
export const secondStepMissing =
  'Para hacer esto como admin, necesitas un segundo paso o una clave de acceso. Configúralo primero en tu cuenta.'
export const secondStepNotPassed =
  'Para hacer esto, cierra sesión y vuelve a iniciarla con tu segundo paso o tu clave de acceso.'
export const sectionClosed = 'Quienes comparten el viaje no te han abierto esta parte.'
export const invitationRequired = 'Necesitas una invitación para seguir este embarazo.'
export const tooMuchMail = 'Se han enviado muchos correos en la última hora. Inténtalo de nuevo más tarde.'
export const notYours = 'Solo puede cambiarlo quien lo ha añadido o alguien con rol de admin.'
export const notYourWords = 'Solo puede cambiarlo quien lo ha escrito.'
export const notAPicture = 'Ese archivo no es una imagen que Nestling pueda leer. JPEG, PNG y WebP siempre funcionan.'
export const noJourney = 'Aún no hay ningún viaje.'

export const fileAtMost = (megabytes: number) => `Un archivo puede tener como máximo ${megabytes}\u00A0MB.`

// Messages about a field

export const required = 'Obligatorio'
export const tooLong = (most: number | bigint) => `Demasiado largo: como máximo ${characters(most)}`
export const tooShort = (least: number | bigint) => `Demasiado corto: al menos ${characters(least)}`
export const cannotBeSaved = 'Contiene caracteres que no se pueden guardar'
export const invalidDate = 'Fecha no válida'
export const invalidTime = 'Hora no válida'
export const invalidEmail = 'Correo no válido'
export const invalidLink = 'Enlace no válido'
export const invalidKey = 'Clave no válida'
/** `format` is the technical name of a format. */
export const invalid = (format: string) => `Formato no válido: ${format}`
export const expected = (type: string, received: string) => `Se esperaba ${type}, se ha recibido ${received}`
export const atLeast = (least: number | bigint) => `El número debe ser mayor o igual que ${least}`
export const moreThan = (limit: number | bigint) => `El número debe ser mayor que ${limit}`
export const atMost = (most: number | bigint) => `El número debe ser menor o igual que ${most}`
export const lessThan = (limit: number | bigint) => `El número debe ser menor que ${limit}`
export const writeComment = 'Escribe un comentario'
export const unknownFields = (names: string) => `Claves no reconocidas en el objeto: ${names}`

// Dates and times

type Day = { readonly year: number; readonly month: number; readonly day: number }

export const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic']
/** Begins with Sunday. */
export const weekdays = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb']

/** "6 ene 2026" */
export const fullDay = ({ year, month, day }: Day) => `${day} ${months[month - 1]} ${year}`
/** "6 ene" */
export const dayOfYear = ({ month, day }: Day) => `${day} ${months[month - 1]}`
/** "mar, 6 ene", or "mar, 6 ene 2026" */
export const withWeekday = (weekday: number, day: string) => `${weekdays[weekday]}, ${day}`
/** "14:30". The hours are 0 to 23. */
export const clock = (hours: number, minutes: string) => `${hours}:${minutes}`
/** "jue, 19 mar, 10:30" */
export const moment = (day: string, clock: string) => `${day}, ${clock}`
export const momentInPlace = (moment: string, place: string) => `${moment} en ${place}`

export const justNow = 'Ahora mismo'
export const ago = (amount: string) => `Hace ${amount}`
/** `justNow` and `ago` inside a sentence. */
export const justNowInside = 'hace un momento'
export const agoInside = (amount: string) => `hace ${amount}`
export const hours = (count: number) => plural(count, '1 hora', `${count} horas`)
export const days = (count: number) => plural(count, '1 día', `${count} días`)
export const weeks = (count: number) => plural(count, '1 semana', `${count} semanas`)

// Reactions

export const reactions = {
  heart: 'Amor',
  smile: 'Sonrisa',
  clap: 'Aplauso',
  hug: 'Abrazo',
  tear: 'Lágrima de alegría',
  star: 'Estrella',
}
export const reactionCount = (count: number, reaction: string) => `${count} ${reaction}`
export const yourReaction = (counts: string, reaction: string) => `${counts}. La tuya: ${reaction}`

// Parts of the guide that people can hide

export const hideables = {
  drawing: 'Dibujo del bebé',
  comparisons: 'Comparaciones de tamaño',
  'heart-rate': 'Frecuencia cardiaca',
}
