import { platformErrors } from '../errors.ts'

/** The message for a file above its limit, the same in the browser and on the server. */
export const fileTooLarge = (maxBytes: number): string =>
  `${platformErrors['too-large'].message} A file can be at most ${maxBytes / 1024 / 1024} MB.`
