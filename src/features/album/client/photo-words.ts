import { texts } from './texts/texts.ts'

type Described = { readonly caption: string | null; readonly week: number | null }

/** A photo's accessible name: "Photo 3 of 40: first scan, week 12". */
export function photoName({ caption, week }: Described, position: number, total: number | undefined): string {
  const photo = total === undefined ? texts.numberedPhoto(position) : texts.numberedPhotoOf(position, total)
  const words = caption?.replace(/\s+/g, ' ').trim()
  if (week === null) return words ? texts.photoWithCaption(photo, words) : photo
  return words ? texts.photoWithCaptionOfWeek(photo, words, week) : texts.photoOfWeek(photo, week)
}
