/** Parses the body of a week's file: sections of list items, some of them for one region only. */
import { type Region, regions } from '#platform/shared/region.ts'

/** A list item: its text, its id, and its regions. */
export type Item = { readonly id: string | undefined; readonly text: string; readonly regions: readonly Region[] }
export type Body = ReadonlyMap<string, readonly Item[]>

const isRegion = (word: string): word is Region => regions.some((region) => region === word)

/**
 * The items by the heading of their section; items before the first heading are under ''. An item is `- text`,
 * `- [UK, US] text` or `- 8-med-1 [UK]: text`. Throws for any other line.
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

function readItem(line: string): Item {
  const match =
    /^- (?:(?<id>[\da-z]+(?:-[\da-z]+)+|[a-z]+[A-Z]\w*)(?: \[(?<some>[^\]]+)\])?: |\[(?<only>[^\]]+)\] )?(?<text>\S.*)$/.exec(
      line,
    )
  if (!match?.groups) throw new Error(`“${line}” is not a list item`)
  const { id, some, only, text = '' } = match.groups
  return { id, text, regions: readRegions(some ?? only) }
}

function readRegions(list: string | undefined): readonly Region[] {
  if (list === undefined) return regions
  return list.split(',').map((name) => {
    const region = name.trim().toLowerCase()
    if (!isRegion(region)) throw new Error(`“${name.trim()}” is no region`)
    return region
  })
}
