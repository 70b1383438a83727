import { plural } from '#language/texts/de.ts'

// News. The words follow a name.

export const shared = (count: number) => plural(count, 'hat ein Foto geteilt', `hat ${count} Fotos geteilt`)

// The page of an export

export const exportTitle = 'Fotoalbum'
export const week = (week: number) => `Woche ${week}`
export const photoWithoutCaption = 'Foto'
