import { texts as language } from '#language/texts/texts.ts'
import { texts } from '../texts/texts.ts'

/** Formats a number of bytes, such as `3.4 GB`. */
export const formatBytes = (bytes: number): string =>
  bytes < 1e9 ? texts.megabytes(withOneDigit(Math.max(0.1, bytes / 1e6))) : texts.gigabytes(withOneDigit(bytes / 1e9))

const withOneDigit = (number: number) =>
  number.toLocaleString(language.locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: false,
  })
