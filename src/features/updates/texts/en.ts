import { plural } from '#language/texts/en.ts'

// Messages about the fields of a new update

export const contentRequired = 'Please share what’s happening'
export const tooManyPictures = (most: number) => `Array must contain at most ${most} element(s)`
export const pictureGone = 'This picture is not here any more. Please add it again.'

// News. The words follow a name.

export const shared = (count: number) => plural(count, 'shared an update', `shared ${count} updates`)

// The page of an export

export const exportTitle = 'Updates'
export const week = (week: number) => `Week ${week}`
export const pictureOfUpdate = 'Picture of this update'
export const pictureElsewhere = 'A picture on another site'

// Names of shared things: in the trash, in the news, and before an account is deleted

export const update = 'Update'
/** Follows a number. */
export const updates = (count: number) => plural(count, 'update', 'updates')
/** Follows a number. */
export const comments = (count: number) => plural(count, 'comment on an update', 'comments on updates')
/** Follows a name. */
export const commented = (count: number) =>
  plural(count, 'commented on an update', `wrote ${count} comments on an update`)
/** Follows a name. */
export const reacted = (count: number) => plural(count, 'reacted to your update', `reacted to ${count} of your updates`)
