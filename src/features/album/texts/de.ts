import { plural } from '#language/texts/de.ts'

// News. The words follow a name.

export const shared = (count: number) => plural(count, 'hat ein Foto geteilt', `hat ${count} Fotos geteilt`)

// The page of an export

export const exportTitle = 'Fotoalbum'
export const week = (week: number) => `Woche ${week}`
export const photoWithoutCaption = 'Foto'

export const photo = 'Foto'
export const photos = (count: number) => plural(count, 'Foto', 'Fotos')
export const comments = (count: number) => plural(count, 'Kommentar zu einem Foto', 'Kommentare zu Fotos')
export const commented = (count: number) =>
  plural(count, 'hat ein Foto kommentiert', `hat ${count} Kommentare zu einem Foto geschrieben`)
export const reacted = (count: number) =>
  plural(count, 'hat auf dein Foto reagiert', `hat auf ${count} deiner Fotos reagiert`)
