import type { Region } from '#platform/shared/region.ts'
import type { WeekGuide } from '../../contract.ts'
import { contentFile, explainFile } from './read-file.ts'
import { type Body, splitBody } from './split-body.ts'

type CallAbout = WeekGuide['callAbout']
const levels = ['emergency', 'now', 'today'] as const

let sections: Body | undefined

/** What to call about in a week: the sections of `call-about.md` whose weeks include it. */
export function callAbout(week: number, region: Region): CallAbout {
  sections ??= explainFile(contentFile('call-about.md'), splitBody)
  const found: CallAbout = { emergency: [], now: [], today: [] }
  for (const [heading, items] of sections) {
    if (heading === '') continue
    const { level, first, last } = readHeading(heading)
    if (week < first || week > last) continue
    found[level].push(...items.filter(({ regions }) => regions.includes(region)).map(({ text }) => text))
  }
  return found
}

/** `Weeks 4 to 12: emergency` */
function readHeading(heading: string) {
  const [, first, last, word] = /^Weeks (\d+) to (\d+): (\w+)$/.exec(heading) ?? []
  const level = levels.find((known) => known === word)
  if (!level) throw new Error(`“${heading}” is not like “Weeks 4 to 12: emergency”`)
  return { level, first: Number(first), last: Number(last) }
}
