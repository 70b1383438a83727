import { plural } from '#language/texts/en.ts'

// The album

export const pageTitle = 'Photo Album · Nestling'
export const heading = 'Photo Album'
export const addPhotos = 'Add photos'
export const noPhotos = 'No photos yet'
export const howToBegin = 'Begin with a scan, or with the two of you today. Everyone in the family will see it here.'
export const photosAppearHere = 'Photos that the family adds will appear here.'

export const noPhotosOfWeek = (week: number) => `No photos of week ${week}`
export const howToSetWeek = 'You can set a photo’s week when you add it, or later.'
export const showAll = 'Show all photos'

// The choice of a week

export const weekChoice = 'Week'
export const allWeeks = 'All weeks'
export const countedAllWeeks = (photos: number) => plural(photos, 'All weeks (1 photo)', `All weeks (${photos} photos)`)
export const countedWeek = (week: number, photos: number) =>
  plural(photos, `Week ${week} (1 photo)`, `Week ${week} (${photos} photos)`)

// The photos in the grid

export const photosFromTo = (first: number, last: number) => `Photos ${first} to ${last}`
export const week = (week: number | string) => `Week ${week}`

export const numberedPhoto = (number: number) => `Photo ${number}`
export const numberedPhotoOf = (number: number, total: number) => `Photo ${number} of ${total}`
/** `photo` is `numberedPhoto` or `numberedPhotoOf`, such as “Photo 3 of 40”, in this text and the next two. */
export const photoWithCaption = (photo: string, caption: string) => `${photo}: ${caption}`
export const photoOfWeek = (photo: string, week: number) => `${photo}: week ${week}`
export const photoWithCaptionOfWeek = (photo: string, caption: string, week: number) =>
  `${photo}: ${caption}, week ${week}`
export const waitingPhoto = (photo: string) => `${photo}, waiting for the network`

// One photo

export const place = (number: number, total: number) => `${number} of ${total}`
/** Shown if the person’s name is empty. */
export const somebody = 'Somebody'
export const download = 'Download'
export const edit = 'Edit'
export const deletePhoto = 'Delete'

export const deleteQuestion = 'Delete this photo?'
export const deleteConsequence = (days: number) =>
  `It disappears from the album for everyone. You can bring it back for ${days} days.`
export const confirmDeletion = 'Delete'
export const deleted = 'Photo deleted'
export const broughtBack = 'Photo brought back'
export const notDeleted = 'Photo not deleted'
export const somethingWrong = 'Something went wrong. Please try again.'

// The dialog that edits a photo

export const editPhoto = 'Edit photo'
export const caption = 'Caption'
export const weekField = 'Week'
export const optional = 'Optional'
export const savePhoto = 'Save photo'
export const saving = 'Saving...'
export const saved = 'Photo saved'
export const notSaved = 'Photo not saved'

// Photos that another app shared

export const notAdded = 'Not added'
export const mayNotAdd = 'You can see this album, but not add to it.'
export const notArrived = 'The photos did not arrive'
export const chooseHere = 'Please choose them here.'
export const tooMany = 'Too many photos at once'
export const didNotFit = (count: number) =>
  plural(
    count,
    '1 photo did not fit. Please share it again, after these.',
    `${count} photos did not fit. Please share them again, after these.`,
  )

// The dialog that uploads photos

export const photos = 'Photos'
export const addPhoto = 'Add a photo'
export const chosenPhotos = 'Chosen photos'
export const weekOfAll = 'Week of all photos'
export const weekOfAllHint = 'Optional. Each photo can have its own.'
export const chooseMore = 'Choose more'
export const uploadPhoto = 'Upload photo'
export const uploadPhotos = (count: number) => plural(count, 'Upload 1 photo', `Upload ${count} photos`)
export const uploading = 'Uploading...'
export const uploadedOf = (uploaded: number, total: number) => `${uploaded} of ${total} uploaded`
export const photoUploaded = 'Photo uploaded'
export const inAlbumNow = (count: number) =>
  plural(count, '1 photo is in the album now.', `${count} photos are in the album now.`)
export const uploadFailed = 'Upload failed'
export const notUploaded = 'Could not upload photo. Please try again.'

export const stopQuestion = 'Stop uploading?'
export const stopConsequence = (count: number) =>
  plural(
    count,
    'Not in the album yet: 1 photo. Photos already uploaded stay.',
    `Not in the album yet: ${count} photos. Photos already uploaded stay.`,
  )
export const stopUploading = 'Stop uploading'
export const leaveOutQuestion = 'Discard these photos?'
export const leaveOutConsequence = (count: number) =>
  plural(
    count,
    'What you typed for it will be lost. Photos already uploaded stay.',
    'What you typed for them will be lost. Photos already uploaded stay.',
  )
export const leaveOut = 'Discard'

export const stopFile = (name: string) => `Stop ${name}`
export const leaveOutFile = (name: string) => `Leave out ${name}`
export const uploadingFile = (name: string) => `Uploading ${name}`
export const waitsForOthers = 'Waiting'
export const percentUploaded = (percent: number) => `${percent}%`
export const nearlyUploaded = 'Almost there'
export const uploaded = 'Uploaded'
export const tryAgain = 'Try again'

// Changes that wait for the network

export const waitingPhotoUpload = 'Photo'
export const waitingPhotoChange = 'Changed photo'
export const waitingPhotoDeletion = 'Deletion of a photo'
export const waitingComment = 'Comment'
export const waitingCommentChange = 'Changed comment'
export const waitingCommentDeletion = 'Deletion of a comment'
export const waitingReaction = 'Reaction'
export const waitingReactionRemoval = 'Reaction taken back'
export const photoGone = 'This photo is not here any more'
export const photosNotLoaded = 'The photos could not be loaded.'
export const olderPhotosNotLoaded = 'Older photos could not be loaded.'
