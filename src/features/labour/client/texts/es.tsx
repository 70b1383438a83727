import type { ReactNode } from 'react'
import { plural } from '#language/texts/es.ts'

/** "las 3:12", "la 1:05" */
const hour = (clock: string) => `${/^0?1\D/.test(clock) ? 'la' : 'las'} ${clock}`

// Links in the guide

export const timeThem = 'Medirlas, y ver cuándo llamar'
export const howTheyFeel = 'Cómo los notas, y a quién llamar'

// Both pages

export const nothingHere = 'En este momento no hay nada aquí.'
export const nothingForYou = 'En este momento no hay nada aquí para ti. Madres y padres deciden qué comparten.'
export const backToHome = 'Volver a Inicio'
export const callNow = 'Llama ahora'
export const notedSoFar = 'Anotado hasta ahora'
export const notSaved = 'No se ha guardado'
export const saved = 'Guardado'
export const save = 'Guardar'

// Notes that are not on the server yet

export const onlyInTab = 'Solo en esta pestaña'
export const stayOpen =
  'Este navegador no puede guardar tus notas, así que deja esta página abierta hasta que haya conexión.'
export const onThisDevice = 'Guardado en este dispositivo'
export const notSentYet = 'Aún no enviado. Se enviará en cuanto vuelvas a tener conexión.'

// Whom to call

export const callTeam = {
  uk: 'Llama a tu matrona o a la maternidad.',
  us: 'Llama a tu consulta médica o a tu matrona.',
  de: 'Llama a tu matrona, a tu consulta médica o a la maternidad.',
  es: 'Llama al hospital o a tu matrona, o ve a urgencias.',
  fr: 'Llama a la maternidad o a tu matrona.',
  other: 'Llama a tu matrona, a tu consulta médica o a tu centro de salud.',
}
export const addTheirNumber = (link: (text: string) => ReactNode) => (
  <>{link('Guarda su número')} para tener aquí un botón con el que llamar.</>
)
/** `whom` is a name ("a Ruth") or a number ("al 112"). */
export const call = (whom: string) => `Llamar ${/^[+\d*#(]/.test(whom) ? 'al' : 'a'} ${whom}`
/** `line` is the name of an advice line, such as "NHS 111". */
export const ifNobodyAnswers = (line: string) => `Si nadie responde, ${line}:`
/** `note` is such as "in England". */
export const ifNobodyAnswersWithNote = (line: string, note: string) => `Si nadie responde, ${line}, ${note}:`

// Who sees the notes

export const sharing = {
  timer: {
    shared: 'La familia puede ver el cronómetro hasta el nacimiento. Las visitas no.',
    hidden: 'El cronómetro solo lo ven madres y padres.',
    hide: 'Ocultar el cronómetro a la familia',
    show: 'Mostrar el cronómetro a la familia',
  },
  movements: {
    shared: 'La familia puede ver los movimientos hasta el nacimiento. Las visitas no.',
    hidden: 'Los movimientos solo los ven madres y padres.',
    hide: 'Ocultar los movimientos a la familia',
    show: 'Mostrar los movimientos a la familia',
  },
}
export const sharingSaved = 'Permisos guardados'
export const sharingNotSaved = 'No se han guardado los permisos'

// Sources

export const aboutThisPage = 'Fuentes, y lo que esta página no es'
export const noMedicalAdvice = (day: string) =>
  `Esta página solo muestra lo que anotas. No da consejo médico, y ninguna persona profesional de la salud la ha revisado. Última comparación con sus fuentes: ${day}.`

// The timer: calls that should be made now

export const contractionsTitle = 'Contracciones · Nestling'
export const callBeforeTerm = 'Antes de las 37 semanas: llama ahora'
export const whyBeforeTerm =
  'Antes de las 37 semanas y 0 días, hay que llamar si tienes contracciones o endurecimientos de la barriga a ritmo regular, da igual cómo los notes.'
export const longContraction = 'Una contracción ha durado más de dos minutos.'
export const manyContractions = 'Ha habido seis o más contracciones en diez minutos.'
export const timeToCall = 'Es el momento de llamar'
export const metToldRule = (clock: string) => `A ${hour(clock)}, las contracciones cumplían la regla que te han dado.`
export const metCommonRule = (clock: string) =>
  `A ${hour(clock)}, las contracciones cumplían la regla habitual sobre cuándo llamar.`

// The timer's button

export const timer = 'Cronómetro'
export const begins = 'Empieza'
export const ends = 'Termina'
export const pressWhenItBegins = 'Pulsa cuando empiece una contracción'
/** `interval` is "5 minutos" or "menos de un minuto". */
export const sinceLast = (interval: string) => `${interval} desde que empezó la última`
export const aMinuteEarlier = 'Empezó un minuto antes'
export const closedWithBirth = 'El cronómetro se cerró con el nacimiento. Lo que anotaste se queda aquí.'

// The contractions

export const nothingNoted = 'Aún no hay nada anotado'
export const willBeListed =
  'Aquí aparecerá cada contracción, con su duración y el tiempo transcurrido desde la anterior.'
export const noneInLastHour = 'No hay contracciones en la última hora.'
export const anHourAgo = 'Hace una hora'
export const now = 'Ahora'
export const noEnd = 'Sin final anotado'
export const seconds = (count: number) => `${count}\u00a0s`
export const minutes = (count: number) => `${count}\u00a0min`
export const minutesAndSeconds = (whole: number, rest: number) => `${whole}\u00a0min ${rest}\u00a0s`
/** Screen readers read it after the time and the length of a contraction: "3:12 50 s. Cambiar". */
export const changeIt = '. Cambiar'
/** The time from the beginning of one contraction to the beginning of the next. */
export const apart = (interval: string) => `${interval} entre una y otra`
export const beforeThat = (day: string) => `Antes de eso, el ${day.replace(', ', ' ')}`
export const showAll = (count: number) => `Mostrar las ${count}`

// A contraction that somebody changes or removes

export const changeContraction = 'Cambiar esta contracción'
export const began = {
  label: 'Empezó',
  less: 'Empezó: un minuto antes',
  more: 'Empezó: un minuto después',
}
export const lasted = {
  label: 'Duró',
  less: 'Duró: diez segundos menos',
  more: 'Duró: diez segundos más',
}
export const remove = 'Quitarla'
export const removed = 'Contracción quitada'
export const undo = 'Deshacer'
export const otherWayToUndo = 'Para recuperarla, mide una contracción y cambia sus horas'

// When to call

export const whenToCall = 'Cuándo llamar'
export const toldRule = {
  withLength: (interval: string, length: string, time: string) =>
    `Te han dicho: llama cuando haya una contracción de ${length} cada ${interval}, durante ${time}.`,
  ofAnyLength: (interval: string, time: string) =>
    `Te han dicho: llama cuando haya una contracción cada ${interval}, durante ${time}.`,
}
export const ruleForOneBaby =
  'Esta regla es para un solo bebé. Con más de uno, pregunta a tu equipo cuándo llamar, y llama si tienes dudas.'
export const changeRule = 'Cambiar lo que te han dicho'
export const somethingElse = 'Nos han dicho otra cosa'
/** A list follows: "Se rompe la bolsa, …" */
export const callAtOnceIf = 'Llama de inmediato, diga lo que diga el cronómetro, si'
/** The sentence goes on: "ves o notas el cordón, …" */
export const callAmbulanceIf = 'Llama a una ambulancia si'
export const callAmbulanceAtIf = (number: string) => `Llama a una ambulancia (${number}) si`
export const everythingToCallAbout = 'Cada motivo para llamar'

// The rule that a family was told. The title and the labels of the three fields read as one sentence.

export const toldToCallWhen = 'Nos han dicho que llamemos cuando'
export const ruleFields = {
  everyMinutes: {
    label: 'Haya contracciones cada',
    less: 'Haya contracciones cada: menos',
    more: 'Haya contracciones cada: más',
  },
  lastingSeconds: {
    label: 'y duren al menos',
    less: 'y duren al menos: menos',
    more: 'y duren al menos: más',
  },
  forMinutes: { label: 'durante', less: 'durante: menos', more: 'durante: más' },
}
export const anyLength = 'cualquier tiempo'
export const backToCommonRule = 'Volver a usar la regla habitual'
export const whatYouWereTold = 'Lo que te han dicho'
export const callWhen = {
  withLength: (interval: string, length: string, time: string) =>
    `Llama cuando haya una contracción de ${length} cada ${interval}, durante ${time}`,
  ofAnyLength: (interval: string, time: string) =>
    `Llama cuando haya una contracción cada ${interval}, durante ${time}`,
}

// Movements

export const movementsTitle = 'Movimientos · Nestling'
export const noteNow = 'Anota los movimientos ahora'
export const tooFew = (movements: number, hours: number) =>
  `Has anotado menos de ${movements} movimientos en ${hours} horas.`
export const peopleToCall = 'A quién llamar'
export const countMovements = 'Contar movimientos'
export const feltOne = 'He notado un movimiento'
export const counted = (count: number, clock: string) =>
  plural(count, `1 anotado desde ${hour(clock)}.`, `${count} anotados desde ${hour(clock)}.`)
export const countedAll = (count: number, clock: string) =>
  `${counted(count, clock)} Esta página no puede saber si tu bebé está bien. Llama si notas algo distinto.`
export const removeNote = (clock: string) => `Quitar la nota de ${hour(clock)}`
