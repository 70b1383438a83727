import { plural } from '#language/texts/es.ts'

// The updates on home

export const recentUpdates = 'Publicaciones recientes'
export const listOfRecent = 'Publicaciones recientes'
export const addUpdate = 'Nueva publicación'
export const showOlder = 'Ver publicaciones anteriores'

export const noUpdates = 'Aún no hay publicaciones'
export const shareFirst = 'Comparte tu primera publicación con familia y amistades'
export const shareFirstOfPregnancy = 'Comparte tu primera publicación sobre el embarazo con familia y amistades'
export const sharedAppearHere = 'Aquí aparecerá lo que comparta la familia'

// The updates on the simple home

export const newestUpdate = 'Publicación más reciente'
export const allUpdates = 'Todas las publicaciones'
export const noNewestUpdate = 'Aún no hay publicaciones. Aquí aparecerá lo que comparta la familia.'

// One update

export const week = (week: number) => `Semana ${week}`
export const readMore = 'Leer más'
export const showLess = 'Mostrar menos'
/** For a picture that an update links to, if we have a copy of it. */
export const pictureFrom = (site: string) => `De ${site}`
/** For a picture that an update links to, if we have no copy of it. */
export const pictureAt = (site: string) => `Imagen en ${site}`
/** Shown if the person’s name is empty. */
export const somebody = 'Alguien'
export const seenBy = (names: string) => `Lo han visto: ${names}.`

// The pictures of an update

export const pictureBy = (name: string) => `Imagen compartida por ${name}`
export const pictureBySomebody = 'Imagen compartida por alguien'
export const numberedPictureBy = (number: number, total: number, name: string) =>
  `Imagen ${number} de ${total}, compartida por ${name}`
export const numberedPictureBySomebody = (number: number, total: number) =>
  `Imagen ${number} de ${total}, compartida por alguien`
export const place = (number: number, total: number) => `${number} de ${total}`

// The dialog for a new update

export const shareTitle = (babyName: string) => `Compartir el viaje de ${babyName}`
export const content = '¿Qué hay de nuevo?'
export const contentRequired = (babyName: string) => `Cuenta qué hay de nuevo sobre ${babyName}`
export const weekField = 'Semana'
export const optional = 'Opcional'
export const pictureLink = 'Enlace a una imagen'
export const pictureLinkHint = 'Si podemos, guardamos aquí una copia. Si no, se muestra el enlace.'
export const notEveryPictureSent =
  'No se han podido enviar todas las imágenes. Inténtalo de nuevo, o deja fuera las que han fallado.'
export const share = 'Compartir'
export const sharing = 'Compartiendo…'
export const shared = 'Publicación compartida'
export const sharedWithFamily = 'Tu publicación se ha compartido con la familia.'
export const sharedWithFamilyInPregnancy = '¡Tu publicación sobre el embarazo se ha compartido con la familia!'
export const notShared = 'No se ha podido compartir'
export const somethingWrong = 'Algo ha ido mal. Inténtalo de nuevo.'

// The pictures of a new update

export const pictures = 'Imágenes'
export const chosenPictures = 'Imágenes elegidas'
export const addPictures = 'Añadir imágenes'
export const sendingPicture = (name: string) => `Enviando ${name}`
export const pictureNotSent = 'No se ha podido enviar esta imagen.'
export const tryAgain = 'Intentarlo de nuevo'
export const leaveOutPicture = (name: string) => `Dejar fuera ${name}`
export const picturesSent = (sent: number, total: number) =>
  plural(sent, `1 de ${total} enviada.`, `${sent} de ${total} enviadas.`)
export const picturesReady = (count: number) =>
  plural(count, 'Hay 1 imagen lista para compartir.', `Hay ${count} imágenes listas para compartir.`)
export const picturesLeftOut = (most: number, leftOut: number) =>
  plural(
    leftOut,
    `En una publicación caben ${most} imágenes, así que 1 se ha quedado fuera.`,
    `En una publicación caben ${most} imágenes, así que ${leftOut} se han quedado fuera.`,
  )

// The deletion of an update

export const deleteUpdate = 'Borrar esta publicación'
export const deleteQuestion = '¿Borrar esta publicación?'
export const deleteConsequence = (days: number) =>
  `Desaparece para toda la familia. Puedes recuperarla durante ${days} días.`
export const confirmDeletion = 'Borrar'
export const deleted = 'Publicación borrada'
export const broughtBack = 'Publicación recuperada'
export const notDeleted = 'No se ha podido borrar la publicación'

// Changes that wait for the network

export const waitingUpdate = 'Publicación'
export const waitingUpdateDeletion = 'Borrado de una publicación'
export const waitingComment = 'Comentario'
export const waitingCommentChange = 'Cambio en un comentario'
export const waitingCommentDeletion = 'Borrado de un comentario'
export const waitingReaction = 'Reacción'
export const waitingReactionRemoval = 'Reacción retirada'
export const updatesNotLoaded = 'No se han podido cargar las publicaciones.'
export const olderUpdatesNotLoaded = 'No se han podido cargar las publicaciones anteriores.'
export const openedUpdate = 'Publicación'
export const updateNotLoaded = 'No se ha podido cargar la publicación.'
export const updateGone = 'Esta publicación ya no está aquí'
