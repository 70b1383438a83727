import { plural } from '#language/texts/es.ts'

// Titles of the pages, and of the parts of an export

export const contractionsAndMovements = 'Contracciones y movimientos'
export const contractions = 'Contracciones'
export const movements = 'Movimientos'

// How movements felt

export const feelings = {
  usual: 'Como siempre',
  different: 'Menos, distintos o ninguno',
  counted: 'Un movimiento',
}

// How long a contraction lasted, and how far apart two began

export const seconds = (count: number) => plural(count, '1 segundo', `${count} segundos`)
export const minutes = (count: number) => plural(count, '1 minuto', `${count} minutos`)
export const hours = (count: number) => plural(count, '1 hora', `${count} horas`)
export const minutesAndSeconds = (whole: number, rest: number) => `${minutes(whole)} y ${seconds(rest)}`
export const hoursAndMinutes = (whole: number, rest: number) => `${hours(whole)} y ${minutes(rest)}`
export const underAMinute = 'menos de un minuto'
export const underFiveSeconds = 'menos de 5 segundos'
/** Says that an amount is rounded: "unos 6 minutos", "unas 2 horas", "1 minuto más o menos". */
export const about = (amount: string) => {
  if (amount.startsWith('1 ')) return `${amount} más o menos`
  return `${/^\d+ horas/.test(amount) ? 'unas' : 'unos'} ${amount}`
}

// The averages of the last hour. `interval` and `length` are amounts such as "unos 6 minutos" or "menos de un minuto".
// There is an interval only if there were two contractions or more.

export const inLastHour = (count: number) =>
  plural(count, 'En la última hora: 1 contracción.', `En la última hora: ${count} contracciones.`)
export const inLastHourLong = (count: number, length: string) =>
  plural(
    count,
    `En la última hora: 1 contracción, de ${length}.`,
    `En la última hora: ${count} contracciones, de ${length}.`,
  )
export const inLastHourApart = (count: number, interval: string) =>
  `En la última hora: ${count} contracciones, una cada ${interval}.`
export const inLastHourApartAndLong = (count: number, interval: string, length: string) =>
  `En la última hora: ${count} contracciones de ${length}, una cada ${interval}.`

// The rule for when to call: how far apart contractions are, how long each is, and for how long this has been so

export const rule = {
  withLength: (interval: string, length: string, time: string) => `una de ${length} cada ${interval}, durante ${time}`,
  ofAnyLength: (interval: string, time: string) => `una cada ${interval}, durante ${time}`,
}

// Why something cannot be saved

export const atRest =
  'El viaje está en pausa o ha terminado, así que ahora no se puede anotar nada. No se ha perdido nada de lo que anotaste antes.'
export const invalidTime = 'Hora no válida'
export const endsBeforeItBegan = 'No puede terminar antes de empezar'
export const longerThanAnHour = 'Ninguna contracción dura más de una hora'
export const inTheFuture = 'Esta hora está en el futuro. Comprueba el reloj de tu teléfono'
export const beforeThePregnancy = 'Esta hora es anterior al embarazo. Comprueba el reloj de tu teléfono'
export const ruleAtLeast = (least: number) => `Como mínimo ${least}`
export const ruleAtMost = (most: number) => `Como máximo ${most}`
export const nothingToShare = 'Indica qué quieres mostrar u ocultar'
export const contractionsNotLoaded = 'No se han podido cargar las contracciones.'
export const movementsNotLoaded = 'No se han podido cargar los movimientos.'
