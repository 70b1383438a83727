import type { AppointmentStatus } from '../../rules.ts'

// The next appointments, on the home page

export const upcomingAppointments = 'Próximas citas'
export const notLoaded = 'No se han podido cargar las citas.'
export const viewAll = 'Ver todas'
export const today = 'Hoy'
export const tomorrow = 'Mañana'
/** Two days or more. */
export const inDays = (count: number) => `En ${count} días`
export const statuses: Record<AppointmentStatus, string> = {
  confirmed: 'Confirmada',
  pending: 'Pendiente',
  completed: 'Realizada',
  cancelled: 'Cancelada',
}
export const nothingYet = 'No hay citas previstas'
export const addFirst = 'Añade tu primera cita del embarazo'
export const willAppear = 'Aquí aparecerán las citas previstas'

// The page

export const pageTitle = 'Citas · Nestling'
export const pageNotLoaded = 'No se han podido cargar las citas'
export const notLoadedWhy = 'No se ha perdido nada. Puede que falle tu conexión.'
export const addNew = 'Añadir una cita nueva'

// The lists

export const allAppointments = 'Todas las citas'
export const zoneNote = (city: string) => `Las horas son las de ${city}, donde está la familia.`
export const upcoming = 'Próximas'
export const nothingUpcoming = 'No hay nada próximamente.'
export const showLater = 'Ver las posteriores'
export const past = 'Pasadas'
export const showEarlier = 'Ver las anteriores'
export const moreOnUsualPage = 'Hay más en la página habitual.'

// An appointment

export const onYourClock = (time: string) => `${time} en tu reloj`
/** Stands before the name or the place. */
export const doctorLabel = 'Profesional:'
export const locationLabel = 'Lugar:'
export const change = (title: string) => `Cambiar ${title}`
export const edit = 'Editar'
export const editIt = (title: string) => `Editar ${title}`
export const remove = 'Borrar'
export const removeIt = (title: string) => `Borrar ${title}`

// An appointment that a link opens

export const oneNotLoaded = 'No se ha podido cargar la cita.'
export const oneGone = 'Esta cita ya no está aquí'

// To change the status

export const statusActions: Record<AppointmentStatus, { act: string; actOn: (title: string) => string; done: string }> =
  {
    confirmed: {
      act: 'Marcar confirmada',
      actOn: (title) => `Marcar confirmada: ${title}`,
      done: 'Cita confirmada',
    },
    pending: {
      act: 'Marcar pendiente',
      actOn: (title) => `Marcar pendiente: ${title}`,
      done: 'Cita pendiente',
    },
    completed: {
      act: 'Marcar realizada',
      actOn: (title) => `Marcar realizada: ${title}`,
      done: 'Cita realizada',
    },
    cancelled: {
      act: 'Cancelar la cita',
      actOn: (title) => `Cancelar la cita: ${title}`,
      done: 'Cita cancelada',
    },
  }
export const statusNotChanged = 'No se ha cambiado la cita'

// To delete an appointment

export const deleteQuestion = (title: string) => `¿Borrar ${title}?`
export const deleteConsequence =
  'Desaparece de la lista y de todos los calendarios suscritos. Puedes deshacerlo justo después.'
export const deleted = 'Cita borrada'
export const broughtBack = 'Cita recuperada'
export const notDeleted = 'No se ha borrado la cita'

// The form of an appointment

export const editAppointment = 'Editar cita'
export const title = 'Título'
export const exampleTitle = 'Consulta con la matrona'
export const date = 'Fecha'
export const time = 'Hora'
export const invalidTime = 'Hora no válida'
export const zoneHint = (city: string) => `Hora de ${city}`
export const skippedTime = (time: string) =>
  `Esa noche se adelantan los relojes, y esta hora no existe. Se guardará como ${time}.`
export const whichTime = 'Esa noche se atrasan los relojes, así que esta hora ocurre dos veces. ¿Cuál de las dos es?'
export const firstTime = 'La primera'
export const secondTime = 'La segunda'
export const doctor = 'Profesional'
export const location = 'Lugar'
export const description = 'Descripción'
export const notes = 'Notas'
export const status = 'Estado'
export const dateAndTime = 'Fecha y hora'
export const add = 'Añadir cita'
export const adding = 'Añadiendo…'
export const added = 'Ya está'
export const addedWell = '¡La cita se ha añadido!'
export const notAdded = 'Error'
export const notAddedWhy = 'No se ha podido añadir la cita. Inténtalo de nuevo.'
export const save = 'Guardar'
export const saving = 'Guardando…'
export const saved = 'Cita guardada'
export const notSaved = 'No se ha guardado la cita'

// The calendar address

export const feedTitle = 'Añadir a tu calendario'
export const feedOffer = 'El calendario de tu teléfono puede mostrar estas citas y mantenerlas al día por sí solo.'
export const addressNotLoaded = 'No se ha podido cargar la dirección de tu calendario.'
export const makeAddress = 'Crear dirección del calendario'
export const addressNotMade = 'No se ha podido crear la dirección'
export const addressMade = (day: string) => `Creaste una dirección el ${day}.`
export const neverRead = 'Ningún calendario la ha leído aún.'
/** `when` is such as “hace 3 horas”. */
export const lastRead = (when: string) => `Un calendario la leyó por última vez ${when}.`
export const shownOnce = 'Solo se mostró una vez. Si vuelves a necesitarla, crea una nueva.'
export const reminders = { done: 'Recordatorios guardados', failed: 'No se han guardado los recordatorios' }
export const remindMe = 'Recordármelo un día antes, y otra vez dos horas antes'
export const remindMeHint =
  'Estos recordatorios se suman a los propios de Nestling, que eliges en tu cuenta. Si los cambias, lo verás la próxima vez que se actualice tu calendario. Google Calendar solo muestra sus propios recordatorios.'

// A new calendar address

export const openInCalendar = 'Abrir en mi calendario'
export const orCopy =
  'O copia la dirección y elige “Añadir calendario por dirección” o “Suscribirse” en tu aplicación de calendario:'
export const address = 'Dirección del calendario'
export const addressCode = 'Código QR de la dirección de tu calendario'
export const addressNote = 'Se muestra solo una vez. Quien la tenga puede leer las citas, así que no la compartas.'

// To replace or stop the calendar address

export const makeNewAddress = 'Crear una dirección nueva'
export const newAddressQuestion = '¿Crear una dirección nueva?'
export const newAddressConsequence =
  'Tu dirección actual deja de funcionar al momento, en todos los calendarios que la usan.'
export const makeNewOne = 'Crear una nueva'
export const stopAddress = 'Desactivarla'
export const stopAddressQuestion = '¿Desactivar la dirección de tu calendario?'
export const stopAddressConsequence =
  'Los calendarios que la usan ya no recibirán nada nuevo. Las citas de aquí se quedan.'
export const addressStopped = 'Dirección del calendario desactivada'
export const addressNotStopped = 'No se ha podido desactivar la dirección'

// Changes that wait for the network

export const waitingChange = 'Cambio en una cita'
export const waitingDeletion = 'Borrado de una cita'
