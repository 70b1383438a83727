import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { WeekContent } from '../../contract.ts'

const folder = new URL('../../content/', import.meta.url)
const kept = new Map<number, WeekContent>()

export const firstWeek = 4
export const lastWeek = 42

/** A week's content, or undefined for a week that has none. */
export function readWeek(week: number): WeekContent | undefined {
  if (!Number.isInteger(week) || week < firstWeek || week > lastWeek) return undefined
  const known = kept.get(week)
  if (known) return known
  const content = parseWeek(week)
  kept.set(week, content)
  return content
}

/** Reads the file again each time, for a build that watches it. */
export function parseWeek(week: number): WeekContent {
  const file = weekFile(week)
  try {
    const content = WeekContent.parse(parseFile(readFileSync(file, 'utf8')))
    if (content.week !== week) throw new Error(`it says week ${content.week}`)
    return content
  } catch (cause) {
    throw new Error(`The week content in ${file.pathname} cannot be used: ${reason(cause)}`, { cause })
  }
}

export function weekFile(week: number): URL {
  return new URL(`week-${String(week).padStart(2, '0')}.md`, folder)
}

function parseFile(text: string) {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || body === undefined) throw new Error('it does not begin with front matter between --- lines')
  const { sources, ...figures } = FrontMatter.parse(parse(head))
  return { ...figures, sources: sources.map(sourceOf), developments: listItems(body) }
}

const FrontMatter = z.looseObject({ sources: z.array(z.string()) })
const Sources = z.record(z.string(), z.strictObject({ title: z.string(), tier: z.int().check(z.gte(1), z.lte(3)) }))

let allSources: z.infer<typeof Sources> | undefined

function sourceOf(key: string) {
  allSources ??= Sources.parse(JSON.parse(readFileSync(new URL('sources.json', folder), 'utf8')))
  const source = allSources[key]
  if (!source) throw new Error(`sources.json has no source ${key}`)
  return { key, title: source.title }
}

function listItems(body: string): string[] {
  const lines = body.split(/\r?\n/).filter((line) => line.trim() !== '')
  const stray = lines.find((line) => !line.startsWith('- '))
  if (stray !== undefined) throw new Error(`"${stray}" is not a list item`)
  return lines.map((line) => line.slice(2).trim())
}

function reason(cause: unknown): string {
  if (cause instanceof z.core.$ZodError) return z.prettifyError(cause)
  return cause instanceof Error ? cause.message : String(cause)
}
