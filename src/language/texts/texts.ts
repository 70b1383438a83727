import { inLanguages } from '../in-languages.ts'
import * as en from './en.ts'

export const texts = inLanguages({ en, pseudo: en })
