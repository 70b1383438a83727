import { plural } from '#language/texts/en.ts'

// Errors of the API

export const malformedJson = 'The request is not valid JSON.'
export const malformedRequest = 'The request could not be read.'
export const invalidInput = 'Please check what you entered.'
export const unauthorized = 'Unauthorized'
export const crossSite = 'This request did not come from one of Nestling’s own pages.'
export const notFound = 'There is nothing here.'
export const keyReused = 'This was already sent with other content. Please try again.'
export const outcomeUnknown =
  'This was sent before, and the answer was lost. Check whether it is there before you send it again.'
export const otherSender = 'Somebody else is signed in now, or another journey is open. Nothing was changed.'
export const changedMeanwhile = 'This was changed in the meantime. Nothing was saved.'
export const tooLarge = 'That is larger than Nestling can accept.'
export const wrongMediaType = 'That kind of content is not accepted here.'
export const badRange = 'That part of the file does not exist.'
export const unknownHost = 'Nestling is not available at this address.'
export const tooManyAttempts = 'Too many attempts. Please wait a little and try again.'
export const tooBusy = 'Nestling is busy right now. Please try again in a moment.'
export const internalError = 'Something went wrong on our side. Nothing was changed.'
export const unavailable = 'Nestling cannot reach its data right now. Please try again in a moment.'
export const dataDamaged =
  'Some of Nestling’s data is damaged. The person who runs this Nestling has to restore a backup.'
export const storageFull = 'The storage is full. Nothing was changed.'
export const adminOnly = 'Admin access required'
export const secondStepMissing = 'Admins need a second step or a passkey for this. Set one up in your account first.'
export const secondStepNotPassed = 'To do this, sign out, then sign in again with your second step or your passkey.'
export const sectionClosed = 'The parents have not opened this part of their journey to you.'
export const invitationRequired = 'You need an invitation to access this pregnancy tracker.'
export const tooMuchMail = 'A lot of mail was sent within the last hour. Please try again later.'
export const notYours = 'Only the person who added this, or an admin, can change it.'
export const notYourWords = 'Only the person who wrote this can change it.'
export const notAPicture = 'That file is not a picture that Nestling can read. JPEG, PNG and WebP always work.'
export const noJourney = 'There is no pregnancy journey yet.'

export const fileAtMost = (megabytes: number) => `A file can be at most ${megabytes} MB.`

// Messages about a field

export const required = 'Required'
export const tooLong = (most: number | bigint) => `Too long: at most ${most} characters`
export const tooShort = (least: number | bigint) => `String must contain at least ${least} character(s)`
export const cannotBeSaved = 'Contains characters that cannot be saved'
export const invalidDate = 'Invalid date'
export const invalidTime = 'Invalid time'
export const invalidEmail = 'Invalid email'
export const invalidLink = 'Invalid url'
export const invalidKey = 'Invalid key'
/** `format` is the technical name of a format. */
export const invalid = (format: string) => `Invalid ${format}`
export const expected = (type: string, received: string) => `Expected ${type}, received ${received}`
export const atLeast = (least: number | bigint) => `Number must be greater than or equal to ${least}`
export const moreThan = (limit: number | bigint) => `Number must be greater than ${limit}`
export const atMost = (most: number | bigint) => `Number must be less than or equal to ${most}`
export const lessThan = (limit: number | bigint) => `Number must be less than ${limit}`
export const writeComment = 'Please write a comment'
export const unknownFields = (names: string) => `Unrecognized key(s) in object: ${names}`

// Dates and times

type Day = { readonly year: number; readonly month: number; readonly day: number }

export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** Begins with Sunday. */
export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** "Jan 6, 2026" */
export const fullDay = ({ year, month, day }: Day) => `${months[month - 1]} ${day}, ${year}`
/** "Jan 6" */
export const dayOfYear = ({ month, day }: Day) => `${months[month - 1]} ${day}`
/** "Tue, Jan 6", or "Tue, Jan 6, 2026" */
export const withWeekday = (weekday: number, day: string) => `${weekdays[weekday]}, ${day}`
/** "10:30 AM". The hours are 0 to 23. */
export const clock = (hours: number, minutes: string) => `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
/** "Thu, Mar 19, 10:30 AM" */
export const moment = (day: string, clock: string) => `${day}, ${clock}`
export const momentInPlace = (moment: string, place: string) => `${moment} in ${place}`

export const justNow = 'Just now'
export const ago = (amount: string) => `${amount} ago`
/** `justNow` and `ago` inside a sentence, such as "Last used just now". */
export const justNowInside = 'just now'
export const agoInside = (amount: string) => `${amount} ago`
export const hours = (count: number) => plural(count, '1 hour', `${count} hours`)
export const days = (count: number) => plural(count, '1 day', `${count} days`)
export const weeks = (count: number) => plural(count, '1 week', `${count} weeks`)

// Reactions

export const reactions = {
  heart: 'Love',
  smile: 'Smile',
  clap: 'Applause',
  hug: 'Hug',
  tear: 'Tear of joy',
  star: 'Star',
}
export const reactionCount = (count: number, reaction: string) => `${count} ${reaction}`
export const yourReaction = (counts: string, reaction: string) => `${counts}. Yours: ${reaction}`

// Parts of the guide that people can hide

export const hideables = {
  drawing: 'Drawing of the baby',
  comparisons: 'Size comparisons',
  'heart-rate': 'Heart rate',
}
