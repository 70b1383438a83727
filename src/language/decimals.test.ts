import { afterAll, expect, test } from 'vitest'
import { findLanguageBy } from './current-language.ts'
import { inDecimals, inDecimalsAtMost } from './decimals.ts'
import { languageFacts, languages, sourceLanguage } from './languages.ts'

afterAll(() => findLanguageBy(() => sourceLanguage))

const numbers = [0, 0.04, 0.1, 0.96, 1, 1.5, 2.25, 9.99, 10, 128.5, 1234.5, 3400, -0.5]

test.each(languages)('writes decimals in %s as Intl does', (language) => {
  findLanguageBy(() => language)
  const locale = languageFacts[language].tag
  for (const number of numbers)
    for (const places of [0, 1, 2]) {
      // Intl gets rounded numbers, because it rounds halves differently.
      const rounded = Number(number.toFixed(places))
      const written = rounded.toLocaleString(locale, { minimumFractionDigits: places, useGrouping: false })
      expect(inDecimals(number, places)).toBe(withoutMark(written))
      expect(inDecimalsAtMost(number, places)).toBe(withoutMark(rounded.toLocaleString(locale, { useGrouping: false })))
    }
})

/** Without the mark of direction that Intl writes before a minus sign in Arabic. The app shows no numbers below 0. */
const withoutMark = (number: string) => number.replace('\u200e', '')
