import { randomBytes } from 'node:crypto'

/** What an emailed link opens a journey with; 32 characters that nobody guesses. */
export const drawToken = (): string => randomBytes(24).toString('base64url')
