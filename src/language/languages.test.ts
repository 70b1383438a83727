import { expect, test } from 'vitest'
import {
  type Language,
  languageFacts,
  languages,
  offeredLanguages,
  preferredLanguage,
  sourceLanguage,
} from './languages.ts'

const offered: readonly Language[] = ['en', 'en-gb', 'de', 'fr']

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, fr-CA;q=0.8', 'fr'],
  ['DE', 'de'],
  ['pt-PT, en-GB;q=0.7', 'en-gb'],
  ['en', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['en-Latn-US', 'en'],
  ['en-PH', 'en'],
  ['en-IE,en;q=0.9', 'en-gb'],
  ['en-001', 'en-gb'],
  ['EN-au', 'en-gb'],
  ['fr;q=0, de;q=0.1', 'de'],
])('a browser that prefers %s gets %s', (header, language) => {
  expect(preferredLanguage(header, offered)).toBe(language)
})

test.each([undefined, '', '*', 'pt-PT, it;q=0.8', 'fr;q=0', ';;,q=', 'x'.repeat(10_000)])(
  'a browser that prefers none of the languages gets no language (%s)',
  (header) => {
    expect(preferredLanguage(header, offered)).toBeNull()
  },
)

test('only languages with texts are offered, English first, and never the pseudo-language', () => {
  expect(offeredLanguages[0]).toBe(sourceLanguage)
  const offered: readonly Language[] = offeredLanguages
  expect(offered).not.toContain('pseudo')
  expect(languages).toEqual(expect.arrayContaining([...offered]))
})

test('each tag is one that Intl knows', () => {
  for (const language of languages) expect(Intl.getCanonicalLocales(languageFacts[language].tag)).toHaveLength(1)
})
