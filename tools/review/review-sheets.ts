/**
 * Prints sheets for a clinician who reviews the guide and the advice about contractions and movements. Each sentence has the
 * days and regions in which it is shown, its sources, and boxes to tick.
 */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { type Stage, stages } from '../../src/features/guide/content/calls.ts'
import { callFiles } from '../../src/features/guide/server/weeks/call-about.ts'
import { firstWeeksFile } from '../../src/features/guide/server/weeks/first-weeks.ts'
import {
  contentFile,
  readContentFile,
  sourcesOf,
  splitFile,
  weekFile,
} from '../../src/features/guide/server/weeks/read-file.ts'
import { parseWeek } from '../../src/features/guide/server/weeks/read-week.ts'
import { carryingsOf, type Item, readItem, splitBody } from '../../src/features/guide/server/weeks/split-body.ts'
import { firstContentWeek, lastContentWeek } from '../../src/features/journey/rules.ts'
import { Html, html } from '../../src/platform/server/export/html.ts'
import { regions } from '../../src/platform/shared/place/region.ts'
import { listContractionLines, listMovementLines } from './labour-lines.ts'

/** Returns the whole document as HTML. `day` is the date of printing, such as "Nov 23, 2026". */
export function printReview(day: string): string {
  const weeks = Array.from({ length: lastContentWeek - firstContentWeek + 1 }, (_, at) => firstContentWeek + at)
  const style = readFileSync(new URL('review.css', import.meta.url), 'utf8')
  return html`<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Nestling’s guide: sheets for a clinical review</title>
<style>${new Html(style)}</style>
${cover(day)}
${stages.map((stage) => linesSheet(callTitles[stage], callFiles[stage]))}
${linesSheet('The first weeks after a birth, in days since the birth', firstWeeksFile)}
${sheetOf('Contractions: when to call', listContractionLines())}
${sheetOf('Movements: when to call', listMovementLines())}
${weeks.map(weekSheet)}
</html>
`.text
}

const cover = (day: string) => html`<section>
<h1>Nestling’s guide: sheets for a clinical review</h1>
<p>Printed on ${day}. Three sheets list what families should call about. One sheet covers the first weeks after a birth, one the timer
of contractions, and one the notes about movements. Each of the other sheets covers one week of pregnancy, from week
${firstContentWeek} to week ${lastContentWeek}.</p>
<h2>How to review</h2>
<ol>
<li>Tick <em>right</em> or <em>change</em> beside each sentence. Write the change at the end of the sheet, with its source if you
have one. A sentence without its own source is based on the sources at the end of its sheet.</li>
<li>“Shown” says when and where families read the sentence. Days are completed weeks and days, with both ends included. The region
is the one in which the family gets its care. Check the days first: a warning that ends too early does the most harm.</li>
<li>If every sentence of a sheet is right, tick only the box at the top of the sheet.</li>
<li>If something is missing, write it at the end of the sheet.</li>
</ol>
<p>Week N is the current week, from (N−1)+0 to (N−1)+6. Its page is also shown on N+0. The page of the last week is also shown on all later
days.</p>
<table class="signed">
<tr><th>Name</th><td></td></tr>
<tr><th>Profession and register</th><td></td></tr>
<tr><th>Sheets reviewed, and for which region</th><td></td></tr>
<tr><th>Day and signature</th><td></td></tr>
</table>
</section>
`

const callTitles: Readonly<Record<Stage, string>> = {
  pregnancy: 'What to call about',
  'after-birth': 'What to call about after a birth',
  'after-loss': 'What to call about after a loss',
}

function linesSheet(title: string, file: string): Html {
  return readContentFile(contentFile(file), (text) => sheetOf(title, [...splitBody(text)]))
}

const sheetOf = (title: string, sections: readonly (readonly [string, readonly Item[]])[]): Html =>
  sheet(
    title,
    null,
    sections,
    sections.flatMap(([, items]) => items.flatMap(({ sources }) => sources)),
  )

const FrontMatter = z.object({
  title: z.string(),
  sources: z.array(z.string()),
  furtherSources: z.array(z.string()),
  milestones: z._default(z.array(z.string()), []),
  specialNotes: z._default(z.array(z.string()), []),
})

function weekSheet(week: number): Html {
  const { size, weightG, weightBy, heartRate } = parseWeek(week)
  return readContentFile(weekFile(week), (text) => {
    const { head, body } = splitFile(text)
    const { title, sources, furtherSources, milestones, specialNotes } = FrontMatter.parse(parse(head))
    const readItems = (lines: readonly string[]) => lines.map((line) => readItem(`- ${line}`))
    const sections: [string, readonly Item[]][] = [
      ['Milestone', readItems(milestones)],
      ['Notes', readItems(specialNotes)],
      ...[...body].map(([name, items]): [string, readonly Item[]] => [name || 'On home, too', items]),
    ]
    const itemSources = sections.flatMap(([, items]) => items.flatMap((item) => item.sources))
    const figures = html`<p>Length ${size.lengthMm === null ? 'under 1' : size.lengthMm} mm (${size.measure}), weight
${weightG === null ? 'under 1' : weightG} g (${weightBy}), heart
${heartRate ? `${heartRate.low} to ${heartRate.high} beats a minute` : 'not shown yet'}, compared by ${size.match} with: ${size.comparison}.</p>`
    return sheet(`Week ${week}: ${title}`, figures, sections, [...sources, ...furtherSources, ...itemSources])
  })
}

function sheet(
  title: string,
  figures: Html | null,
  sections: readonly (readonly [string, readonly Item[]])[],
  keys: readonly string[],
): Html {
  return html`<section>
<h2>${title}</h2>
<p>☐ Every sentence of this sheet is right.</p>
${figures}
${sections.filter(([, items]) => items.length > 0).map(([name, items]) => sectionTable(name, items))}
<h3>Changes, and what is missing</h3>
<p class="line"></p>
<p class="line"></p>
<h3>Sources</h3>
<dl>${sourcesOf([...new Set(keys)].sort()).map(({ key, title }) => html`<dt>${key}</dt><dd>${title}</dd>`)}</dl>
</section>
`
}

const sectionTable = (name: string, items: readonly Item[]) => html`<table>
<thead><tr><th>${name}</th><th>Shown</th><th>Sources</th><th>Right</th><th>Change</th></tr></thead>
<tbody>
${items.map(
  (
    item,
  ) => html`<tr><td>${item.text.replaceAll('**', '')}</td><td>${describeWhenShown(item)}</td><td>${item.sources.join(', ')}</td><td>☐</td><td>☐</td></tr>
`,
)}</tbody>
</table>
`

type Conditions = Pick<Item, 'regions' | 'carryings' | 'from' | 'until'>

/**
 * Returns, for example, "UK, US; more than one; from 20+0 until 36+6". Returns "always" if all families read the line on all
 * days of its page.
 */
export function describeWhenShown({ regions: named, carryings, from, until }: Conditions): string {
  const where = named.length < regions.length && named.map((region) => regionWords[region]).join(', ')
  const ends = [from !== undefined && `from ${age(from)}`, until !== undefined && `until ${age(until)}`]
  const whom = Object.entries(carryingsOf).find(([, each]) => String(each) === String(carryings))?.[0]
  return [where, whom, ends.filter(Boolean).join(' ')].filter(Boolean).join('; ') || 'always'
}

const regionWords = { uk: 'UK', us: 'US', de: 'Germany', es: 'Spain', fr: 'France', other: 'elsewhere' } as const
const age = (day: number) => `${Math.floor(day / 7)}+${day % 7}`
