import { inLanguages } from '#language/in-languages.ts'
import * as en from './en.tsx'
import * as de from './de.tsx'

export const texts = inLanguages({ en, de })
