import type { ReactNode } from 'react'

type Link = (text: string) => ReactNode

// The box

export const title = 'Por qué llamar'
export const titleInPregnancy = 'Por qué llamar ahora'
export const todayAt = (age: string) => `Hoy, con ${age}`
export const noDueDate = 'En cualquier semana, porque aún no hay fecha probable de parto'
export const undated = {
  pregnancy: 'En cualquier semana, porque no se cuenta nada mientras el viaje está en pausa',
  'after-birth': 'Tras el parto, durante el primer año',
  'after-loss': 'Después de una pérdida, mientras lo necesites',
}
export const ifInDoubt = 'En caso de duda, llama. No pasa nada si al final no era nada.'
export const showLess = 'Mostrar menos'
export const showAll = (count: number) => `Mostrar todo (${count})`

// Degrees of urgency

export const emergency = (number: string) => `Emergencia: llama al ${number}`
export const emergencyWithoutNumber = 'Emergencia: llama a una ambulancia'
export const callNow = {
  uk: 'Llama ahora a tu matrona o a la maternidad',
  us: 'Llama ahora a tu consulta médica o a tu matrona',
  de: 'Llama ahora a tu matrona, a tu consulta médica o a la maternidad',
  es: 'Llama ahora al hospital o a tu matrona, o ve a urgencias',
  fr: 'Llama ahora a la maternidad o a tu matrona',
  other: 'Llama ahora a tu matrona, a tu consulta médica o a tu centro de salud',
}
export const callToday = 'Llama hoy'
/** The days on which a sign is a reason to call. The sign follows. */
export const onDays = (days: string) => `${days}:`
/** "Un dolor de cabeza · Visión borrosa · y 12 más" */
export const moreSigns = (signs: ReactNode, more: number) => (
  <>
    {signs} · y {more} más
  </>
)

// Buttons. The longer texts are for screen readers

/** `whom` is a number ("al 112") or a name ("a Ruth"). */
export const call = (whom: string) => `Llamar ${/^[+\d*#(]/.test(whom) ? 'al' : 'a'} ${whom}`
export const callAmbulance = (number: string) => `Llamar al ${number} para pedir una ambulancia`
export const callAmbulanceIn = (number: string, place: string) =>
  `Llamar al ${number} para pedir una ambulancia en ${place}`
export const callHelpline = (number: string, name: string) => `Llamar al ${number}, ${name}`

// The ambulance

export const noCountry =
  'No se ha indicado ningún país, así que no se muestra ningún número. Llama al número local de emergencias.'
export const numberNotLoaded = (country: string) =>
  `No se ha podido cargar el número. Llama al número de emergencias de tu país: ${country}.`
export const numberOf = (country: string) => `País: ${country}.`
export const noCheckedNumber = (country: string) =>
  `No tenemos ningún número comprobado para este país: ${country}. Llama al número local de emergencias.`
export const setCountry = 'Indicar el país'
export const change = 'Cambiar'
export const changeCountry = 'Cambiar el país'
export const inOtherCountry = (country: string) => `Parece que estás en otro país: ${country}.`
export const noNumberThere = 'No tenemos ningún número para ese país. Llama al número de emergencias de allí.'
export const sameNumberThere = (number: string) => `Allí el número también es el ${number}.`

// The family’s numbers and advice lines

export const addOwnNumber = (link: Link) => (
  <>{link('Añade el número de tu matrona o de la maternidad')} y podrás llamar desde aquí.</>
)
/** The number follows. */
export const ifNobodyAnswers = (helpline: string) => `Si nadie responde, ${helpline}:`
export const ifNobodyAnswersWithNote = (helpline: string, note: string) => `Si nadie responde, ${helpline}, ${note}:`

// Helplines

export const talk = 'Habla con alguien'
export const forMind = 'Si tienes el ánimo bajo, o tus pensamientos te asustan'
export const againstViolence = 'Si alguien en casa te hace daño, te amenaza o te da miedo'
export const traces =
  'Esta página queda en el historial de tu navegador, y las llamadas quedan en la lista de llamadas de tu teléfono. Si alguien pudiera mirar ahí, borra ambas cosas, o usa el teléfono de una persona de confianza. Si estás en peligro ahora, llama a la policía.'
export const noHelpline =
  'No tenemos ningún teléfono de ayuda comprobado para tu país. Puedes hablar en privado con tu matrona o en tu consulta médica.'
