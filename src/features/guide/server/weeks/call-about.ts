import { currentLanguage } from '#language/current-language.ts'
import type { Carrying } from '#platform/shared/journey/carrying.ts'
import type { Region } from '#platform/shared/place/region.ts'
import { grades, type Stage } from '../../content/calls.ts'
import { CallAbout, type CallLine } from '../../contract.ts'
import { otherLanguageOf, readContentFile, sourcesOf, translatedFile } from './read-file.ts'
import { inRegion } from './region-words.ts'
import { checkHeadings, type Item, splitBody } from './split-body.ts'

const cache = new Map<string, CallAbout>()

/** The content file of each stage. */
export const callFiles: Readonly<Record<Stage, string>> = {
  pregnancy: 'call-about.md',
  'after-birth': 'call-after-birth.md',
  'after-loss': 'call-after-loss.md',
}

type For = { region: Region; carrying?: Carrying | undefined; stage?: Stage | undefined }

/** What to call about on any day of a stage. If the file is invalid, throws an error that names it. */
export function readCallAbout({ region, carrying = 'unknown', stage = 'pregnancy' }: For): CallAbout {
  const key = `${currentLanguage()} ${stage} ${region} ${carrying}`
  const known = cache.get(key)
  if (known) return known
  const file = translatedFile(callFiles[stage])
  const lines = readContentFile(file, (text) => parseLines(text, region, carrying))
  const callAbout = CallAbout.parse({ region, ...lines, otherLanguage: otherLanguageOf(file) })
  cache.set(key, callAbout)
  return callAbout
}

function parseLines(text: string, region: Region, carrying: Carrying): Pick<CallAbout, 'lines' | 'sources'> {
  const sections = splitBody(text)
  checkHeadings(sections, Object.values(headings))
  const lines = grades.flatMap((grade) =>
    (sections.get(headings[grade]) ?? [])
      .filter(({ regions, carryings }) => regions.includes(region) && carryings.includes(carrying))
      .map((item) => ({ ...item, text: inRegion(item.text, region) }))
      .map((item): CallLine => ({ grade, ...readSign(item), from: item.from, until: item.until })),
  )
  const keys = [...sections.values()].flat().flatMap(({ sources }) => sources)
  return { lines, sources: sourcesOf([...new Set(keys)].sort()) }
}

const headings = { emergency: 'Emergency', now: 'Now', today: 'Today' } as const

/** Reads an item such as `**A sign**, and the rest. {SOURCE}`. */
export function readSign({ text, sources }: Item): Pick<CallLine, 'sign' | 'text'> {
  const [, sign, rest] = /^\*\*([^*]+)\*\*([^*]*)$/.exec(text) ?? []
  if (sign === undefined || rest === undefined) throw new Error(`“${text}” does not begin with its sign in ** **`)
  if (sources.length === 0) throw new Error(`“${text}” has no source`)
  return { sign, text: sign + rest }
}
