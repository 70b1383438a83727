import { plural } from '#language/texts/es.ts'

// News. The words follow a name.

export const shared = (count: number) => plural(count, 'ha compartido una foto', `ha compartido ${count} fotos`)

// The page of an export

export const exportTitle = 'Álbum de fotos'
export const week = (week: number) => `Semana ${week}`
export const photoWithoutCaption = 'Foto'

export const photo = 'Foto'
export const photos = (count: number) => plural(count, 'foto', 'fotos')
export const comments = (count: number) => plural(count, 'comentario en una foto', 'comentarios en fotos')
export const commented = (count: number) =>
  plural(count, 'ha comentado una foto', `ha escrito ${count} comentarios en una foto`)
export const reacted = (count: number) =>
  plural(count, 'ha reaccionado a tu foto', `ha reaccionado a ${count} de tus fotos`)
