import type { ReactNode } from 'react'

type Link = (text: string) => ReactNode

// Home

export const notAvailable = (week: number) => `No hay información del embarazo para la semana ${week}`
export const babyInWeek = (name: string, week: number) => `${name} en la semana ${week}`
export const openGuide = 'Abrir la guía'
export const whatToCallAbout = 'Por qué llamar'
export const typicalValues =
  'Valores habituales, no consejo médico. Cada bebé crece a su ritmo. La guía indica las fuentes.'

// Figures of a week

export const size = 'Tamaño'
export const sizeOfOne = 'Uno de tus bebés'
/** "1,6 cm, de la cabeza a las nalgas. Comparado por longitud." */
export const sizeDetail = (length: string, comparison: string) => `${length}. ${comparison}.`
export const heartRate = 'Frecuencia cardiaca'
export const weight = 'Peso'
/** `source` is the origin of the weight: "Hadlock 1991", "tablas de anatomía". */
export const typicalWeight = (source: string) => `peso habitual según ${source}`

// The sentence about the baby’s size. `who` is the baby’s name or `eachBaby`

export const eachBaby = 'Cada bebé'
export const measuresAbout = (who: string, length: string) => `${who} mide aproximadamente ${length}.`
export const asLongAs = (who: string, thing: string, length: string) =>
  `${who} mide más o menos lo mismo que ${thing}: ${length}.`
export const weighsAsMuchAs = (who: string, thing: string, weight: string) =>
  `${who} pesa más o menos lo mismo que ${thing}: ${weight}.`
/** Names what a baby is compared with, in a sentence: "una manzana" for "Manzana", "dos botellas grandes de agua". */
export const thingInSentence = (comparison: string) => {
  const words = comparison.charAt(0).toLowerCase() + comparison.slice(1)
  if (/^(dos|tres) /.test(words)) return words
  return `${/^(\S*a|col|coliflor)( |$)/.test(words) ? 'una' : 'un'} ${words}`
}
/** Shown in a sentence instead of a length, if the baby is too small to measure. */
export const leastLengthInSentence = { metric: 'menos de 1\u00a0mm', us: 'menos de 0,04\u00a0pulg.' }
export const typicalValue = 'Un valor habitual, no consejo médico.'

// The guide’s page

export const pageTitle = 'El embarazo, semana a semana · Nestling'
export const pageHeading = 'El embarazo, semana a semana'
export const journeyNotLoaded = 'No se ha podido cargar tu viaje'
export const nothingLost = 'No se ha perdido nada. Puede que falle tu conexión.'
export const weekWithTitle = (week: number, title: string) => `Semana ${week}: ${title}`
export const notReviewed =
  'Ninguna persona profesional de la salud ha revisado esta guía. Si algo no es correcto, dilo a quien gestiona tu Nestling.'
export const changeState = 'Pausar el viaje, o decir que tu bebé ya está aquí o que el embarazo ha terminado'
export const tryAgain = 'Intentarlo de nuevo'

export const example = 'Ejemplo'
export const setDueDate = (link: Link) => (
  <>La guía empezará por tu propia semana en cuanto {link('indiques tu fecha probable de parto')}.</>
)
export const dueDateNotSet =
  'La guía empezará por la semana actual del embarazo en cuanto madres y padres indiquen la fecha probable de parto.'

// Parts of the page that have failed

export const growthNotShown = 'No se ha podido mostrar el crecimiento. Vuelve a cargar la página.'
export const notesToolsNotShown = 'No se han podido mostrar las herramientas para tus notas. Vuelve a cargar la página.'
export const firstWeeksNotShown =
  'No se han podido mostrar las revisiones de las primeras semanas. Vuelve a cargar la página.'

// The page while no weeks are counted

export const titleAtRest = 'Guía · Nestling'
export const headingAtRest = 'Guía'
export const atRest = {
  // The guide counts weeks until 43+0, so these words are shown only after that.
  expecting: {
    title: 'A la espera de noticias',
    text: 'La guía ya no cuenta las semanas. “Por qué llamar” sigue aquí, y lo que marcaste y escribiste sigue en este navegador.',
  },
  paused: {
    title: 'La guía está en pausa',
    text: 'Mientras el viaje está en pausa, no se muestran semanas, imágenes ni listas. Lo que marcaste y escribiste sigue en este navegador.',
  },
  born: {
    title: 'Después del parto',
    text: 'Las semanas de embarazo han terminado. Lo que marcaste y escribiste sigue en este navegador.',
  },
  ended: {
    title: 'Si necesitas ayuda',
    text: 'Ya no se muestran semanas, imágenes ni listas. Lo que marcaste y escribiste sigue en este navegador, por si lo quieres.',
  },
}

// The first weeks after a birth

export const firstWeeks = 'Las primeras semanas'
export const forParents = 'Para madres y padres, con los días contados desde el nacimiento.'
export const ofBaby = 'Tu bebé'
export const noChecksOfBaby =
  'Tu matrona o tu consulta médica te dirá qué revisiones tiene tu bebé. No tenemos ninguna fuente para tu región.'
export const ofParent = 'Tú'
export const sources = (titles: string) => `Fuentes: ${titles}`
export const byDay = (day: string) => `A más tardar el ${day}`
export const fromDayToDay = (from: string, to: string) => `Del ${from} al ${to}`
/** The days are those of `byDay` or `fromDayToDay`. */
export const askIfNotDone = (days: string) =>
  `${days}. Si no se ha hecho, pregunta a tu matrona o en tu consulta médica.`
