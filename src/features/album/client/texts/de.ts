import { plural } from '#language/texts/de.ts'

// The album

export const pageTitle = 'Fotoalbum · Nestling'
export const heading = 'Fotoalbum'
export const addPhotos = 'Fotos hinzufügen'
export const noPhotos = 'Noch keine Fotos'
export const howToBegin =
  'Beginne mit einem Ultraschallbild oder mit einem heutigen Foto von euch beiden. Alle in der Familie sehen es hier.'
export const photosAppearHere = 'Fotos, die die Familie hinzufügt, erscheinen hier.'

export const noPhotosOfWeek = (week: number) => `Keine Fotos aus Woche ${week}`
export const howToSetWeek = 'Du kannst die Woche eines Fotos beim Hinzufügen oder später festlegen.'
export const showAll = 'Alle Fotos anzeigen'

// The choice of a week

export const weekChoice = 'Woche'
export const allWeeks = 'Alle Wochen'
export const countedAllWeeks = (photos: number) =>
  plural(photos, 'Alle Wochen (1 Foto)', `Alle Wochen (${photos} Fotos)`)
export const countedWeek = (week: number, photos: number) =>
  plural(photos, `Woche ${week} (1 Foto)`, `Woche ${week} (${photos} Fotos)`)

// The photos in the grid

export const photosFromTo = (first: number, last: number) => `Fotos ${first} bis ${last}`
export const week = (week: number | string) => `Woche ${week}`

export const numberedPhoto = (number: number) => `Foto ${number}`
export const numberedPhotoOf = (number: number, total: number) => `Foto ${number} von ${total}`
/** `photo` is `numberedPhoto` or `numberedPhotoOf`, such as “Foto 3 von 40”, in this text and the next two. */
export const photoWithCaption = (photo: string, caption: string) => `${photo}: ${caption}`
export const photoOfWeek = (photo: string, week: number) => `${photo}: Woche ${week}`
export const photoWithCaptionOfWeek = (photo: string, caption: string, week: number) =>
  `${photo}: ${caption}, Woche ${week}`
export const waitingPhoto = (photo: string) => `${photo}, wartet auf das Netz`

// One photo

export const place = (number: number, total: number) => `${number} von ${total}`
/** Shown if the person’s name is empty. */
export const somebody = 'Jemand'
export const download = 'Herunterladen'
export const edit = 'Bearbeiten'
export const deletePhoto = 'Löschen'

export const deleteQuestion = 'Dieses Foto löschen?'
export const deleteConsequence = (days: number) =>
  `Es verschwindet für alle aus dem Album. Du kannst es ${days} Tage lang zurückholen.`
export const confirmDeletion = 'Löschen'
export const deleted = 'Foto gelöscht'
export const broughtBack = 'Foto zurückgeholt'
export const notDeleted = 'Foto nicht gelöscht'
export const somethingWrong = 'Etwas ist schiefgelaufen. Bitte versuche es noch einmal.'

// The dialog that edits a photo

export const editPhoto = 'Foto bearbeiten'
export const caption = 'Bildunterschrift'
export const weekField = 'Woche'
export const optional = 'Optional'
export const savePhoto = 'Foto speichern'
export const saving = 'Wird gespeichert...'
export const saved = 'Foto gespeichert'
export const notSaved = 'Foto nicht gespeichert'

// Photos that another app shared

export const notAdded = 'Nicht hinzugefügt'
export const mayNotAdd = 'Du kannst dieses Album sehen, aber nichts hinzufügen.'
export const notArrived = 'Die Fotos sind nicht angekommen'
export const chooseHere = 'Bitte wähle sie hier aus.'
export const tooMany = 'Zu viele Fotos auf einmal'
export const didNotFit = (count: number) =>
  plural(
    count,
    'Für 1 Foto war kein Platz. Bitte teile es danach noch einmal.',
    `Für ${count} Fotos war kein Platz. Bitte teile sie danach noch einmal.`,
  )

// The dialog that uploads photos

export const photos = 'Fotos'
export const addPhoto = 'Foto hinzufügen'
export const chosenPhotos = 'Ausgewählte Fotos'
export const weekOfAll = 'Woche für alle Fotos'
export const weekOfAllHint = 'Optional. Jedes Foto kann seine eigene Woche haben.'
export const chooseMore = 'Mehr auswählen'
export const uploadPhoto = 'Foto hochladen'
export const uploadPhotos = (count: number) => plural(count, '1 Foto hochladen', `${count} Fotos hochladen`)
export const uploading = 'Wird hochgeladen...'
export const uploadedOf = (uploaded: number, total: number) => `${uploaded} von ${total} hochgeladen`
export const photoUploaded = 'Foto hochgeladen'
export const inAlbumNow = (count: number) =>
  plural(count, '1 Foto ist jetzt im Album.', `${count} Fotos sind jetzt im Album.`)
export const uploadFailed = 'Nicht hochgeladen'
export const notUploaded = 'Das Foto konnte nicht hochgeladen werden. Bitte versuche es noch einmal.'

export const stopQuestion = 'Hochladen abbrechen?'
export const stopConsequence = (count: number) =>
  plural(
    count,
    'Noch nicht im Album: 1 Foto. Bereits hochgeladene Fotos bleiben.',
    `Noch nicht im Album: ${count} Fotos. Bereits hochgeladene Fotos bleiben.`,
  )
export const stopUploading = 'Hochladen abbrechen'
export const leaveOutQuestion = 'Die Fotos weglassen?'
export const leaveOutConsequence = (_count: number) =>
  'Was du dazu geschrieben hast, geht verloren. Bereits hochgeladene Fotos bleiben.'
export const leaveOut = 'Weglassen'

export const stopFile = (name: string) => `Hochladen abbrechen: ${name}`
export const leaveOutFile = (name: string) => `${name} weglassen`
export const uploadingFile = (name: string) => `${name} wird hochgeladen`
export const waitsForOthers = 'Wartet'
export const percentUploaded = (percent: number) => `${percent}\u00a0%`
export const nearlyUploaded = 'Fast fertig'
export const uploaded = 'Hochgeladen'
export const tryAgain = 'Noch einmal versuchen'

// Changes that wait for the network

export const waitingPhotoUpload = 'Foto'
export const waitingPhotoChange = 'Geändertes Foto'
export const waitingPhotoDeletion = 'Gelöschtes Foto'
export const waitingComment = 'Kommentar'
export const waitingCommentChange = 'Geänderter Kommentar'
export const waitingCommentDeletion = 'Gelöschter Kommentar'
export const waitingReaction = 'Reaktion'
export const waitingReactionRemoval = 'Zurückgenommene Reaktion'
export const photoGone = 'Dieses Foto ist nicht mehr da'
export const photosNotLoaded = 'Die Fotos konnten nicht geladen werden.'
export const olderPhotosNotLoaded = 'Ältere Fotos konnten nicht geladen werden.'
