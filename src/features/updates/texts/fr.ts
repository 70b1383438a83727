import { plural } from '#language/texts/fr.ts'

// Messages about the fields of a new update

export const contentRequired = 'Raconte ce qui se passe'
export const tooManyPictures = (most: number) => plural(most, `Au plus ${most} image`, `Au plus ${most} images`)
export const pictureGone = 'Cette image n’est plus ici. Ajoute-la à nouveau.'

// News. The words follow a name.

export const shared = (count: number) => plural(count, 'a partagé une nouvelle', `a partagé ${count} nouvelles`)

// The page of an export

export const exportTitle = 'Nouvelles'
export const week = (week: number) => `Semaine ${week}`
export const pictureOfUpdate = 'Image de cette nouvelle'
export const pictureElsewhere = 'Une image sur un autre site'

// Names of shared things: in the trash, in the news, and before an account is deleted

export const update = 'Nouvelle'
/** Follows a number. */
export const updates = (count: number) => plural(count, 'nouvelle', 'nouvelles')
/** Follows a number. */
export const comments = (count: number) =>
  plural(count, 'commentaire sur une nouvelle', 'commentaires sur des nouvelles')
/** Follows a name. */
export const commented = (count: number) =>
  plural(count, 'a commenté une nouvelle', `a écrit ${count} commentaires sur une nouvelle`)
/** Follows a name. */
export const reacted = (count: number) => plural(count, 'a réagi à ta nouvelle', `a réagi à ${count} de tes nouvelles`)
