import { plural } from '#language/texts/en.ts'

// When a page or a call fails

export const pageNotShown = 'This page could not be shown'
export const whyPageNotShown = 'Nothing is lost. Your connection may be down, or Nestling may just have been updated.'
export const tryAgain = 'Try again'
export const unreachable = 'Nestling could not be reached. Please try again.'
export const worksAgainInMinutes = (minutes: number) => `It will work again in ${minutes} minutes.`
export const worksAgainInAnHour = 'It will work again in an hour.'
export const worksAgainInHours = (hours: number) => `It will work again in ${hours} hours.`

// When the session is over

export const signedOut = {
  unauthorized: { title: 'Unauthorized', description: 'You are logged out. Logging in again...' },
  'session-expired': { title: 'Session Expired', description: 'Please log in again to continue.' },
  'authentication-required': {
    title: 'Authentication Required',
    description: 'Please log in again to continue.',
  },
}

// Things that are gone

export const gone = 'Not here any more'
export const whyGone = 'It was deleted, or it is no longer shown to you.'

// Deleting

export const undo = 'Undo'
/** Screen readers read it instead of “Undo”. */
export const undoLater = 'Bring it back from Recently deleted'
export const notBroughtBack = 'It could not be brought back'

// Forms

export const yourPassword = 'Your password'
export const showYourPassword = 'Show your password'
export const hideYourPassword = 'Hide your password'
export const draftIsBack = 'Your draft is back'
export const draftNotSaved = 'You typed this before. It is not saved yet.'
export const changedSinceDraft = 'Somebody has changed this since'
export const draftShown = 'These fields show what you typed before. Start over to see what is saved now.'
export const startOver = 'Start over'
export const save = 'Save'

// When two people changed the same fields. `fields` is the number of fields that both changed.

export const whichVersion = 'Which version do you want to keep?'
export const changedBySomebody = 'Changed by somebody else'
export const somebodySaved = (fields: number) =>
  plural(
    fields,
    'Somebody saved this after you opened it, and you both changed this field.',
    'Somebody saved this after you opened it, and you both changed these fields.',
  )
export const changedBy = (name: string) => `Changed by ${name}`
/** `when` is `atTime` or `onDay`. */
export const nameSaved = (name: string, when: string, fields: number) =>
  plural(
    fields,
    `${name} saved this ${when}, after you opened it, and you both changed this field.`,
    `${name} saved this ${when}, after you opened it, and you both changed these fields.`,
  )
export const changedElsewhere = 'Changed in another place'
export const youSavedElsewhere = (when: string, fields: number) =>
  plural(
    fields,
    `You saved this ${when} in another window or on another device, and in both places you changed this field.`,
    `You saved this ${when} in another window or on another device, and in both places you changed these fields.`,
  )
export const atTime = (time: string) => `at ${time}`
export const onDay = (day: string) => `on ${day}`
export const yours = 'Yours'
export const otherVersion = 'The other version'
export const versionOf = (name: string) => `From ${name}`
export const versionFromHere = 'From here'
export const versionFromElsewhere = 'From the other place'
/** `fields` lists the labels of the changed fields. */
export const theirOtherChanges = (fields: string) => `Their other changes are kept: ${fields}.`
export const otherChangesOf = (name: string, fields: string) => `${name}’s other changes are kept: ${fields}.`
export const yourOtherChanges = (fields: string) => `Your other changes from there are kept: ${fields}.`
/** Shown instead of an empty field. */
export const nothing = 'Nothing'
export const yes = 'Yes'
export const no = 'No'

// Changes that wait for the network

export const waiting = 'Waiting'
export const notSent = 'Not sent'
export const waitingForNetwork = 'Waiting for the network'
export const sentLater = 'It will be sent as soon as you are back online.'
export const belongsToDeleted =
  'This belongs to something that was deleted here. Copy the words if you still need them.'
export const mayHaveArrived = 'This may have arrived already. Check whether it is there before you send it again.'
export const notAccepted = 'Nestling could not accept this.'

// Uploads

export const stopped = 'Stopped'

// Reactions

export const react = 'React'
export const reactSoFar = (reactions: string) => `React. So far: ${reactions}`
export const chooseReaction = 'Choose a reaction'
export const reactionNotSaved = 'Your reaction was not saved'
export const noReactions = 'No reactions yet'
export const sendHeart = 'Send a heart'
export const reactionSent = {
  heart: 'Heart sent',
  smile: 'Smile sent',
  clap: 'Applause sent',
  hug: 'Hug sent',
  tear: 'Tear of joy sent',
  star: 'Star sent',
}
/** `sent` is a text of `reactionSent`. */
export const takeBack = (sent: string) => `${sent}. Take it back`

// Comments

/** The button that opens the comments, while there are none. */
export const comment = 'Comment'
export const commentCount = (count: number) => plural(count, '1 comment', `${count} comments`)
/** Stands beside the number of comments. */
export const commentUnit = (count: number) => plural(count, 'comment', 'comments')
export const readComments = (count: number) => plural(count, 'Read 1 comment', `Read ${count} comments`)
export const writeSomething = 'Write something'
export const comments = 'Comments'
export const commentsNotLoaded = 'The comments could not be loaded.'
export const noComments = 'No comments yet.'
export const writeFirstComment = 'No comments yet. Write the first one.'
export const showEarlier = 'Show earlier comments'
export const earlierNotLoaded = 'Earlier comments could not be loaded.'
export const yourComment = 'Your comment'
export const send = 'Send'
export const commentNotSent = 'Comment not sent'
/** Stands beside the time of a comment whose author has changed it. */
export const changed = 'changed'
export const change = 'Change'
export const changeComment = 'Change your comment'
export const commentNotChanged = 'Comment not changed'
export const deleteIt = 'Delete'
export const commentDeleted = 'Comment deleted'
export const commentBroughtBack = 'Comment brought back'
export const commentNotDeleted = 'Comment not deleted'
