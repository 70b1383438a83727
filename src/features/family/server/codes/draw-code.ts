import { randomInt } from 'node:crypto'
import { codeLength, codeLetters } from '../../rules.ts'

/** A code that nobody can foresee, each letter as likely as the others. */
export const drawCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters.charAt(randomInt(codeLetters.length))).join('')
