import { plural } from '#language/texts/es.ts'

// News. The words follow a name.

export const shared = (count: number) => plural(count, 'ha compartido una foto', `ha compartido ${count} fotos`)

// The page of an export

export const exportTitle = 'Álbum de fotos'
export const week = (week: number) => `Semana ${week}`
export const photoWithoutCaption = 'Foto'
