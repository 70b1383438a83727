import { inLanguages } from '#language/in-languages.ts'
import * as ar from './ar.tsx'
import * as de from './de.tsx'
import * as en from './en.tsx'
import * as enGb from './en-gb.tsx'
import * as es from './es.tsx'
import * as fr from './fr.tsx'

export const texts = inLanguages({ en, 'en-gb': enGb, de, es, fr, ar })
