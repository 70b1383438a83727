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
