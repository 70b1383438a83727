import { plural } from '#language/texts/de.ts'

// The updates on home

export const recentUpdates = 'Neueste Beiträge'
export const listOfRecent = 'Neueste Beiträge'
export const addUpdate = 'Beitrag teilen'
export const showOlder = 'Ältere Beiträge anzeigen'

export const noUpdates = 'Noch keine Beiträge'
export const shareFirst = 'Teile deinen ersten Beitrag mit Familie und Freundeskreis'
export const shareFirstOfPregnancy = 'Teile deinen ersten Beitrag zur Schwangerschaft mit Familie und Freundeskreis'
export const sharedAppearHere = 'Was die Familie teilt, erscheint hier'

// The updates on the simple home

export const newestUpdate = 'Neuester Beitrag'
export const allUpdates = 'Alle Beiträge'
export const noNewestUpdate = 'Noch keine Beiträge. Was die Familie teilt, erscheint hier.'

// One update

export const week = (week: number) => `Woche ${week}`
export const readMore = 'Weiterlesen'
export const showLess = 'Weniger anzeigen'
/** For a picture that an update links to, if we have a copy of it. */
export const pictureFrom = (site: string) => `Von ${site}`
/** For a picture that an update links to, if we have no copy of it. */
export const pictureAt = (site: string) => `Bild auf ${site}`
/** Shown if the person’s name is empty. */
export const somebody = 'Jemand'
export const seenBy = (names: string) => `Gesehen von: ${names}.`

// The pictures of an update

export const pictureBy = (name: string) => `Bild, geteilt von ${name}`
export const pictureBySomebody = 'Bild, von jemandem geteilt'
export const numberedPictureBy = (number: number, total: number, name: string) =>
  `Bild ${number} von ${total}, geteilt von ${name}`
export const numberedPictureBySomebody = (number: number, total: number) =>
  `Bild ${number} von ${total}, von jemandem geteilt`
export const place = (number: number, total: number) => `${number} von ${total}`

// The dialog for a new update

export const shareTitle = (babyName: string) => `Neues von ${babyName} teilen`
export const content = 'Was gibt es Neues?'
export const contentRequired = (babyName: string) => `Bitte schreib, was es Neues von ${babyName} gibt`
export const weekField = 'Woche'
export const optional = 'Optional'
export const pictureLink = 'Link zu einem Bild'
export const pictureLinkHint = 'Wenn möglich, wird hier eine Kopie gespeichert. Sonst wird der Link angezeigt.'
export const notEveryPictureSent =
  'Nicht jedes Bild konnte gesendet werden. Versuche es noch einmal, oder lass weg, was nicht gesendet wurde.'
export const share = 'Beitrag teilen'
export const sharing = 'Wird geteilt...'
export const shared = 'Beitrag geteilt'
export const sharedWithFamily = 'Dein Beitrag wurde mit der Familie geteilt.'
export const sharedWithFamilyInPregnancy = 'Dein Beitrag zur Schwangerschaft wurde mit der Familie geteilt!'
export const notShared = 'Beitrag nicht geteilt'
export const somethingWrong = 'Etwas ist schiefgelaufen. Bitte versuche es noch einmal.'

// The pictures of a new update

export const pictures = 'Bilder'
export const chosenPictures = 'Ausgewählte Bilder'
export const addPictures = 'Bilder hinzufügen'
export const sendingPicture = (name: string) => `${name} wird gesendet`
export const pictureNotSent = 'Dieses Bild konnte nicht gesendet werden.'
export const tryAgain = 'Noch einmal versuchen'
export const leaveOutPicture = (name: string) => `${name} weglassen`
export const picturesSent = (sent: number, total: number) => `${sent} von ${total} gesendet.`
export const picturesReady = (count: number) =>
  plural(count, '1 Bild ist bereit zum Teilen.', `${count} Bilder sind bereit zum Teilen.`)
export const picturesLeftOut = (most: number, leftOut: number) =>
  plural(
    leftOut,
    `Ein Beitrag kann höchstens ${most} Bilder enthalten, darum wurde 1 weggelassen.`,
    `Ein Beitrag kann höchstens ${most} Bilder enthalten, darum wurden ${leftOut} weggelassen.`,
  )

// The deletion of an update

export const deleteUpdate = 'Diesen Beitrag löschen'
export const deleteQuestion = 'Diesen Beitrag löschen?'
export const deleteConsequence = (days: number) =>
  `Er verschwindet für alle in der Familie. Du kannst ihn ${days} Tage lang zurückholen.`
export const confirmDeletion = 'Löschen'
export const deleted = 'Beitrag gelöscht'
export const broughtBack = 'Beitrag zurückgeholt'
export const notDeleted = 'Beitrag nicht gelöscht'

// Changes that wait for the network

export const waitingUpdate = 'Beitrag'
export const waitingUpdateDeletion = 'Gelöschter Beitrag'
export const waitingComment = 'Kommentar'
export const waitingCommentChange = 'Geänderter Kommentar'
export const waitingCommentDeletion = 'Gelöschter Kommentar'
export const waitingReaction = 'Reaktion'
export const waitingReactionRemoval = 'Zurückgenommene Reaktion'
export const updatesNotLoaded = 'Die Beiträge konnten nicht geladen werden.'
export const olderUpdatesNotLoaded = 'Ältere Beiträge konnten nicht geladen werden.'
export const openedUpdate = 'Beitrag'
export const updateNotLoaded = 'Der Beitrag konnte nicht geladen werden.'
export const updateGone = 'Dieser Beitrag ist nicht mehr da'
