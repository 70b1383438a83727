import type { BookEntry } from '#platform/server/export/export-part.ts'
import { html } from '#platform/server/export/html.ts'
import { dayInZone, formatDay } from '#platform/shared/time/calendar.ts'
import type { Snapshot } from '../making/take-snapshot.ts'
import { texts } from '../texts/texts.ts'
import { printPage } from './print-page.ts'
import { type PageContext, type ShowPicture, showJourney } from './show-journey.ts'

/** The HTML of `keepsake.html`: a book to print, with a cover and then the updates and photos of each week. */
export function printBook(snapshot: Snapshot, context: PageContext): string {
  const journey = showJourney(snapshot, context, showFullSize)
  const { babyName, dueDate, isExpecting, timeZone } = journey
  const entries = context.parts.flatMap(({ book }) => book?.(journey) ?? [])
  const dayOf = ({ at }: BookEntry) => formatDay(dayInZone(new Date(at), timeZone))
  const inOrder = entries.toSorted((one, other) => (one.at < other.at ? -1 : 1))
  const [first, last] = [inOrder.at(0), inOrder.at(-1)]
  const weeks = [...Map.groupBy(inOrder, ({ week }) => week)].sort(([one], [other]) => (one ?? 99) - (other ?? 99))
  const paper = snapshot.journey.units === 'us' ? 'letter' : 'a4'
  return printPage({
    title: texts.bookTitle(babyName),
    styles: new URL('book.css', import.meta.url),
    rules: `@page { size: ${paper}; }\n`,
    body: html`<header class="cover">
<p class="soft">Nestling</p>
<h1>${babyName}</h1>
${first && last && html`<p>${texts.fromTo(dayOf(first), dayOf(last))}</p>`}
${dueDate !== null && isExpecting && html`<p>${texts.due(formatDay(dueDate))}</p>`}
</header>
<main>
${weeks.map(
  ([week, entries]) => html`<section>
<h2>${week === null ? texts.withoutWeek : texts.week(week)}</h2>
${entries.map(({ body }) => body)}
</section>
`,
)}
</main>`,
  })
}

/** Shows a picture at full size, for print. It is not loaded lazily, because a browser prints only loaded pictures. */
const showFullSize: ShowPicture = ({ width, height }, sizes, alt) =>
  html`<img src="${sizes.at(-1)?.file}" width="${width}" height="${height}" alt="${alt}">`
