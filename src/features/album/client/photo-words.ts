import { dayInZone, formatDay } from '#platform/shared/calendar.ts'

type Described = { readonly caption: string | null; readonly week: number | null }

/** What a photo is called aloud: "Photo 3 of 40: first scan, week 12". */
export function photoName({ caption, week }: Described, position: number, total: number | undefined): string {
  const words = [caption?.replace(/\s+/g, ' ').trim(), week !== null && `week ${week}`].filter(Boolean)
  const place = `Photo ${position}${total === undefined ? '' : ` of ${total}`}`
  return words.length === 0 ? place : `${place}: ${words.join(', ')}`
}

/** The day of an instant where its reader is: "Jan 6, 2026". */
export const dayWords = (instant: string): string => formatDay(dayInZone(new Date(instant), here))

// Asked once: the answer costs more than all the rest of a thumbnail.
const here = Intl.DateTimeFormat().resolvedOptions().timeZone

/** "1 photo", "3 photos" */
export const photosWords = (count: number): string => `${count} photo${count === 1 ? '' : 's'}`
