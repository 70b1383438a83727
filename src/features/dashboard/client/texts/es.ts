// The page

export const pageTitle = (week: number) => `Semana ${week} · Nestling`
export const notLoaded = 'No se ha podido cargar tu viaje'
export const nothingLost = 'No se ha perdido nada. Puede que no tengas conexión.'

// The week

export const journeyOf = (babyName: string) => `El viaje de ${babyName}`
export const weekOfForty = (week: number) => `Semana ${week} de 40`
/** Stands above the number of the week. */
export const weekLabel = 'Semana'
export const countBegins = (week: number, shownWeek: number) =>
  `Las semanas se cuentan desde la semana ${week}. Abajo se muestra la semana ${shownWeek}.`
export const countEnds = (week: number, shownWeek: number) =>
  `Las semanas se cuentan hasta la semana ${week}. Abajo se muestra la semana ${shownWeek}.`
export const progress = 'Progreso hasta la semana 40'
export const progressMade = (percent: number) => `${percent}\u00A0% de 40 semanas`
export const percentage = (percent: number) => `${percent}\u00A0%`

// The dates

export const dueDate = 'Fecha de parto'
export const daysRemaining = 'Días que quedan'
export const anyDayNow = 'Cualquier día de estos'

// Without a due date

export const example = 'Ejemplo'
export const weekIsExample = 'Indica tu fecha probable de parto para ver tu propia semana.'
export const setDueDate = 'Indica tu fecha probable de parto'
export const noDueDateYet = 'Quienes esperan al bebé aún no han indicado la fecha probable de parto.'
