import { plural } from '#language/texts/es.ts'

// Progress of a list

export const doneOf = (done: number, total: number) => `${done} de ${total}`
export const assumedOf = (assumed: number, total: number) =>
  plural(assumed, `1 de ${total} se da por hecha`, `${assumed} de ${total} se dan por hechas`)
export const doneAndAssumedOf = (done: number, total: number, assumed: number) =>
  plural(assumed, `${done} de ${total}, y 1 se da por hecha`, `${done} de ${total}, y ${assumed} se dan por hechas`)
export const allOfWeek = (week: number) => `Toda la semana ${week}`
/** `list` is the name of a checklist: "Salud", or a parent’s name. */
export const doneInWeek = (list: string, week: number) => `${list}, hecho en la semana ${week}`

// A checklist

export const assumedThese = 'Hemos dado estas cosas por hechas. Marca una para que la lista sea tuya.'
export const othersStay = 'Las demás quedarán como las ves. O empieza con una lista vacía.'
export const startEmpty = 'Empezar de cero'
export const assumedDone = 'se da por hecho'

// Notes that this browser does not save

export const onlyHereForNow = 'Por ahora, solo en esta pestaña'
export const notSaved = {
  full: 'A este navegador no le queda espacio para guardar tus notas.',
  closed: 'Este navegador no guarda nada para Nestling, quizá porque es una ventana privada.',
}
export const untilTabCloses =
  'Lo que marcas y escribes se queda aquí hasta que cierres esta pestaña. Guarda una copia si quieres conservarlo.'

// The journal

export const onlyYou = 'Solo tú puedes verlo. Se queda en este navegador y no se envía a ninguna parte.'
export const journalFields = {
  bodySensations: 'Tu cuerpo',
  energyLevel: 'Tu energía',
  moodEmotions: 'Tu ánimo',
  dreamsMessages: 'Tus sueños',
}
export const toBaby = (name: string) => `Para ${name}`
export const toYourBaby = 'Para tu bebé'
export const anythingElse = 'Algo más'
export const saved = 'Guardado'
export const onlyHere = 'Solo en esta pestaña'

// The tools for notes

export const tools = 'Conservar tus notas'
export const toolsContents = (babyName: string) =>
  `Guardar, restaurar e imprimir lo que marcas y escribes sobre ${babyName}`
export const whyCopy = (babyName: string) =>
  `Lo que marcas y escribes sobre ${babyName} está solo en este navegador. Con una copia puedes llevarlo a otro dispositivo, o recuperarlo si pierdes este.`
export const copyDue = 'Es hora de una nueva copia'
export const notInAnyCopy =
  'Algo que marcaste o escribiste aquí hace al menos cuatro semanas aún no está en ninguna copia.'
export const saveCopy = 'Guardar una copia'
export const shareCopy = 'Compartir o proteger una copia'
export const restoreCopy = 'Restaurar una copia'
export const print = 'Imprimir'
export const preparing = 'Preparando…'
export const copyToRestore = 'Copia para restaurar'
export const nothingRestored = 'No se ha restaurado nada'
export const notesStay = 'Tus notas de aquí se quedan como están.'
export const nothingToSave = 'Aún no hay nada que guardar'
export const nothingToPrint = 'Aún no hay nada que imprimir'
export const writeFirst = 'Primero marca algo o escribe una línea.'
export const copySaved = 'Copia guardada'
export const inDownloads = (file: string) => `${file} está en tus descargas.`

// What a copy holds: "3 semanas (8, 29 y 30), con 7 entradas del diario y 22 marcas"

export const copyContents = (weeks: string, entries: string, ticks: string) => `${weeks}, con ${entries} y ${ticks}`
export const weeks = (count: number, numbers: string) =>
  plural(count, `1 semana (${numbers})`, `${count} semanas (${numbers})`)
export const entries = (count: number) => plural(count, '1 entrada del diario', `${count} entradas del diario`)
export const ticks = (count: number) => plural(count, '1 marca', `${count} marcas`)
export const copyHolds = (contents: string) => `Contiene ${contents}.`

// Sharing or locking a copy

export const passphrase = 'Frase de contraseña'
export const passphraseHint =
  'Si pones una, nadie puede leer la copia sin ella. Tampoco puede restablecerla nadie, así que apúntala.'
export const passphraseTooShort = (least: number) => `Usa al menos ${least} caracteres`
export const lockNeedsHttps =
  'Tu navegador solo puede proteger una copia con una frase de contraseña si Nestling se abre por https.'
export const share = 'Compartir'
export const whereToShare = 'A otro dispositivo tuyo, a tu propio correo o a tu propio almacenamiento.'
export const saveHere = 'Guardar en este dispositivo'
export const whereSaved = 'La encontrarás en tus descargas.'
export const shareAgain = 'La copia ya está lista. Pulsa Compartir una vez más.'
export const notShared = 'No se ha podido compartir. Guárdala en este dispositivo.'

// Opening a locked copy

export const openLocked = 'Abrir una copia protegida'
export const chosenPassphrase = 'La que elegiste al guardar esta copia.'
export const wrongPassphrase = 'Esta frase de contraseña no abre la copia'
export const open = 'Abrir'
export const opening = 'Abriendo…'
export const unlockNeedsHttps = 'Tu navegador solo puede abrir una copia protegida si Nestling se abre por https.'

// Restoring a copy

export const copyAbout = (day: string, babyName: string) => `Guardada el ${day}, sobre ${babyName}.`
export const noRoom = 'En este navegador no hay espacio para la copia. Tus notas de aquí se quedan como están.'
export const addToNotes = 'Añadir a lo que hay aquí'
export const addEffect = 'Se conserva todo: los textos se unen y vale la marca más reciente.'
export const replaceNotes = 'Reemplazar lo que hay aquí'
export const replaceEffect = 'Se borran todas las notas de este navegador, y las de la copia ocupan su lugar.'
export const copyAdded = 'Copia añadida'
export const notesReplaced = 'Notas reemplazadas'
export const undo = 'Deshacer'
export const insteadOfUndo = 'Restaura una copia que hayas guardado antes'
export const undone = 'Todo como antes'
export const notUndone = 'No se ha podido deshacer'

// Files that cannot be restored

export const fileTooLarge = 'Este archivo es más grande de lo que puede ser una copia de notas.'
export const fileEmpty = 'Este archivo está vacío.'
export const fileUnreadable = 'Tu navegador no ha podido leer este archivo.'
export const fileNoCopy =
  'Este archivo no es una copia de notas de Nestling. El nombre de una copia empieza por “nestling-”.'
export const copyTooNew = 'Esta copia se guardó con una versión más reciente de Nestling.'
export const copyDamaged = 'Esta copia está dañada.'
export const copyDamagedIn = (week: number) => `Esta copia está dañada en la parte de la semana ${week}.`
export const copyEmpty = 'En esta copia no hay notas.'

// Before signing out

export const takeNotes = '¿Quieres llevarte tus notas?'
export const signOutDeletes =
  'Tus marcas y tu diario están solo en este navegador. Al cerrar sesión se borran aquí, para que ninguna otra persona que lo use pueda encontrarlos.'
/** Stands before `copyContents` if there are several copies, one for each baby. */
export const about = (babyName: string) => `${babyName}:`
/** Shown if the baby’s name is not known. */
export const baby = 'Bebé'
export const saveAndSignOut = 'Guardar una copia y cerrar sesión'
export const saveEffect = 'Puedes restaurarla en la guía, aquí o en otro dispositivo.'
export const signOutOnly = 'Cerrar sesión sin copia'
export const signOutEffect = 'Lo que marcaste y escribiste se perderá para siempre.'
export const copyThere = '¿Tienes ya tu copia?'
export const copiesThere = '¿Tienes ya tus copias?'
export const onlyCopyLeft =
  'Mira en tus descargas. Cuando hayas cerrado sesión, esa copia será lo único que quede de tus notas.'
export const onlyCopiesLeft =
  'Mira en tus descargas. Cuando hayas cerrado sesión, esas copias serán lo único que quede de tus notas.'
export const saveAgain = 'Volver a guardar'
export const copyIsThere = 'La tengo, cerrar sesión'
export const copiesAreThere = 'Las tengo, cerrar sesión'

// Printed notes

export const printedTitle = (babyName: string) => `${babyName}, semana a semana`
export const printedBy = (writer: string, day: string) => `Notas de ${writer}, impresas el ${day}`
export const printedWeek = (week: number) => `Semana ${week}`
export const printedWeekWithTitle = (week: number, title: string) => `Semana ${week}: ${title}`
export const daysOfWeek = (first: string, last: string) => `Del ${first} al ${last}`
export const done = 'Hecho'
export const ticksNotLoaded = 'Lo que estaba marcado no se ha podido cargar, pero sigue en este navegador.'
export const fromJournal = 'Del diario'
