import { inLanguages } from '#language/in-languages.ts'
import * as en from './en.ts'

export const texts = inLanguages({ en })
