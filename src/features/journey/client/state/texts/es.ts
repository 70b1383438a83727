import { plural } from '#language/texts/es.ts'

// The state in the settings

export const expecting = (babyName: string) =>
  `Esperas a ${babyName}. La página de inicio y la guía cuentan las semanas.`
export const paused = 'El viaje está en pausa. No se cuenta, compara ni sugiere nada.'
export const hasEnded = 'El embarazo ha terminado.'
export const nothingCounted = 'Ya no se cuenta, compara ni sugiere nada.'
export const readersOfEnd = {
  everybody: 'Todas las personas con acceso pueden leerlo.',
  family: 'Solo puede leerlo la familia.',
  admins: 'Solo puede leerlo quien tiene el rol de admin.',
}
export const readersOfBirth = {
  everybody: (names: string) =>
    `${names}: todas las personas que siguen el viaje pueden leer sobre el nacimiento en su página de inicio.`,
  family: (names: string) => `${names}: solo la familia puede leer sobre el nacimiento en su página de inicio.`,
  admins: (names: string) =>
    `${names}: solo quien tiene el rol de admin puede leer sobre el nacimiento en su página de inicio.`,
}
export const ourBabyIsHere = (babies: number) =>
  plural(babies, 'Nuestro bebé ya está aquí', 'Nuestros bebés ya están aquí')
export const changeHome = 'Cambiar lo que dice Inicio'
export const sayEnded = 'El embarazo ha terminado'
export const sayDied = (babies: number) => plural(babies, 'Nuestro bebé ha muerto', 'Han muerto todos nuestros bebés')
export const oneDiedBeforeBirth =
  'Si uno de tus bebés ha muerto y el embarazo continúa, cambia el número de bebés en los ajustes. Nadie recibe un mensaje, pero las páginas de todo el mundo cambian al nuevo número.'
export const oneDiedAfterBirth =
  'Si uno de tus bebés ha muerto, puedes decirlo con tus propias palabras: pulsa “Cambiar lo que dice Inicio”.'
export const saving = 'Guardando…'
export const tryAgain = 'Inténtalo de nuevo.'

// A pause

export const pauseJourney = 'Pausar el viaje'
export const pauseQuestion = '¿Pausar el viaje?'
export const pauseStopsCounting =
  'Nestling deja de contar, comparar y sugerir, para todo el mundo. Las citas desaparecen de los calendarios de los teléfonos y no se envían invitaciones por correo.'
export const pauseLeavesAll = 'Lo que has compartido se conserva. Puedes reanudar el viaje en cualquier momento.'
export const pause = 'Pausar'
export const isPaused = 'El viaje está en pausa'
export const notPaused = 'No se ha podido pausar el viaje'
export const resume = 'Reanudar el viaje'
export const isResumed = 'El viaje sigue'
export const notResumed = 'El viaje continúa en pausa'

// Taking the last change back

export const takeBack = 'Deshacer esto'
export const takingBack = 'Deshaciendo…'
export const takeBackToday = 'Hoy aún puedes deshacerlo.'
export const takeBackUntil = (day: string) => `Puedes deshacerlo hasta el ${day}.`
export const takenBack = 'Deshecho'
export const notTakenBack = 'No se ha podido deshacer'

// The dialogs about a birth and a loss

export const readers = 'Quién lo lee'
export const readersHint = 'Para las demás personas, el viaje parece en pausa. Puedes decírselo más adelante.'
export const audiences = {
  everybody: 'Todas las personas con acceso',
  family: 'Solo familia',
  admins: 'Solo admins',
}
export const optional = 'Opcional'
export const notSaved = 'Esto no se ha guardado'

export const yourBabyIsHere = (babies: number) => plural(babies, 'Tu bebé ya está aquí', 'Tus bebés ya están aquí')
export const birthExplained = 'Las personas que elijas abajo verán esto en su página de inicio en cuanto lo guardes.'
export const bornOn = 'Fecha de nacimiento'
export const onlyChild = 'Tu bebé'
export const child = (number: number) => `Bebé ${number}`
export const name = 'Nombre'
export const weight = 'Peso en gramos'
export const length = 'Talla en cm'
export const addChild = 'Añadir otro bebé'
export const removeChild = 'Quitar el último bebé'
export const birthMessage = 'Unas palabras'
export const saveBirth = 'Guardar y mostrar'

export const soSorry = 'Lo sentimos mucho'
export const lossExplained =
  'Nestling deja de contar, comparar y sugerir, para todo el mundo y en todos los dispositivos. Lo que has compartido se conserva hasta que lo borres, y puedes deshacer esto durante 30 días.'
export const lossMessage = 'Un mensaje para quienes lo lean'
export const lossMessageHint = 'Lo verán en su página de inicio. No es obligatorio escribir nada.'
export const lossDay = 'Día'
export const saveLoss = 'Guardar'

// Home, when the due date has passed

export const homeTitle = (name: string) => `${name} · Nestling`
export const isBabyHere = (babyName: string) => `¿Ya ha llegado ${babyName}?`
export const choices = 'Puedes decírselo a todo el mundo, pausar el viaje o decir que el embarazo ha terminado.'
export const answerNow = 'Decir cómo va todo'
export const notYet = 'Todavía no'
export const whomToAsk = 'Si tienes dudas, llama a tu matrona o a la maternidad.'
export const waitForNews = 'Quienes esperan al bebé te avisarán aquí cuando haya noticias.'

// Home after a birth

/** "y" becomes "e" before the sound of an i, except in a diphthong: "e Inés", "e Hilda", "y Iago". */
const and = (name: string) => (/^h?(í|i(?![aeouáéóú]))/i.test(name) ? 'e' : 'y')
/** "Wren", "Wren y Robin", "Wren, Robin y Jay" */
export const allNames = (names: readonly string[]) => {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and(last)} ${last}`
}
export const areHere = (names: string, children: number) =>
  plural(children, `${names} ya está aquí`, `${names} ya están aquí`)
export const bornToday = 'Nacimiento: hoy'
export const daysOld = (days: number) => plural(days, '1 día de vida', `${days} días de vida`)
/** From 2 weeks on. */
export const weeksOld = (weeks: number) => `${weeks} semanas de vida`
/** From 3 months on. */
export const monthsOld = (months: number) => `${months} meses de vida`
export const atBirth = 'Al nacer'
export const weightAndLength = (weight: string, length: string) => `${weight}, ${length}`
export const grams = (grams: string) => `${grams}\u00A0g`
export const pounds = (pounds: string) => `${pounds}\u00A0lb`
export const poundsAndOunces = (pounds: string, ounces: string) => `${pounds}\u00A0lb ${ounces}\u00A0oz`
export const centimetres = (centimetres: string) => `${centimetres}\u00A0cm`
export const inches = (inches: string) => `${inches}\u00A0pulg.`
export const readersSoFar = {
  family: 'Por ahora solo puede leerlo la familia.',
  admins: 'Por ahora solo puede leerlo quien tiene el rol de admin.',
}
export const forParents = 'Para madres y padres'
export const picture = 'Imagen'
export const addPicture = 'Añadir una imagen'
export const changePicture = 'Cambiar la imagen'
export const addingPicture = 'Añadiendo…'
export const removePicture = 'Quitar la imagen'
export const removingPicture = 'Quitando…'
export const pictureNotChanged = 'No se ha cambiado la imagen'
export const callAfterBirth = 'Por qué llamar después de un parto'

// Home during a pause and after a loss

export const pausedTitle = 'Este viaje está en pausa'
export const endedGreeting = 'Lo sentimos mucho.'
export const pausedExplained =
  'Lo que se compartió sigue aquí. No se cuenta ni se sugiere nada hasta que quienes comparten el viaje lo reanuden.'
export const endedExplained =
  'Lo que se compartió sigue aquí, para cuando quieras verlo. Ya no se cuenta ni se sugiere nada.'
export const updates = 'Publicaciones'
export const photos = 'Fotos'
export const callAbout = 'Por qué llamar'
export const changeEnd = 'Cambiar o deshacer esto'
