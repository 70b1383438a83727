import { inLanguages } from '#language/in-languages.ts'
import * as en from './en.ts'
import * as de from './de.ts'

export const texts = inLanguages({ en, de })
