/** Parses the body of a content file: sections of list items. Items can be limited to some regions, numbers of babies or days. */
import { type Carrying, carryings } from '#platform/shared/journey/carrying.ts'
import { type Region, regions } from '#platform/shared/place/region.ts'
import type { Span } from '../../content/spans.ts'

/** A list item: its id and text, the regions, numbers of babies and days to which it applies, and the keys of its sources. */
export type Item = Span & {
  readonly id: string | undefined
  readonly text: string
  readonly regions: readonly Region[]
  readonly carryings: readonly Carrying[]
  readonly sources: readonly string[]
}
export type Body = ReadonlyMap<string, readonly Item[]>

const isRegion = (word: string): word is Region => regions.some((region) => region === word)

/**
 * The items by the heading of their section; items before the first heading are under ''. An item is `- text`,
 * `- [UK, US; more than one; from 20+0 until 36+6] text {SOURCE}` or `- 8-med-1 [UK]: text`. Throws for any other line,
 * and for a repeated heading.
 */
export function splitBody(body: string): Body {
  const sections = new Map<string, Item[]>([['', []]])
  let current = ''
  for (const line of body.split(/\r?\n/).map((text) => text.trim())) {
    if (line === '') continue
    const heading = /^## (.+)$/.exec(line)?.[1]
    if (heading === undefined) sections.get(current)?.push(readItem(line))
    else if (sections.has(heading)) throw new Error(`it has two sections “${heading}”`)
    else sections.set(heading, [])
    current = heading ?? current
  }
  return sections
}

/** Throws if the body has a section with a heading that is not one of these, or a line before its first heading. */
export function checkHeadings(sections: Body, headings: readonly string[]): void {
  if (sections.get('')?.length) throw new Error('it has a line before its first heading')
  const unknown = [...sections.keys()].find((heading) => heading !== '' && !headings.includes(heading))
  if (unknown !== undefined) throw new Error(`the heading “${unknown}” is none of ${headings.join(', ')}`)
}

/** One list item, written as in a body. Throws for any other line. */
export function readItem(line: string): Item {
  const match =
    /^- (?:(?<id>[\da-z]+(?:-[\da-z]+)+|[a-z]+[A-Z]\w*)(?: \[(?<some>[^\]]+)\])?: |\[(?<only>[^\]]+)\] )?(?<text>\S.*?)(?: \{(?<keys>[^}]+)\})?$/.exec(
      line,
    )
  if (!match?.groups) throw new Error(`“${line}” is not a list item`)
  const { id, some, only, text = '', keys } = match.groups
  const sources = keys?.split(',').map((key) => key.trim()) ?? []
  return { id, text, sources, ...readConditions(some ?? only) }
}

type Conditions = Span & Pick<Item, 'regions' | 'carryings'>

/** Reads the limits of an item: any of `UK, US`, `more than one` and `from 20+0 until 36+6`, separated by semicolons. */
function readConditions(list: string | undefined): Conditions {
  const parts = list?.split(';').map((part) => part.trim()) ?? []
  const span = parts.find((part) => /^(from|until) /.test(part))
  const babies = parts.find((part) => part in carryingsOf)
  const [named, another] = parts.filter((part) => part !== span && part !== babies)
  if (another !== undefined) throw new Error(`“${another}” in “${list}” is one part too many`)
  return {
    regions: named === undefined ? regions : named.split(',').map(readRegion),
    carryings: babies === undefined ? carryings : (carryingsOf[babies] ?? []),
    ...(span && readSpan(span)),
  }
}

/** The conditions on the number of babies that an item can have, each with the families' answers that meet it. */
export const carryingsOf: Readonly<Record<string, readonly Carrying[]>> = {
  'number unknown': ['unknown'],
  'at most one': ['unknown', 'one'],
  'more than one': ['several', 'shared-placenta', 'own-placentas'],
  'placentas unknown': ['several'],
  'shared placenta': ['shared-placenta'],
  'own placentas': ['own-placentas'],
}

function readRegion(name: string): Region {
  const region = name.trim().toLowerCase()
  if (!isRegion(region)) throw new Error(`“${name.trim()}” is not a region`)
  return region
}

function readSpan(text: string): Span {
  const [, from, until] = /^(?:from (\d+\+[0-6]))?(?:(?:^| )until (\d+\+[0-6]))?$/.exec(text) ?? []
  if (from === undefined && until === undefined) throw new Error(`“${text}” is not like “from 20+0 until 36+6”`)
  const span = { ...(from && { from: readAge(from) }), ...(until && { until: readAge(until) }) }
  if (span.from !== undefined && span.until !== undefined && span.from > span.until)
    throw new Error(`“${text}” ends before it begins`)
  return span
}

/** Days since the last period: 259 for `37+0`. */
function readAge(text: string): number {
  const [weeks = 0, days = 0] = text.split('+').map(Number)
  return 7 * weeks + days
}
