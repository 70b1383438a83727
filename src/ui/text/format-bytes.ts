import { inDecimals } from '#language/decimals.ts'
import { texts } from '../texts/texts.ts'

/** Formats a number of bytes, such as `3.4 GB`. */
export const formatBytes = (bytes: number): string =>
  bytes < 1e9 ? texts.megabytes(inDecimals(Math.max(0.1, bytes / 1e6), 1)) : texts.gigabytes(inDecimals(bytes / 1e9, 1))
