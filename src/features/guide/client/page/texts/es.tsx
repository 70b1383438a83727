import type { ReactNode } from 'react'
import { plural } from '#language/texts/es.ts'

type Mark = (text: string) => ReactNode

// Dates and ages

export const ageAfterDueDate = (age: string, days: number) =>
  plural(
    days,
    `${age}, 1 día después de la fecha probable de parto`,
    `${age}, ${days} días después de la fecha probable de parto`,
  )
export const begins = (day: string) => `Empieza el ${day}`
export const began = (day: string) => `Empezó el ${day}`
/** "Desde el sábado 9 de mayo: un parto ya se considera a término." */
export const onDays = (days: string, text: string) => `${days}: ${text}`

// The head of a week

export const backToWeek = (week: number) => `Volver a la semana ${week}`
export const previous = 'Anterior'
export const next = 'Siguiente'
export const weekHeading = (week: number, label: Mark) => (
  <>
    {label('Semana')} {week}
  </>
)
export const firstInGuide = 'la primera de la guía'
export const lastInGuide = 'la última de la guía'
export const trimesters = { 1: 'primer trimestre', 2: 'segundo trimestre', 3: 'tercer trimestre' }
export const otherWeeks = 'Semanas'
export const linkToWeek = (week: number) => `Semana ${week}`
export const sliderLabel = 'Semana'
export const weekInTrimester = (week: number, trimester: string) => `Semana ${week}, ${trimester}`
export const trimesterMarks = { 1: '1.º', 2: '2.º', 3: '3.º' }

// A week at a glance, its drawing and its journal

export const typicalAt = (week: number) => `Habitual a las ${week} semanas, al final de esta semana.`
export const drawingNotShown = 'No se ha podido mostrar el dibujo. Vuelve a cargar la página.'
export const journal = (week: number) => `Diario de la semana ${week}`
export const journalContents = (babyName: string) => `Tu cuerpo, energía, ánimo y sueños, y palabras para ${babyName}`
export const journalNotShown = 'No se ha podido mostrar el diario. Vuelve a cargar la página.'

// Texts of a week

export const baby = 'Tu bebé'
export const babyContents = 'Qué se desarrolla y qué ocurre por dentro'
export const inside = 'Por dentro'
export const you = 'Tú'
export const youContents = 'Cuerpo, síntomas posibles, emociones'
export const youMeans = (name: string) => `“Tú” en esta guía es ${name}.`
export const youMeansPregnantParent = '“Tú” en esta guía es la persona embarazada.'
export const body = 'Cuerpo'
export const symptoms = 'Síntomas posibles'
export const emotions = 'Emociones'
export const care = 'La atención esta semana'
export const careContents = 'Citas, pruebas, con qué tener cuidado, comida y bebida'
export const careOfRegion = {
  uk: 'Así suele ser la atención en el Reino Unido.',
  us: 'Así suele ser la atención en Estados Unidos.',
  de: 'Así suele ser la atención en Alemania.',
  es: 'Así suele ser la atención en España. Algunas cosas cambian de una comunidad autónoma a otra.',
  fr: 'Así suele ser la atención en Francia.',
  other: 'La atención varía de un lugar a otro. Sigue lo que te digan en tu centro de salud.',
}
export const appointments = 'Citas'
export const tests = 'Pruebas'
export const precautions = 'Ten cuidado'
export const food = 'Comida y bebida'
export const tips = 'Consejos'
export const tipsContents = 'Comodidad, preparativos, bienestar'
export const comfort = 'Comodidad'
export const preparation = 'Preparativos'
export const wellness = 'Bienestar'

// Checklists

export const toDo = (week: number) => `Para hacer en la semana ${week}`
export const lists = 'Listas de la semana'
export const medicalList = 'Salud'
export const nutritionList = 'Alimentación'
export const vitalsList = 'Mediciones'
export const pregnantParent = 'Persona embarazada'
export const companion = 'Acompañante'
export const medicalAdvice =
  'Información general, no consejo médico. Si tu matrona o tu consulta médica dice otra cosa, sigue su consejo.'
export const vitalsAdvice =
  'Una medición que parece normal nunca descarta un problema, y esta guía no interpreta ninguna medición. Si algo te preocupa, llama. Información general, no consejo médico.'
export const withoutPartner = 'Si vives esto sin pareja, esta lista es para quien esté a tu lado.'

// About the guide

export const about = 'Fuentes, y lo que esta guía no es'
export const noMedicalAdvice =
  'Esta guía es para leer y para tomar notas. No es consejo médico, y no diagnostica ni trata nada.'
export const noReplacement =
  'No sustituye a tu matrona, a tu consulta médica ni a los servicios de emergencias. Si te dicen otra cosa, sigue su consejo. En una emergencia, llama a una ambulancia ahora.'
export const noReassurance =
  'No puede decirte cómo está tu bebé. Nada de lo que leas o anotes aquí debería quitarte una preocupación. Si algo te preocupa, llama.'
export const averages =
  'Cada embarazo es distinto. Los tamaños, las fechas y los síntomas son promedios, y el dibujo también se basa en promedios, no en tu bebé.'
export const upToDate = 'Esta guía sigue recomendaciones publicadas hasta 2025.'
export const sourcesOfWeek = (week: number) => `Fuentes de la semana ${week}`
export const sourcesOfNumbers = (country: string) => `Fuentes de los números de teléfono: ${country}`
export const numbersCompared = (day: string) =>
  `Números comparados el ${day}. Pueden cambiar: si alguno no es correcto, dilo a quien gestiona Nestling.`
