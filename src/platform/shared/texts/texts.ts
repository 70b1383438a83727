import { inLanguages } from '#language/in-languages.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'

export const texts = inLanguages({ en, fr })
