import { currentLanguage } from '#language/current-language.ts'
import type { Region } from '#platform/shared/place/region.ts'
import { FirstWeeks, type FirstWeeksLine } from '../../contract.ts'
import { readSign } from './call-about.ts'
import { otherLanguageOf, readContentFile, sourcesOf, translatedFile } from './read-file.ts'
import { inRegion } from './region-words.ts'
import { checkHeadings, type Item, splitBody } from './split-body.ts'

export const firstWeeksFile = 'first-weeks.md'

const headings = { baby: 'Your baby', parent: 'You' } as const

/** By language and region. */
const cache = new Map<string, FirstWeeks>()

/** The lines for the first weeks after a birth in a region. If the file is invalid, throws an error that names it. */
export function readFirstWeeks(region: Region): FirstWeeks {
  const key = `${currentLanguage()} ${region}`
  const known = cache.get(key)
  if (known) return known
  const firstWeeks = readContentFile(translatedFile(firstWeeksFile), (text) => parseFirstWeeks(text, region))
  cache.set(key, firstWeeks)
  return firstWeeks
}

/** Parses the text of the file into the lines for a region. */
export function parseFirstWeeks(text: string, region: Region): FirstWeeks {
  const sections = splitBody(text)
  checkHeadings(sections, Object.values(headings))
  const items = (['baby', 'parent'] as const).flatMap((who) =>
    (sections.get(headings[who]) ?? [])
      .filter(({ regions }) => regions.includes(region))
      .map((item) => ({ who, item: { ...item, text: inRegion(item.text, region) } })),
  )
  const lines = items.map(({ who, item }): FirstWeeksLine => ({ who, ...readSign(item), ...spanOf(item) }))
  const keys = items.flatMap(({ item }) => item.sources)
  const otherLanguage = otherLanguageOf(translatedFile(firstWeeksFile))
  return FirstWeeks.parse({ region, lines, otherLanguage, sources: sourcesOf([...new Set(keys)].sort()) })
}

const spanOf = ({ from, until }: Item) => ({
  ...(from !== undefined && { from }),
  ...(until !== undefined && { until }),
})
