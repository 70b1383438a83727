import { de, plural } from '#language/texts/fr.ts'

// The updates on home

export const recentUpdates = 'Dernières nouvelles'
export const listOfRecent = 'Dernières nouvelles'
export const addUpdate = 'Ajouter une nouvelle'
export const showOlder = 'Afficher les plus anciennes'

export const noUpdates = 'Pas encore de nouvelles'
export const shareFirst = 'Partage ta première nouvelle avec la famille et les proches'
export const shareFirstOfPregnancy = 'Partage ta première nouvelle de la grossesse avec la famille et les proches'
export const sharedAppearHere = 'Ce que la famille partage apparaîtra ici'

// The updates on the simple home

export const newestUpdate = 'Dernière nouvelle'
export const allUpdates = 'Toutes les nouvelles'
export const noNewestUpdate = 'Pas encore de nouvelles. Ce que la famille partage apparaîtra ici.'

// One update

export const week = (week: number) => `Semaine ${week}`
export const readMore = 'Lire la suite'
export const showLess = 'Afficher moins'
/** For a picture that an update links to, if we have a copy of it. */
export const pictureFrom = (site: string) => `Source\u00a0: ${site}`
/** For a picture that an update links to, if we have no copy of it. */
export const pictureAt = (site: string) => `Image sur ${site}`
/** Shown if the person’s name is empty. */
export const somebody = 'Quelqu’un'
export const seenBy = (names: string) => `Vu par ${names}.`

// The pictures of an update

export const pictureBy = (name: string) => `Image partagée par ${name}`
export const pictureBySomebody = 'Image partagée par quelqu’un'
export const numberedPictureBy = (number: number, total: number, name: string) =>
  `Image ${number} sur ${total} partagée par ${name}`
export const numberedPictureBySomebody = (number: number, total: number) =>
  `Image ${number} sur ${total} partagée par quelqu’un`
export const place = (number: number, total: number) => `${number} sur ${total}`

// The dialog for a new update

export const shareTitle = (babyName: string) => `Partager le parcours ${de(babyName)}`
export const content = 'Quoi de neuf\u202f?'
export const contentRequired = (babyName: string) => `Raconte ce qui se passe avec ${babyName}`
export const weekField = 'Semaine'
export const optional = 'Facultatif'
export const pictureLink = 'Lien vers une image'
export const pictureLinkHint = 'Nous en gardons une copie ici si possible. Sinon, le lien est affiché.'
export const notEveryPictureSent =
  'Certaines images n’ont pas pu être envoyées. Réessaie, ou laisse de côté celles qui ont échoué.'
export const share = 'Partager la nouvelle'
export const sharing = 'Partage…'
export const shared = 'Nouvelle partagée'
export const sharedWithFamily = 'Ta nouvelle a été partagée avec la famille.'
export const sharedWithFamilyInPregnancy = 'Ta nouvelle de la grossesse a été partagée avec la famille\u202f!'
export const notShared = 'Impossible de partager la nouvelle'
export const somethingWrong = 'Un problème est survenu. Réessaie.'

// The pictures of a new update

export const pictures = 'Images'
export const chosenPictures = 'Images choisies'
export const addPictures = 'Ajouter des images'
export const sendingPicture = (name: string) => `Envoi de l’image\u00a0: ${name}`
export const pictureNotSent = 'Impossible d’envoyer cette image.'
export const tryAgain = 'Réessayer'
export const leaveOutPicture = (name: string) => `Laisser de côté\u00a0: ${name}`
export const picturesSent = (sent: number, total: number) =>
  plural(sent, `${sent} envoyée sur ${total}.`, `${sent} envoyées sur ${total}.`)
export const picturesReady = (count: number) =>
  plural(count, `${count} image prête à être partagée.`, `${count} images prêtes à être partagées.`)
export const picturesLeftOut = (most: number, leftOut: number) =>
  plural(
    leftOut,
    `Une nouvelle peut contenir ${most} images, donc ${leftOut} a été laissée de côté.`,
    `Une nouvelle peut contenir ${most} images, donc ${leftOut} ont été laissées de côté.`,
  )

// The deletion of an update

export const deleteUpdate = 'Supprimer cette nouvelle'
export const deleteQuestion = 'Supprimer cette nouvelle\u202f?'
export const deleteConsequence = (days: number) =>
  `Elle disparaît pour toute la famille. Tu peux la rétablir pendant ${days} jours.`
export const confirmDeletion = 'Supprimer'
export const deleted = 'Nouvelle supprimée'
export const broughtBack = 'Nouvelle rétablie'
export const notDeleted = 'Impossible de supprimer la nouvelle'

// Changes that wait for the network

export const waitingUpdate = 'Nouvelle'
export const waitingUpdateDeletion = 'Suppression d’une nouvelle'
export const waitingComment = 'Commentaire'
export const waitingCommentChange = 'Commentaire modifié'
export const waitingCommentDeletion = 'Suppression d’un commentaire'
export const waitingReaction = 'Réaction'
export const waitingReactionRemoval = 'Réaction retirée'
export const updatesNotLoaded = 'Impossible de charger les nouvelles.'
export const olderUpdatesNotLoaded = 'Impossible de charger les nouvelles plus anciennes.'
export const openedUpdate = 'Nouvelle'
export const updateNotLoaded = 'Impossible de charger la nouvelle.'
export const updateGone = 'Cette nouvelle n’est plus ici'
