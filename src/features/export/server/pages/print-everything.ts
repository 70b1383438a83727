import { html } from '#platform/server/export/html.ts'
import { dayInZone, formatDay } from '#platform/shared/time/calendar.ts'
import type { Snapshot } from '../making/take-snapshot.ts'
import { printPage } from './print-page.ts'
import { type PageContext, type ShowPicture, showJourney } from './show-journey.ts'

/** The HTML of `index.html`, which shows everything of the journey on one page. */
export function printEverything(snapshot: Snapshot, context: PageContext): string {
  const journey = showJourney(snapshot, context, showLinked)
  const { babyName, dueDate, isExpecting, timeZone, madeAt } = journey
  const sections = context.parts.flatMap(({ name, section }) => {
    const shown = section(journey)
    return shown ? [{ name, ...shown }] : []
  })
  const incomplete = context.pictures.filter(({ state }) => state !== 'whole')
  return printPage({
    title: `${babyName} · Nestling`,
    styles: new URL('everything.css', import.meta.url),
    body: html`<header>
<p class="soft">Nestling</p>
<h1>${babyName}</h1>
${isExpecting && html`<p>${dueDate === null ? 'The due date is not set.' : `Due ${formatDay(dueDate)}`}</p>`}
<p><a href="keepsake.html">The keepsake book, to read or print</a></p>
<nav aria-label="On this page"><ul>${sections.map(({ name, title }) => html`<li><a href="#${name}">${title}</a></li>`)}</ul></nav>
</header>
<main>
${sections.map(
  ({ name, title, body }) => html`<section id="${name}" aria-labelledby="${name}-title">
<h2 id="${name}-title">${title}</h2>
${body}
</section>
`,
)}
</main>
<footer class="soft">
<p>Exported from Nestling on ${formatDay(dayInZone(madeAt, timeZone))}. Things in the trash are not in it. The folder “photos” has all pictures at full size. Other programs, or another Nestling, can read everything from journey.json.</p>
${
  incomplete.length > 0 &&
  html`<p>These picture files were missing or damaged in Nestling:</p>
<ul>${incomplete.map(({ file, state }) => html`<li>${file}: ${state}</li>`)}</ul>`
}
</footer>`,
  })
}

/** Shows a picture at a size that fits, with a link to the full size. The browser loads it when the reader scrolls near. */
const showLinked: ShowPicture = ({ width, height }, sizes, alt) => {
  const full = sizes.at(-1)
  const choices = sizes.map(({ file, width }) => `${file} ${width}w`).join(', ')
  return html`<a href="${full?.file}"><img src="${full?.file}" srcset="${choices}" sizes="(max-width: 40rem) 90vw, 20rem" width="${width}" height="${height}" loading="lazy" alt="${alt}"></a>`
}
