import { plural } from '#language/texts/fr.ts'

// The album

export const pageTitle = 'Album photo · Nestling'
export const heading = 'Album photo'
export const addPhotos = 'Ajouter des photos'
export const noPhotos = 'Pas encore de photos'
export const howToBegin =
  'Commence par une image d’échographie, ou par une photo de vous deux aujourd’hui. Toute la famille la verra ici.'
export const photosAppearHere = 'Les photos que la famille ajoute apparaîtront ici.'

export const noPhotosOfWeek = (week: number) => `Aucune photo de la semaine ${week}`
export const howToSetWeek = 'Tu peux choisir la semaine d’une photo quand tu l’ajoutes, ou plus tard.'
export const showAll = 'Afficher toutes les photos'

// The choice of a week

export const weekChoice = 'Semaine'
export const allWeeks = 'Toutes les semaines'
export const countedAllWeeks = (photos: number) =>
  plural(photos, `Toutes les semaines (${photos} photo)`, `Toutes les semaines (${photos} photos)`)
export const countedWeek = (week: number, photos: number) =>
  plural(photos, `Semaine ${week} (${photos} photo)`, `Semaine ${week} (${photos} photos)`)

// The photos in the grid

export const photosFromTo = (first: number, last: number) => `Photos ${first} à ${last}`
export const week = (week: number | string) => `Semaine ${week}`

export const numberedPhoto = (number: number) => `Photo ${number}`
export const numberedPhotoOf = (number: number, total: number) => `Photo ${number} sur ${total}`
/** `photo` is `numberedPhoto` or `numberedPhotoOf`, such as “Photo 3 sur 40”, in this text and the next two. */
export const photoWithCaption = (photo: string, caption: string) => `${photo}\u00a0: ${caption}`
export const photoOfWeek = (photo: string, week: number) => `${photo}\u00a0: semaine ${week}`
export const photoWithCaptionOfWeek = (photo: string, caption: string, week: number) =>
  `${photo}\u00a0: ${caption}, semaine ${week}`
export const waitingPhoto = (photo: string) => `${photo}, en attente du réseau`

// One photo

export const place = (number: number, total: number) => `${number} sur ${total}`
/** Shown if the person’s name is empty. */
export const somebody = 'Quelqu’un'
export const download = 'Télécharger'
export const edit = 'Modifier'
export const deletePhoto = 'Supprimer'

export const deleteQuestion = 'Supprimer cette photo\u202f?'
export const deleteConsequence = (days: number) =>
  `Elle disparaît de l’album pour tout le monde. Tu peux la rétablir pendant ${days} jours.`
export const confirmDeletion = 'Supprimer'
export const deleted = 'Photo supprimée'
export const broughtBack = 'Photo rétablie'
export const notDeleted = 'Photo non supprimée'
export const somethingWrong = 'Un problème est survenu. Réessaie.'

// The dialog that edits a photo

export const editPhoto = 'Modifier la photo'
export const caption = 'Légende'
export const weekField = 'Semaine'
export const optional = 'Facultatif'
export const savePhoto = 'Enregistrer'
export const saving = 'Enregistrement…'
export const saved = 'Photo enregistrée'
export const notSaved = 'Photo non enregistrée'

// Photos that another app shared

export const notAdded = 'Rien n’a été ajouté'
export const mayNotAdd = 'Tu peux voir cet album, mais pas y ajouter de photos.'
export const notArrived = 'Les photos ne sont pas arrivées'
export const chooseHere = 'Choisis-les ici.'
export const tooMany = 'Trop de photos à la fois'
export const didNotFit = (count: number) =>
  plural(
    count,
    `${count} photo était en trop. Partage-la dans un autre envoi.`,
    `${count} photos étaient en trop. Partage-les dans un autre envoi.`,
  )

// The dialog that uploads photos

export const photos = 'Photos'
export const addPhoto = 'Ajouter une photo'
export const chosenPhotos = 'Photos choisies'
export const weekOfAll = 'Semaine de toutes les photos'
export const weekOfAllHint = 'Facultatif. Chaque photo peut avoir la sienne.'
export const chooseMore = 'En choisir d’autres'
export const uploadPhoto = 'Envoyer la photo'
export const uploadPhotos = (count: number) => plural(count, `Envoyer ${count} photo`, `Envoyer ${count} photos`)
export const uploading = 'Envoi en cours…'
export const uploadedOf = (uploaded: number, total: number) =>
  plural(uploaded, `${uploaded} envoyée sur ${total}`, `${uploaded} envoyées sur ${total}`)
export const photoUploaded = 'Photo envoyée'
export const inAlbumNow = (count: number) =>
  plural(count, `${count} photo est maintenant dans l’album.`, `${count} photos sont maintenant dans l’album.`)
export const uploadFailed = 'L’envoi a échoué'
export const notUploaded = 'Impossible d’envoyer la photo. Réessaie.'

export const stopQuestion = 'Arrêter l’envoi\u202f?'
export const stopConsequence = (count: number) =>
  plural(
    count,
    `Pas encore dans l’album\u00a0: ${count} photo. Les photos déjà envoyées y restent.`,
    `Pas encore dans l’album\u00a0: ${count} photos. Les photos déjà envoyées y restent.`,
  )
export const stopUploading = 'Arrêter l’envoi'
export const leaveOutQuestion = 'Laisser les photos de côté\u202f?'
export const leaveOutConsequence = (count: number) =>
  plural(
    count,
    'Ce que tu as écrit pour cette photo sera perdu. Les photos déjà envoyées restent dans l’album.',
    'Ce que tu as écrit pour ces photos sera perdu. Les photos déjà envoyées restent dans l’album.',
  )
export const leaveOut = 'Laisser de côté'

export const stopFile = (name: string) => `Arrêter ${name}`
export const leaveOutFile = (name: string) => `Laisser de côté\u00a0: ${name}`
export const uploadingFile = (name: string) => `Envoi en cours\u00a0: ${name}`
export const waitsForOthers = 'En attente'
export const percentUploaded = (percent: number) => `${percent}\u202f%`
export const nearlyUploaded = 'Presque fini'
export const uploaded = 'Envoyée'
export const tryAgain = 'Réessayer'

// Changes that wait for the network

export const waitingPhotoUpload = 'Photo'
export const waitingPhotoChange = 'Photo modifiée'
export const waitingPhotoDeletion = 'Suppression d’une photo'
export const waitingComment = 'Commentaire'
export const waitingCommentChange = 'Commentaire modifié'
export const waitingCommentDeletion = 'Suppression d’un commentaire'
export const waitingReaction = 'Réaction'
export const waitingReactionRemoval = 'Réaction retirée'
export const photoGone = 'Cette photo n’est plus ici'
export const photosNotLoaded = 'Impossible de charger les photos.'
export const olderPhotosNotLoaded = 'Impossible de charger les photos plus anciennes.'
