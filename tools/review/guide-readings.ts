/**
 * The readings of the guide’s weeks: for each line, two readers wrote down the days of a pregnancy on which it is true, and the
 * source. `docs/guide-readings.tsv` has one row for each line of each week.
 */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { firstDayOfWeek } from '../../src/features/guide/content/spans.ts'
import { weekFile } from '../../src/features/guide/server/weeks/read-file.ts'
import { readItem } from '../../src/features/guide/server/weeks/split-body.ts'
import { firstContentWeek, lastContentWeek } from '../../src/features/journey/rules.ts'

/** A line as it is written in a content file, without the bullet, and the days on which its page shows it. */
type ContentLine = { readonly week: number; readonly line: string; readonly from: number; readonly until: number }
/** What one reader wrote down: the first and the last day on which the line is true, and the source. */
type Reading = { readonly from: number; readonly until: number; readonly source: string }
type ReadLine = { readonly week: number; readonly line: string; readonly readings: readonly Reading[] }

const readingsFile = 'docs/guide-readings.tsv'

/** Every line of the pages except the questions of the journal, because those state no facts. */
export function listContentLines(): ContentLine[] {
  const weeks = Array.from({ length: lastContentWeek - firstContentWeek + 1 }, (_, at) => firstContentWeek + at)
  return weeks.flatMap((week) => linesOf(week).map((line) => ({ week, line, ...shownDays(week, line) })))
}

const FrontMatter = z.object({
  title: z.string(),
  milestones: z._default(z.array(z.string()), []),
  specialNotes: z._default(z.array(z.string()), []),
})

function linesOf(week: number): string[] {
  const [, head = '', body = ''] = readFileSync(weekFile(week), 'utf8').split(/^---$/m)
  const { title, milestones, specialNotes } = FrontMatter.parse(parse(head))
  const sections = body.split(/^## /m).filter((section) => !section.startsWith('Journal'))
  const bullets = sections.flatMap((section) => [...section.matchAll(/^- (.+)$/gm)].map(([, line = '']) => line))
  return [title, ...milestones, ...specialNotes, ...bullets]
}

/** The last day that the readers considered: 44+0. The last page is shown until then, all others for eight days. */
const lastDay = 308

/** The days on which a page shows this line: all days of the page, or fewer if the label of the line says so. */
function shownDays(week: number, line: string): { from: number; until: number } {
  const { from = 0, until = Infinity } = readItem(`- ${line}`)
  const first = firstDayOfWeek(week)
  const last = week === lastContentWeek ? lastDay : first + 7
  return { from: Math.max(first, from), until: Math.min(last, until) }
}

export function listReadLines(): ReadLine[] {
  const [, ...rows] = readFileSync(readingsFile, 'utf8').trimEnd().split('\n')
  return rows.map((row) => {
    const [week, line = '', ...cells] = row.split('\t')
    const reading = (at: number): Reading => ({
      from: cells[at] === 'any' ? 0 : dayOf(cells[at]),
      until: cells[at + 1] === 'any' ? Infinity : dayOf(cells[at + 1]),
      source: cells[at + 2] ?? '',
    })
    return { week: Number(week), line, readings: [reading(0), reading(3)] }
  })
}

/** Days since the last period: 259 for `37+0`. Throws a RangeError if the text has another form. */
function dayOf(age = ''): number {
  const [, weeks, days] = /^(\d+)\+([0-6])$/.exec(age) ?? []
  if (weeks === undefined) throw new RangeError(`“${age}” is not an age such as 37+0`)
  return 7 * Number(weeks) + Number(days)
}
