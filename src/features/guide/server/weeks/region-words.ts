/** Words and units of a region. Content files use British English. `region-words.json` has the American words. */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { currentLanguage } from '#language/current-language.ts'
import { sourceLanguage } from '#language/languages.ts'
import type { Region } from '#platform/shared/place/region.ts'
import { contentFile } from './read-file.ts'

const RegionWords = z.strictObject({
  words: z.array(
    z.strictObject({
      /** What the content files say, if not `uk`: "38 °C (100.4 °F)". */
      written: z.optional(z.string()),
      uk: z.string(),
      us: z.string(),
      /** Whether the American word also exists in British English, with this or another meaning. */
      ukToo: z.optional(z.boolean()),
    }),
  ),
  /** Units that only one region uses. */
  units: z.strictObject({ uk: z.array(z.string()), us: z.array(z.string()) }),
})

export const regionWords = RegionWords.parse(JSON.parse(readFileSync(contentFile('region-words.json'), 'utf8')))

/** An English text in the words of a region: American in the US, British everywhere else. Other languages have one way. */
export const inRegion = (text: string, region: Region): string =>
  currentLanguage() === sourceLanguage ? inEnglishOf(text, region) : text

const inEnglishOf = (text: string, region: Region) =>
  text.replace(written, (found) => {
    const words = byWritten.get(found.toLowerCase())
    return words ? withCaseOf(found, region === 'us' ? words.us : words.uk) : found
  })

/** Matches any of these words, whole and in any case. */
export const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words.toSorted(longestFirst).map(escaped).join('|')})(?![\\p{L}\\d])`, 'giu')

const escaped = (word: string) => word.replace(/[().]/g, '\\$&')
const longestFirst = (one: string, other: string) => other.length - one.length

const byWritten = new Map(regionWords.words.map((words) => [(words.written ?? words.uk).toLowerCase(), words]))
const written = anyOf([...byWritten.keys()])

const withCaseOf = (model: string, word: string) =>
  /^\p{Lu}/u.test(model) && !/^\p{Lu}{2}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word
