/**
 * Puts the guide's English into the terms of a region and into American or British English. The content files are in
 * British English.
 */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { currentLanguage } from '#language/current-language.ts'
import { american, british, type Pair, replaceBy } from '#language/english/english.ts'
import { isEnglish } from '#language/languages.ts'
import type { Region } from '#platform/shared/place/region.ts'
import { contentFile } from './read-file.ts'

const RegionWords = z.strictObject({
  /** Terms for care, medicines and temperatures. They follow the region, not the language, as packages there do. */
  terms: z.array(
    z.strictObject({
      written: z.string(),
      us: z.string(),
      /** The term in all regions but the US, if it is not `written`. */
      elsewhere: z.optional(z.string()),
      /** Whether British English has the American term too, with the same or another meaning. */
      isBritishToo: z.optional(z.boolean()),
    }),
  ),
  /** Units that are used only in the US, and units that are used only elsewhere. */
  units: z.strictObject({ us: z.array(z.string()), elsewhere: z.array(z.string()) }),
})

export const regionWords = RegionWords.parse(JSON.parse(readFileSync(contentFile('region-words.json'), 'utf8')))

const pairsFor = (region: 'us' | 'elsewhere'): Pair[] =>
  regionWords.terms.map((term): Pair => [term.written, term[region] ?? term.written])
const americanTerms = replaceBy(pairsFor('us'))
const usualTerms = replaceBy(pairsFor('elsewhere'))

/** The text in the terms of a region and in the reader's English. In another language it stays as it is. */
export function inRegion(text: string, region: Region): string {
  const language = currentLanguage()
  if (!isEnglish(language)) return text
  const inTerms = region === 'us' ? americanTerms(text) : usualTerms(text)
  return language === 'en-gb' ? british(inTerms) : american(inTerms)
}
