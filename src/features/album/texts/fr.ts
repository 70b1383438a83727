import { plural } from '#language/texts/fr.ts'

// News. The words follow a name.

export const shared = (count: number) => plural(count, 'a partagé une photo', `a partagé ${count} photos`)

// The page of an export

export const exportTitle = 'Album photo'
export const week = (week: number) => `Semaine ${week}`
export const photoWithoutCaption = 'Photo'

// Names of shared things: in the trash, in the news, and before an account is deleted

export const photo = 'Photo'
/** Follows a number. */
export const photos = (count: number) => plural(count, 'photo', 'photos')
/** Follows a number. */
export const comments = (count: number) => plural(count, 'commentaire sur une photo', 'commentaires sur des photos')
/** Follows a name. */
export const commented = (count: number) =>
  plural(count, 'a commenté une photo', `a écrit ${count} commentaires sur une photo`)
/** Follows a name. */
export const reacted = (count: number) => plural(count, 'a réagi à ta photo', `a réagi à ${count} de tes photos`)
