import { inLanguages } from '#language/in-languages.ts'
import * as en from './en.tsx'

export const texts = inLanguages({ en })
