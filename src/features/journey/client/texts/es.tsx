import type { ReactNode } from 'react'
import { plural } from '#language/texts/es.ts'

// A new journey

export const setUpFailed = 'No se ha podido configurar'
export const notSetUp = 'No se han podido crear los datos del embarazo. Inténtalo de nuevo.'

// The journeys of one person

export const yourJourneys = 'Tus viajes'
export const roles = { admin: 'Admin', family: 'Familia', guest: 'Visita' }
export const opening = 'Abriendo…'
export const notOpened = 'No se ha podido abrir el viaje'

// All settings

export const saving = 'Guardando…'
export const updated = 'Ajustes guardados'
export const updateFailed = 'No se ha guardado'
export const notUpdated = 'No se han podido guardar los ajustes del embarazo'

// The parents

export const parentQuestions = {
  mother: '¿Quién es la persona embarazada?',
  partner: '¿Quién es su acompañante?',
}
export const nobody = 'Nadie'
export const parentName = (firstName: string) => `Nombre de ${firstName} aquí`
export const parentWord = (firstName: string) => `¿Cómo llamará el bebé a ${firstName}?`
export const parentWordExample = 'Mamá, papi o cualquier otra palabra'
export const onlyAdmins =
  'Solo se puede elegir a admins. Si hay otra madre u otro padre, envíale una invitación con rol de admin.'
export const saveParents = 'Guardar madres y padres'
/** `nameHere` and `babySays` describe a parent whom two admins changed at the same time. */
export const nameHere = (name: string) => `Nombre aquí: ${name}`
export const babySays = (word: string) => `El bebé dice: ${word}`

// The baby

export const nickname = 'Apodo del bebé'
export const nicknameHint = 'Cómo llamas a tu bebé hasta su llegada'
export const numberOfBabies = 'Número de bebés'
export const numberOfBabiesHint = 'La guía dice qué cambia con más de un bebé'
export const notKnownYet = 'Aún no se sabe'
/** Larger numbers are shown as digits. */
export const numbersOfBabies = { 1: 'Uno', 2: 'Dos: embarazo gemelar', 3: 'Tres: embarazo triple' }
export const sharedPlacenta = '¿Comparten placenta?'
export const sharedPlacentaHint = 'La primera ecografía suele mostrarlo'
export const placentas = { shared: 'Sí, al menos dos', own: 'No, cada bebé tiene la suya' }

// The place

export const placeSummary = 'Zona horaria, unidades, atención y país'
export const timeZone = 'Zona horaria'
export const timeZoneHint = 'Las semanas y los días empiezan a medianoche en esa zona'
/** The group of time zones without a continent or an ocean, such as UTC. */
export const otherZones = 'Otras'
export const unitsLabel = 'Unidades'
export const unitsHint = 'Cada persona puede elegir las suyas en su cuenta'
export const units = { metric: 'Métricas (cm, kg)', us: 'EE.\u00A0UU. (pulg., lb)' }
export const region = 'Dónde te atienden'
export const regionHint = 'La guía nombra las pruebas y vacunas de allí'
export const regions = {
  uk: 'Reino Unido',
  us: 'Estados Unidos',
  de: 'Alemania',
  es: 'España',
  fr: 'Francia',
  other: 'Otro país',
}
export const country = 'País, para los números de emergencias'
export const countryHint = 'La guía muestra los números a los que llamar allí'
export const countryOfZone = 'El país de la zona horaria'

// The due date

export const dueDate = 'Fecha probable de parto'
/** Shown if the region is France and the parents enter the due date itself. */
export const dueDateInFrance =
  'En Francia, los papeles suelen indicar el día de las 41 semanas. En ese caso, la fecha probable de parto que se usa aquí es una semana anterior.'
export const knownDay = '¿Qué fecha conoces?'
export const noDay = 'Por ahora ninguna'
export const withoutDueDate =
  'La página de inicio y la guía muestran valores de ejemplo hasta que indiques una fecha probable de parto. Las fotos y las publicaciones conservan sus semanas.'
/** `known` is an option, and `day` the label of the date field. `rule` and `source` are shown under the result. */
export const countings = {
  'due-date': {
    known: 'Fecha probable de parto',
    day: 'Fecha probable de parto',
    rule: 'La fecha de la cartilla del embarazo, tal como la fijó tu matrona o tu consulta médica.',
    source: 'ACOG Committee Opinion 700.',
  },
  'last-period': {
    known: 'Primer día de la última regla',
    day: 'Primer día de la última regla',
    rule: '280 días desde el primer día de la última regla (última menstruación), ajustados si tu ciclo dura más o menos de 28 días.',
    source: 'ACOG Committee Opinion 700; MSD Manual.',
  },
  conception: {
    known: 'Día de la concepción',
    day: 'Día de la concepción',
    rule: '266 días desde la concepción. Lo mismo desde el día de la extracción de óvulos o de la inseminación.',
    source: 'MSD Manual; ACOG Committee Opinion 700.',
  },
  'transfer-day-5': {
    known: 'Transferencia (FIV), embrión de cinco días',
    day: 'Día de la transferencia',
    rule: '261 días desde la transferencia de un embrión de cinco días.',
    source: 'ACOG Committee Opinion 700.',
  },
  'transfer-day-3': {
    known: 'Transferencia (FIV), embrión de tres días',
    day: 'Día de la transferencia',
    rule: '263 días desde la transferencia de un embrión de tres días.',
    source: 'ACOG Committee Opinion 700.',
  },
  'transfer-day-6': {
    known: 'Transferencia (FIV), embrión de seis días',
    day: 'Día de la transferencia',
    rule: '260 días desde la transferencia de un embrión de seis días. Algunas clínicas lo cuentan como de cinco días.',
    source: 'ACOG Committee Opinion 700.',
  },
  'scan-age': {
    known: 'Ecografía con la edad',
    day: 'Día de la ecografía',
    rule: '280 días menos la edad según la ecografía, contados desde el día de la ecografía.',
    source: 'ACOG Committee Opinion 700.',
  },
  'scan-length': {
    known: 'Ecografía con la longitud, LCC (CRL)',
    day: 'Día de la ecografía',
    rule: 'La edad se calcula a partir de la longitud, en días enteros. Después, 280 días menos esa edad, contados desde el día de la ecografía.',
    source: 'INTERGROWTH-21st (Papageorghiou et al., 2014); ACOG Committee Opinion 700.',
  },
}
export const cycleLength = 'Duración de tu ciclo, en días'
export const cycleLengthHint = 'Desde el primer día de una regla hasta el primer día de la siguiente'
/** The label above two fields. Their own labels are read as one: `scanWeeks`, then `scanDays`. */
export const scanAge = 'Edad según la ecografía'
export const scanWeeks = 'Semanas'
export const scanDays = 'y días'
export const scanLength = 'Longitud de la cabeza a las nalgas, en milímetros'
export const scanLengthHint = (min: number, max: number) => `LCC (CRL) en el informe, de ${min} a ${max}\u00A0mm`
export const countedDueDate = (day: ReactNode) => <>Fecha probable de parto: {day}</>
export const countedAge = (age: string) => `Edad en la ecografía: ${age}`

// A scan, compared with the due date

export const scanCompared = 'Comparación con tu fecha probable de parto'
export const scanAgrees = (day: string) => `La ecografía coincide con tu fecha probable de parto, el ${day}.`
export const scanDiffers = (day: string, days: number) =>
  plural(
    days,
    `La ecografía difiere en 1 día de tu fecha probable de parto, el ${day}.`,
    `La ecografía difiere en ${days} días de tu fecha probable de parto, el ${day}.`,
  )
export const differsLittle = (limit: number) =>
  `La diferencia no pasa de ${limit} días, así que, según la regla del ACOG, la fecha suele mantenerse.`
export const differsMuch = (limit: number) =>
  `La diferencia pasa de ${limit} días, así que, según la regla del ACOG, la fecha suele cambiarse. Después de una FIV no se cambia nunca: se mantiene la fecha calculada con la transferencia.`
export const lateScan = 'En un momento tan avanzado, la diferencia también puede deberse a cómo está creciendo el bebé.'
export const whoDecides = 'Lo decide tu matrona o tu consulta médica.'
export const sameDueDate = (day: string) => `Mantener el ${day}`

// After a change of the due date

export const dueDateMoved = (days: number, day: string) =>
  plural(
    days,
    `La fecha probable de parto se ha movido 1 día, al ${day}.`,
    `La fecha probable de parto se ha movido ${days} días, al ${day}.`,
  )
export const weekMoved = (week: number, before: number) => `Hoy es la semana ${week}, no la semana ${before}.`
export const weeksStay = 'Las fotos y las publicaciones conservan sus semanas.'

// What is hidden

export const hideForAll = 'Ocultar para todo el mundo'
export const hideForAllHint = 'Cada persona también puede ocultar esto solo para sí, en la página de su cuenta.'
export const choiceSaved = 'Elección guardada'
export const choiceNotSaved = 'No se ha guardado la elección'

// Deleting the journey

export const onlyLastAdmin =
  'Solo la última persona con rol de admin puede borrar un viaje. Mientras haya otra con ese rol en este viaje, nadie puede borrarlo.'
export const deletesAll =
  'Todo lo que tú y las demás personas compartieron aquí se borra para todo el mundo. Descárgalo antes si quieres conservarlo.'
export const deleteJourney = 'Borrar el viaje'
export const deleteQuestion = (babyName: string) => `¿Borrar el viaje de ${babyName}?`
export const deletedAtOnce =
  'Todas las publicaciones, fotos, citas, contactos y deseos se borran de inmediato, para todas las personas que siguen el viaje. Tu cuenta se conserva.'
export const cannotBeUndone = 'No se puede deshacer.'
export const doNotDelete = 'Conservar el viaje'
export const deleteForGood = 'Borrar para siempre'
export const deleting = 'Borrando…'
export const notDeleted = 'No se ha borrado el viaje'
