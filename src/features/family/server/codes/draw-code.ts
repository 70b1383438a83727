import { randomInt } from 'node:crypto'
import { codeLength, codeLetters } from '../../rules.ts'

/** An unpredictable code with equally likely letters. */
export const drawCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters.charAt(randomInt(codeLetters.length))).join('')
