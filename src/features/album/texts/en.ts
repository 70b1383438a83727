import { plural } from '#language/texts/en.ts'

// News. The words follow a name.

export const shared = (count: number) => plural(count, 'shared a photo', `shared ${count} photos`)

// The page of an export

export const exportTitle = 'Photo Album'
export const week = (week: number) => `Week ${week}`
export const photoWithoutCaption = 'Photo'

// Names of shared things: in the trash, in the news, and before an account is deleted

export const photo = 'Photo'
/** Follows a number. */
export const photos = (count: number) => plural(count, 'photo', 'photos')
/** Follows a number. */
export const comments = (count: number) => plural(count, 'comment on a photo', 'comments on photos')
/** Follows a name. */
export const commented = (count: number) => plural(count, 'commented on a photo', `wrote ${count} comments on a photo`)
/** Follows a name. */
export const reacted = (count: number) => plural(count, 'reacted to your photo', `reacted to ${count} of your photos`)
