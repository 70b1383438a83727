import { plural } from '#language/texts/de.ts'

// Messages about the fields of a new update

export const contentRequired = 'Bitte schreib, was es Neues gibt'
export const tooManyPictures = (most: number) => `Höchstens ${most} Bilder sind möglich`
export const pictureGone = 'Dieses Bild ist nicht mehr hier. Bitte füge es noch einmal hinzu.'

// News. The words follow a name.

export const shared = (count: number) => plural(count, 'hat einen Beitrag geteilt', `hat ${count} Beiträge geteilt`)

// The page of an export

export const exportTitle = 'Beiträge'
export const week = (week: number) => `Woche ${week}`
export const pictureOfUpdate = 'Bild zu diesem Beitrag'
export const pictureElsewhere = 'Ein Bild auf einer anderen Website'

export const update = 'Beitrag'
export const updates = (count: number) => plural(count, 'Beitrag', 'Beiträge')
export const comments = (count: number) => plural(count, 'Kommentar zu einem Beitrag', 'Kommentare zu Beiträgen')
export const commented = (count: number) =>
  plural(count, 'hat einen Beitrag kommentiert', `hat ${count} Kommentare zu einem Beitrag geschrieben`)
export const reacted = (count: number) =>
  plural(count, 'hat auf deinen Beitrag reagiert', `hat auf ${count} deiner Beiträge reagiert`)
