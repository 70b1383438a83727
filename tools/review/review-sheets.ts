/**
 * Sheets for a clinician who reviews the guide: every sentence of its content files, when and where it is shown, its
 * sources, and a box to tick.
 */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { type Stage, stages } from '../../src/features/guide/content/calls.ts'
import { callFiles } from '../../src/features/guide/server/weeks/call-about.ts'
import { firstWeeksFile } from '../../src/features/guide/server/weeks/first-weeks.ts'
import {
  contentFile,
  explainFile,
  sourcesOf,
  splitFile,
  weekFile,
} from '../../src/features/guide/server/weeks/read-file.ts'
import { parseWeek } from '../../src/features/guide/server/weeks/read-week.ts'
import { carryingsOf, type Item, readItem, splitBody } from '../../src/features/guide/server/weeks/split-body.ts'
import { firstContentWeek, lastContentWeek } from '../../src/features/journey/rules.ts'
import { Html, html } from '../../src/platform/server/export/html.ts'
import { regions } from '../../src/platform/shared/place/region.ts'

/** The whole document as HTML. `day` is the day on which it is printed, like "Nov 23, 2026". */
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
${weeks.map(weekSheet)}
</html>
`.text
}

const cover = (day: string) => html`<section>
<h1>Nestling’s guide: sheets for a clinical review</h1>
<p>Printed on ${day}. Three sheets for what to call about, one for the first weeks after a birth, and one for each week from ${firstContentWeek} to ${lastContentWeek}.</p>
<h2>How to review</h2>
<ol>
<li>Tick <em>right</em> or <em>change</em> beside each sentence. Write the change at the end of the sheet, with its source if you
have one. A sentence without a source of its own rests on those of its sheet.</li>
<li>“Shown” says when and where families read the sentence: completed weeks and days, both ends included, and the region in
which they have their care. Check the days first. A warning that ends too early does most harm.</li>
<li>A sheet whose sentences are all right needs only the box at its top.</li>
<li>Say what is missing at the end of a sheet, too.</li>
</ol>
<p>Week N is the week under way, from (N−1)+0 to (N−1)+6. Its page is also shown on N+0. The last page stays after that.</p>
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
  return explainFile(contentFile(file), (text) => {
    const sections = [...splitBody(text)]
    const keys = sections.flatMap(([, items]) => items.flatMap(({ sources }) => sources))
    return sheet(title, null, sections, keys)
  })
}

const FrontMatter = z.object({
  title: z.string(),
  sources: z.array(z.string()),
  furtherSources: z.array(z.string()),
  milestones: z._default(z.array(z.string()), []),
  specialNotes: z._default(z.array(z.string()), []),
})

function weekSheet(week: number): Html {
  const { size, weightG, weightBy, heartRate } = parseWeek(week)
  return explainFile(weekFile(week), (text) => {
    const { head, body } = splitFile(text)
    const { title, sources, furtherSources, milestones, specialNotes } = FrontMatter.parse(parse(head))
    const written = (lines: readonly string[]) => lines.map((line) => readItem(`- ${line}`))
    const sections: [string, readonly Item[]][] = [
      ['Milestone', written(milestones)],
      ['Notes', written(specialNotes)],
      ...[...body].map(([name, items]): [string, readonly Item[]] => [name || 'On home, too', items]),
    ]
    const own = sections.flatMap(([, items]) => items.flatMap((item) => item.sources))
    const figures = html`<p>Length ${size.lengthMm === null ? 'under 1' : size.lengthMm} mm (${size.measure}), weight
${weightG === null ? 'under 1' : weightG} g (${weightBy}), heart
${heartRate ? `${heartRate.low} to ${heartRate.high} beats a minute` : 'not shown yet'}, compared by ${size.match} with: ${size.comparison}.</p>`
    return sheet(`Week ${week}: ${title}`, figures, sections, [...sources, ...furtherSources, ...own])
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
<p>☐ All of this sheet is right.</p>
${figures}
${sections.filter(([, items]) => items.length > 0).map(([name, items]) => sectionTable(name, items))}
<h3>To be changed, and what is missing</h3>
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
  ) => html`<tr><td>${item.text.replaceAll('**', '')}</td><td>${shownWords(item)}</td><td>${item.sources.join(', ')}</td><td>☐</td><td>☐</td></tr>
`,
)}</tbody>
</table>
`

type Conditions = Pick<Item, 'regions' | 'carryings' | 'from' | 'until'>

/** "UK, US; more than one; from 20+0 until 36+6", or "always" for a line that is shown to all and on all days of its page. */
export function shownWords({ regions: named, carryings, from, until }: Conditions): string {
  const where = named.length < regions.length && named.map((region) => regionWords[region]).join(', ')
  const ends = [from !== undefined && `from ${age(from)}`, until !== undefined && `until ${age(until)}`]
  const whom = Object.entries(carryingsOf).find(([, each]) => String(each) === String(carryings))?.[0]
  return [where, whom, ends.filter(Boolean).join(' ')].filter(Boolean).join('; ') || 'always'
}

const regionWords = { uk: 'UK', us: 'US', other: 'elsewhere' } as const
const age = (day: number) => `${Math.floor(day / 7)}+${day % 7}`
