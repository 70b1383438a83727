import { plural } from '#language/texts/en.ts'

// The updates on home

export const recentUpdates = 'Recent Updates'
export const listOfRecent = 'Recent updates'
export const addUpdate = 'Add Update'
export const showOlder = 'Show older updates'

export const noUpdates = 'No updates yet'
export const shareFirst = 'Share your first update with family and friends'
export const shareFirstOfPregnancy = 'Share your first pregnancy update with family and friends'
export const sharedAppearHere = 'What the family shares will appear here'

// The updates on the simple home

export const newestUpdate = 'Newest update'
export const allUpdates = 'All updates'
export const noNewestUpdate = 'No updates yet. What the family shares will appear here.'

// One update

export const week = (week: number) => `Week ${week}`
export const readMore = 'Read more'
export const showLess = 'Show less'
/** For a picture that an update links to, if we have a copy of it. */
export const pictureFrom = (site: string) => `From ${site}`
/** For a picture that an update links to, if we have no copy of it. */
export const pictureAt = (site: string) => `Picture at ${site}`
/** Shown if the person’s name is empty. */
export const somebody = 'Somebody'
export const seenBy = (names: string) => `Seen by ${names}.`

// The pictures of an update

export const pictureBy = (name: string) => `Picture shared by ${name}`
export const pictureBySomebody = 'Picture shared by somebody'
export const numberedPictureBy = (number: number, total: number, name: string) =>
  `Picture ${number} of ${total} shared by ${name}`
export const numberedPictureBySomebody = (number: number, total: number) =>
  `Picture ${number} of ${total} shared by somebody`
export const place = (number: number, total: number) => `${number} of ${total}`

// The dialog for a new update

export const shareTitle = (babyName: string) => `Share ${babyName}'s Journey`
export const content = 'What is new?'
export const contentRequired = (babyName: string) => `Please share what's happening with Baby ${babyName}`
export const weekField = 'Week'
export const optional = 'Optional'
export const pictureLink = 'Link to a picture'
export const pictureLinkHint = 'We save a copy here if we can. Otherwise the link is shown.'
export const notEveryPictureSent = 'Not every picture could be sent. Try again, or leave out the failed ones.'
export const share = 'Share Update'
export const sharing = 'Sharing...'
export const shared = 'Update Shared'
export const sharedWithFamily = 'Your update has been shared with the family.'
export const sharedWithFamilyInPregnancy = 'Your pregnancy update has been shared with the family!'
export const notShared = 'Failed to Share Update'
export const somethingWrong = 'Something went wrong. Please try again.'

// The pictures of a new update

export const pictures = 'Pictures'
export const chosenPictures = 'Chosen pictures'
export const addPictures = 'Add pictures'
export const sendingPicture = (name: string) => `Sending ${name}`
export const pictureNotSent = 'This picture could not be sent.'
export const tryAgain = 'Try again'
export const leaveOutPicture = (name: string) => `Leave out ${name}`
export const picturesSent = (sent: number, total: number) => `${sent} of ${total} sent.`
export const picturesReady = (count: number) =>
  plural(count, '1 picture is ready to be shared.', `${count} pictures are ready to be shared.`)
export const picturesLeftOut = (most: number, leftOut: number) =>
  plural(
    leftOut,
    `An update can carry ${most} pictures, so 1 was left out.`,
    `An update can carry ${most} pictures, so ${leftOut} were left out.`,
  )

// The deletion of an update

export const deleteUpdate = 'Delete this update'
export const deleteQuestion = 'Delete this update?'
export const deleteConsequence = (days: number) =>
  `It disappears for everyone in the family. You can bring it back for ${days} days.`
export const confirmDeletion = 'Delete'
export const deleted = 'Update deleted'
export const broughtBack = 'Update brought back'
export const notDeleted = 'Failed to delete update'

// Changes that wait for the network

export const waitingUpdate = 'Update'
export const waitingUpdateDeletion = 'Deletion of an update'
export const waitingComment = 'Comment'
export const waitingCommentChange = 'Changed comment'
export const waitingCommentDeletion = 'Deletion of a comment'
export const waitingReaction = 'Reaction'
export const waitingReactionRemoval = 'Reaction taken back'
export const updatesNotLoaded = 'The updates could not be loaded.'
export const olderUpdatesNotLoaded = 'Older updates could not be loaded.'
export const openedUpdate = 'Update'
export const updateNotLoaded = 'The update could not be loaded.'
export const updateGone = 'This update is not here any more'
