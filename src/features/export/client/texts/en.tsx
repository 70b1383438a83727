import type { ReactNode } from 'react'

export const contents =
  'Everything from this journey in one file: updates, photos, appointments, contacts, wishlist and growth. Any browser can open it without Nestling, and it contains a keepsake book to print.'
export const beingPrepared = 'The download is being prepared. You can leave this page and come back.'
export const notPrepared = 'The download could not be prepared.'
/** `ago` is such as “2 hours ago”, and `time` marks it up as a time. */
export const prepared = (ago: string, time: (text: string) => ReactNode) => (
  <>Prepared {time(ago)}. The file is deleted a day later.</>
)
export const incomplete = 'Some photo files were missing or damaged. The first page of the download lists them.'
export const download = (size: string) => `Download everything, ${size}`
export const prepare = 'Prepare the download'
export const prepareAgain = 'Prepare a new one'
export const preparing = 'Preparing...'
export const notRequested = 'The download could not be requested'
export const whoCanRead =
  'Anybody who has the file can read it. Things in the trash are not in it. While you want to be surprised, the pages in the file do not say who gives what. The data in it (journey.json) does.'
export const downloadNotLoaded = 'The download could not be loaded.'
