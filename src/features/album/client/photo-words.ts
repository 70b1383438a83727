type Described = { readonly caption: string | null; readonly week: number | null }

/** A photo's accessible name: "Photo 3 of 40: first scan, week 12". */
export function photoName({ caption, week }: Described, position: number, total: number | undefined): string {
  const words = [caption?.replace(/\s+/g, ' ').trim(), week !== null && `week ${week}`].filter(Boolean)
  const place = `Photo ${position}${total === undefined ? '' : ` of ${total}`}`
  return words.length === 0 ? place : `${place}: ${words.join(', ')}`
}

/** "1 photo", "3 photos" */
export const photosWords = (count: number): string => `${count} photo${count === 1 ? '' : 's'}`
