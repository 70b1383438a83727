import { randomInt } from 'node:crypto'
import { codeLength, codeLetters } from '../../rules.ts'

/** An unpredictable code. At each position, all letters are equally likely. */
export const drawCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters.charAt(randomInt(codeLetters.length))).join('')
