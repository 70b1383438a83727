import { plural } from '#language/texts/es.ts'

// The album

export const pageTitle = 'Álbum de fotos · Nestling'
export const heading = 'Álbum de fotos'
export const addPhotos = 'Añadir fotos'
export const noPhotos = 'Aún no hay fotos'
export const howToBegin = 'Empieza con una ecografía, o con una foto de hoy en pareja. La verá toda la familia.'
export const photosAppearHere = 'Aquí aparecerán las fotos que añada la familia.'

export const noPhotosOfWeek = (week: number) => `No hay fotos de la semana ${week}`
export const howToSetWeek = 'Puedes indicar la semana de una foto al añadirla, o más tarde.'
export const showAll = 'Mostrar todas las fotos'

// The choice of a week

export const weekChoice = 'Semana'
export const allWeeks = 'Todas las semanas'
export const countedAllWeeks = (photos: number) =>
  plural(photos, 'Todas las semanas (1 foto)', `Todas las semanas (${photos} fotos)`)
export const countedWeek = (week: number, photos: number) =>
  plural(photos, `Semana ${week} (1 foto)`, `Semana ${week} (${photos} fotos)`)

// The photos in the grid

export const photosFromTo = (first: number, last: number) => `Fotos ${first} a ${last}`
export const week = (week: number | string) => `Semana ${week}`

export const numberedPhoto = (number: number) => `Foto ${number}`
export const numberedPhotoOf = (number: number, total: number) => `Foto ${number} de ${total}`
/** `photo` is `numberedPhoto` or `numberedPhotoOf`, such as “Foto 3 de 40”, in this text and the next two. */
export const photoWithCaption = (photo: string, caption: string) => `${photo}: ${caption}`
export const photoOfWeek = (photo: string, week: number) => `${photo}: semana ${week}`
export const photoWithCaptionOfWeek = (photo: string, caption: string, week: number) =>
  `${photo}: ${caption}, semana ${week}`
export const waitingPhoto = (photo: string) => `${photo}, a la espera de conexión`

// One photo

export const place = (number: number, total: number) => `${number} de ${total}`
/** Shown if the person’s name is empty. */
export const somebody = 'Alguien'
export const download = 'Descargar'
export const edit = 'Editar'
export const deletePhoto = 'Borrar'

export const deleteQuestion = '¿Borrar esta foto?'
export const deleteConsequence = (days: number) =>
  `Desaparece del álbum para todo el mundo. Puedes recuperarla durante ${days} días.`
export const confirmDeletion = 'Borrar'
export const deleted = 'Foto borrada'
export const broughtBack = 'Foto recuperada'
export const notDeleted = 'No se ha borrado la foto'
export const somethingWrong = 'Algo ha ido mal. Inténtalo de nuevo.'

// The dialog that edits a photo

export const editPhoto = 'Editar foto'
export const caption = 'Pie de foto'
export const weekField = 'Semana'
export const optional = 'Opcional'
export const savePhoto = 'Guardar foto'
export const saving = 'Guardando…'
export const saved = 'Foto guardada'
export const notSaved = 'No se ha guardado la foto'

// Photos that another app shared

export const notAdded = 'No se ha añadido'
export const mayNotAdd = 'Puedes ver este álbum, pero no añadir fotos.'
export const notArrived = 'Las fotos no han llegado'
export const chooseHere = 'Elígelas aquí.'
export const tooMany = 'Demasiadas fotos a la vez'
export const didNotFit = (count: number) =>
  plural(
    count,
    '1 foto no ha cabido. Comparte después lo que falta.',
    `${count} fotos no han cabido. Comparte después lo que falta.`,
  )

// The dialog that uploads photos

export const photos = 'Fotos'
export const addPhoto = 'Añadir una foto'
export const chosenPhotos = 'Fotos elegidas'
export const weekOfAll = 'Semana de todas las fotos'
export const weekOfAllHint = 'Opcional. Cada foto puede tener la suya.'
export const chooseMore = 'Elegir más'
export const uploadPhoto = 'Subir foto'
export const uploadPhotos = (count: number) => plural(count, 'Subir 1 foto', `Subir ${count} fotos`)
export const uploading = 'Subiendo…'
export const uploadedOf = (uploaded: number, total: number) =>
  plural(uploaded, `1 de ${total} subida`, `${uploaded} de ${total} subidas`)
export const photoUploaded = 'Foto subida'
export const inAlbumNow = (count: number) =>
  plural(count, '1 foto está ya en el álbum.', `${count} fotos están ya en el álbum.`)
export const uploadFailed = 'No se ha podido subir'
export const notUploaded = 'No se ha podido subir la foto. Inténtalo de nuevo.'

export const stopQuestion = '¿Dejar de subir fotos?'
export const stopConsequence = (count: number) =>
  plural(
    count,
    '1 foto aún no está en el álbum. Las fotos ya subidas se quedan.',
    `${count} fotos aún no están en el álbum. Las fotos ya subidas se quedan.`,
  )
export const stopUploading = 'Dejar de subir'
export const leaveOutQuestion = '¿Dejar fuera las fotos?'
export const leaveOutConsequence = (count: number) =>
  plural(
    count,
    'Se perderá lo que has escrito para esta foto. Las fotos ya subidas se quedan.',
    'Se perderá lo que has escrito para estas fotos. Las fotos ya subidas se quedan.',
  )
export const leaveOut = 'Dejar fuera'

export const stopFile = (name: string) => `Detener ${name}`
export const leaveOutFile = (name: string) => `Dejar fuera ${name}`
export const uploadingFile = (name: string) => `Subiendo ${name}`
export const waitsForOthers = 'En espera'
export const percentUploaded = (percent: number) => `${percent}\u00a0%`
export const nearlyUploaded = 'Ya casi está'
export const uploaded = 'Subida'
export const tryAgain = 'Intentarlo de nuevo'

// Changes that wait for the network

export const waitingPhotoUpload = 'Foto'
export const waitingPhotoChange = 'Cambio en una foto'
export const waitingPhotoDeletion = 'Borrado de una foto'
export const waitingComment = 'Comentario'
export const waitingCommentChange = 'Cambio en un comentario'
export const waitingCommentDeletion = 'Borrado de un comentario'
export const waitingReaction = 'Reacción'
export const waitingReactionRemoval = 'Reacción retirada'
export const photoGone = 'Esta foto ya no está aquí'
export const photosNotLoaded = 'No se han podido cargar las fotos.'
export const olderPhotosNotLoaded = 'No se han podido cargar las fotos anteriores.'
