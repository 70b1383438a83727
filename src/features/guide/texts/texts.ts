import { inLanguages } from '#language/in-languages.ts'
import * as ar from './ar.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as enGb from './en-gb.ts'
import * as es from './es.ts'
import * as fr from './fr.ts'

export const texts = inLanguages({ en, 'en-gb': enGb, de, es, fr, ar })
