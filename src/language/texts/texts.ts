import { inLanguages } from '../in-languages.ts'
import * as ar from './ar.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import * as enGb from './en-gb.ts'
import * as es from './es.ts'
import * as fr from './fr.ts'

export const texts = inLanguages<Omit<typeof en, 'plural'>>({ en, 'en-gb': enGb, de, es, fr, ar, pseudo: en })
