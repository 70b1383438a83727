import { texts } from '../texts/texts.ts'

/** The message for a file above its limit, the same in the browser and on the server. */
export const fileTooLarge = (maxBytes: number): string =>
  `${texts.tooLarge} ${texts.fileAtMost(maxBytes / 1024 / 1024)}`
