/**
 * The English of the guide in the terms of a region, and in the words of the reader. The content files are written in
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
  /** Terms of care, medicines and temperatures follow the region: its packages and thermometers say them so. */
  terms: z.array(
    z.strictObject({
      written: z.string(),
      us: z.string(),
      /** What other regions read, if not what is written. */
      elsewhere: z.optional(z.string()),
      /** Whether the American term is also a British one, with this or another meaning. */
      isBritishToo: z.optional(z.boolean()),
    }),
  ),
  /** Units that only the United States, or only other regions, use. */
  units: z.strictObject({ us: z.array(z.string()), elsewhere: z.array(z.string()) }),
})

export const regionWords = RegionWords.parse(JSON.parse(readFileSync(contentFile('region-words.json'), 'utf8')))

const pairsFor = (region: 'us' | 'elsewhere'): Pair[] =>
  regionWords.terms.map((term): Pair => [term.written, term[region] ?? term.written])
const americanTerms = replaceBy(pairsFor('us'))
const usualTerms = replaceBy(pairsFor('elsewhere'))

/** A text in the terms of a region and, in English, in American or British words. */
export function inRegion(text: string, region: Region): string {
  const language = currentLanguage()
  if (!isEnglish(language)) return text
  const inTerms = region === 'us' ? americanTerms(text) : usualTerms(text)
  return language === 'en-gb' ? british(inTerms) : american(inTerms)
}
