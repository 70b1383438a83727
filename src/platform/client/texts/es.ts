import { plural } from '#language/texts/es.ts'

// When a page or a call fails

export const pageNotShown = 'No se ha podido mostrar esta página'
export const whyPageNotShown =
  'No se ha perdido nada. Puede que no tengas conexión, o que Nestling se acabe de actualizar.'
export const tryAgain = 'Intentarlo de nuevo'
export const unreachable = 'No se ha podido conectar con Nestling. Inténtalo de nuevo.'
export const worksAgainInMinutes = (minutes: number) =>
  plural(minutes, 'Volverá a funcionar dentro de 1 minuto.', `Volverá a funcionar dentro de ${minutes} minutos.`)
export const worksAgainInAnHour = 'Volverá a funcionar dentro de una hora.'
export const worksAgainInHours = (hours: number) => `Volverá a funcionar dentro de ${hours} horas.`

// When the session is over

export const signedOut = {
  unauthorized: { title: 'No autorizado', description: 'Se ha cerrado tu sesión. Iniciándola de nuevo…' },
  'session-expired': { title: 'La sesión ha caducado', description: 'Inicia sesión de nuevo para continuar.' },
  'authentication-required': {
    title: 'Hay que iniciar sesión',
    description: 'Inicia sesión de nuevo para continuar.',
  },
}

// Things that are gone

export const gone = 'Ya no está aquí'
export const whyGone = 'Se ha borrado o ya no se te muestra.'

// Deleting

export const undo = 'Deshacer'
/** Screen readers read it instead of “Undo”. */
export const undoLater = 'Recuperarlo desde Borrado recientemente'
export const notBroughtBack = 'No se ha podido recuperar'

// Forms

export const yourPassword = 'Tu contraseña'
export const showYourPassword = 'Mostrar tu contraseña'
export const hideYourPassword = 'Ocultar tu contraseña'
export const draftIsBack = 'Tu borrador está aquí'
export const draftNotSaved = 'Esto lo escribiste antes. Aún no está guardado.'
export const changedSinceDraft = 'Alguien ha cambiado esto desde entonces'
export const draftShown =
  'Estos campos muestran lo que escribiste antes. Empieza de nuevo para ver lo que hay guardado ahora.'
export const startOver = 'Empezar de nuevo'
export const save = 'Guardar'

// When two people changed the same fields. `fields` is the number of fields that both changed.

export const whichVersion = '¿Qué versión quieres conservar?'
export const changedBySomebody = 'Otra persona lo ha cambiado'
export const somebodySaved = (fields: number) =>
  plural(
    fields,
    'Alguien ha guardado esto después de que lo abrieras, y tú también has cambiado este campo.',
    'Alguien ha guardado esto después de que lo abrieras, y tú también has cambiado estos campos.',
  )
export const changedBy = (name: string) => `${name} lo ha cambiado`
/** `when` is `atTime` or `onDay`. */
export const nameSaved = (name: string, when: string, fields: number) =>
  plural(
    fields,
    `${name} ha guardado esto ${when}, después de que lo abrieras, y tú también has cambiado este campo.`,
    `${name} ha guardado esto ${when}, después de que lo abrieras, y tú también has cambiado estos campos.`,
  )
export const changedElsewhere = 'Cambiado en otro lugar'
export const youSavedElsewhere = (when: string, fields: number) =>
  plural(
    fields,
    `Guardaste esto ${when} en otra ventana o en otro dispositivo, y en los dos lugares has cambiado este campo.`,
    `Guardaste esto ${when} en otra ventana o en otro dispositivo, y en los dos lugares has cambiado estos campos.`,
  )
/** "a las 14:30", "a la 1:05" */
export const atTime = (time: string) => (time.startsWith('1:') ? `a la ${time}` : `a las ${time}`)
export const onDay = (day: string) => `el ${day}`
export const yours = 'La tuya'
export const otherVersion = 'La otra versión'
export const versionOf = (name: string) => `La de ${name}`
export const versionFromHere = 'La de aquí'
export const versionFromElsewhere = 'La del otro lugar'
/** `fields` lists the labels of the changed fields. */
export const theirOtherChanges = (fields: string) => `Sus demás cambios se conservan: ${fields}.`
export const otherChangesOf = (name: string, fields: string) => `Los demás cambios de ${name} se conservan: ${fields}.`
export const yourOtherChanges = (fields: string) => `Tus demás cambios de allí se conservan: ${fields}.`
/** Shown instead of an empty field. */
export const nothing = 'Nada'
export const yes = 'Sí'
export const no = 'No'

// Changes that wait for the network

export const waiting = 'Pendiente'
export const notSent = 'Sin enviar'
export const waitingForNetwork = 'Esperando conexión'
export const sentLater = 'Se enviará en cuanto vuelvas a tener conexión.'
export const belongsToDeleted = 'Esto pertenece a algo que se ha borrado aquí. Copia el texto si aún lo necesitas.'
export const mayHaveArrived = 'Puede que esto ya haya llegado. Antes de volver a enviarlo, comprueba si ya está.'
export const notAccepted = 'Nestling no ha podido aceptar esto.'

// Uploads

export const stopped = 'Subida detenida'

// Reactions

export const react = 'Reaccionar'
export const reactSoFar = (reactions: string) => `Reaccionar. Hasta ahora: ${reactions}`
export const chooseReaction = 'Elegir una reacción'
export const reactionNotSaved = 'No se ha guardado tu reacción'
export const noReactions = 'Aún no hay reacciones'
export const sendHeart = 'Enviar un corazón'
export const reactionSent = {
  heart: 'Corazón enviado',
  smile: 'Sonrisa enviada',
  clap: 'Aplauso enviado',
  hug: 'Abrazo enviado',
  tear: 'Lágrima de alegría enviada',
  star: 'Estrella enviada',
}
/** `sent` is a text of `reactionSent`. */
export const takeBack = (sent: string) => `${sent}. Retirar`

// Comments

/** The button that opens the comments, while there are none. */
export const comment = 'Comentar'
export const commentCount = (count: number) => plural(count, '1 comentario', `${count} comentarios`)
/** Stands beside the number of comments. */
export const commentUnit = (count: number) => plural(count, 'comentario', 'comentarios')
export const readComments = (count: number) => plural(count, 'Leer 1 comentario', `Leer ${count} comentarios`)
export const writeSomething = 'Escribe algo'
export const comments = 'Comentarios'
export const commentsNotLoaded = 'No se han podido cargar los comentarios.'
export const noComments = 'Aún no hay comentarios.'
export const writeFirstComment = 'Aún no hay comentarios. Escribe el primero.'
export const showEarlier = 'Ver comentarios anteriores'
export const earlierNotLoaded = 'No se han podido cargar los comentarios anteriores.'
export const yourComment = 'Tu comentario'
export const send = 'Enviar'
export const commentNotSent = 'No se ha enviado el comentario'
/** Stands beside the time of a comment whose author has changed it. */
export const changed = 'editado'
export const change = 'Editar'
export const changeComment = 'Editar tu comentario'
export const commentNotChanged = 'No se ha cambiado el comentario'
export const deleteIt = 'Borrar'
export const commentDeleted = 'Comentario borrado'
export const commentBroughtBack = 'Comentario recuperado'
export const commentNotDeleted = 'No se ha borrado el comentario'
