import { plural } from '#language/texts/en.ts'

// News. The words follow a name.

export const shared = (count: number) => plural(count, 'shared a photo', `shared ${count} photos`)

// The page of an export

export const exportTitle = 'Photo Album'
export const week = (week: number) => `Week ${week}`
export const photoWithoutCaption = 'Photo'
