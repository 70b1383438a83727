import { plural } from '#language/texts/es.ts'

// Messages about the fields of a new update

export const contentRequired = 'Cuenta qué hay de nuevo'
export const tooManyPictures = (most: number) => `Puede haber como máximo ${most} imágenes`
export const pictureGone = 'Esta imagen ya no está aquí. Vuelve a añadirla.'

// News. The words follow a name.

export const shared = (count: number) =>
  plural(count, 'ha compartido una publicación', `ha compartido ${count} publicaciones`)

// The page of an export

export const exportTitle = 'Publicaciones'
export const week = (week: number) => `Semana ${week}`
export const pictureOfUpdate = 'Imagen de esta publicación'
export const pictureElsewhere = 'Una imagen en otro sitio web'

export const update = 'Publicación'
export const updates = (count: number) => plural(count, 'publicación', 'publicaciones')
export const comments = (count: number) =>
  plural(count, 'comentario en una publicación', 'comentarios en publicaciones')
export const commented = (count: number) =>
  plural(count, 'ha comentado una publicación', `ha escrito ${count} comentarios en una publicación`)
export const reacted = (count: number) =>
  plural(count, 'ha reaccionado a tu publicación', `ha reaccionado a ${count} de tus publicaciones`)
