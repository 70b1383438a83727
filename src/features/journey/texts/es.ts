import { plural } from '#language/texts/es.ts'

// The age and the due date

/** "29 semanas y 3 días" */
export const weeksAndDays = (weeks: string, days: string) => `${weeks} y ${days}`
export const dueToday = 'Hoy es la fecha probable'
export const daysRemaining = (days: number) => plural(days, 'Queda 1 día', `Quedan ${days} días`)
export const daysPastDueDate = (days: number) =>
  plural(days, '1 día después de la fecha probable', `${days} días después de la fecha probable`)

// Refusals

export const parentsOnly = 'Esto solo puede cambiarlo quien figura como madre o padre.'
export const otherAdmins =
  'Hay otra persona que es admin, madre o padre. Un viaje solo puede borrarlo la última persona que quede.'
export const onlyTakenBack =
  'Solo puedes deshacer el último cambio, en un plazo de 30 días. Recarga la página para ver cómo están las cosas.'
export const stateChangedMeanwhile =
  'Esto ha cambiado mientras tanto. No se ha guardado nada. Mira cómo están las cosas ahora.'
export const noBirth =
  'Podrás añadir una imagen cuando hayas dicho que tu bebé ya está aquí. Recarga la página para ver cómo están las cosas.'
export const nothingToTakeBack = 'Ya no queda nada que deshacer. Recarga la página para ver cómo están las cosas.'

// Messages about a field

export const invalidTimeZone = 'Zona horaria no válida'
export const invalidCountry = 'País no válido'
export const unlikelyDueDate =
  'La fecha probable de parto no puede estar a más de 300 días en el futuro ni a más de 60 días en el pasado'
export const sameParentTwice = 'Tienen que ser dos personas distintas'
export const samePartTwice = 'Cada madre o padre debe tener un papel distinto'
export const parentNotAdmin = 'Quien figura como madre o padre debe ser admin de este viaje'
export const childrenWithoutBirth = 'Solo se indican bebés en un nacimiento'
export const dayWithoutEvent = 'Solo un nacimiento o una pérdida tienen fecha'
export const readersWithoutEvent = 'Solo en un nacimiento o una pérdida se puede elegir quién lo lee'
export const unlikelyDay = 'Esta fecha está en el futuro o es de hace más de 400 días'

// News. These words follow a name.

export const announcedBirth = 'ha anunciado el nacimiento'
export const hasNews = 'tiene noticias para la familia'

// The download

export const theJourney = 'El viaje'
export const baby = 'Bebé'
export const dueDate = 'Fecha probable de parto'
export const noDueDate = 'Sin indicar'
export const parent = 'Madre o padre'
/** What the baby calls this parent. */
export const calledAs = (word: string) => `“${word}”`
export const born = 'Nacimiento'
export const bornOn = (names: string, day: string) => `${names}, ${day}`
export const ended = 'Terminó'
export const fromParents = 'Mensaje de la familia'
