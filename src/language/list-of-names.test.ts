import { afterEach, expect, test } from 'vitest'
import { findLanguageBy } from './current-language.ts'
import type { Language } from './languages.ts'
import { listOfNames } from './list-of-names.ts'

const inLanguage = (language: Language) => {
  findLanguageBy(() => language)
  return listOfNames(['Nora', 'نورة', 'Ruth'])
}

afterEach(() => findLanguageBy(() => 'en'))

test('names are joined as the language joins them', () => {
  expect(inLanguage('en')).toBe('Nora, نورة, and Ruth')
  expect(inLanguage('de')).toBe('Nora, نورة und Ruth')
})

test('from right to left, each name keeps its own direction', () => {
  expect(inLanguage('ar')).toBe('\u2068Nora\u2069 و\u2068نورة\u2069 و\u2068Ruth\u2069')
})
