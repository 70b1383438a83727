import { createContext, use } from 'react'
import type { OtherLanguage } from '../../contract.ts'

/** The language of the texts of a week, if it is not the page’s. */
export const TextLanguageContext = createContext<OtherLanguage>(undefined)

/** The attributes of an element with texts of the week. */
export const useOtherLanguage = () => use(TextLanguageContext)
