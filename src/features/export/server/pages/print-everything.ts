import { html } from '#platform/server/export/html.ts'
import { dayInZone, formatDay } from '#platform/shared/time/calendar.ts'
import type { Snapshot } from '../making/take-snapshot.ts'
import { printPage } from './print-page.ts'
import { type Made, type ShowPicture, showJourney } from './show-journey.ts'

/** `index.html`: everything of the journey on one page. */
export function printEverything(snapshot: Snapshot, made: Made): string {
  const journey = showJourney(snapshot, made, showLinked)
  const { babyName, dueDate, isExpecting, timeZone, madeAt } = journey
  const sections = made.parts.flatMap(({ name, section }) => {
    const shown = section(journey)
    return shown ? [{ name, ...shown }] : []
  })
  const lacking = made.pictures.filter(({ state }) => state !== 'whole')
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
<p>Taken from Nestling on ${formatDay(dayInZone(madeAt, timeZone))}. What was in the trash is not in it. The folder “photos” has all pictures in their full size, and journey.json has everything for another program, or another Nestling.</p>
${
  lacking.length > 0 &&
  html`<p>These files of pictures were missing or damaged in Nestling:</p>
<ul>${lacking.map(({ file, state }) => html`<li>${file}: ${state}</li>`)}</ul>`
}
</footer>`,
  })
}

/** A small size that links to the full size. The browser loads it when it is scrolled near. */
const showLinked: ShowPicture = ({ width, height }, sizes, words) => {
  const full = sizes.at(-1)
  const choices = sizes.map(({ file, width }) => `${file} ${width}w`).join(', ')
  return html`<a href="${full?.file}"><img src="${full?.file}" srcset="${choices}" sizes="(max-width: 40rem) 90vw, 20rem" width="${width}" height="${height}" loading="lazy" alt="${words}"></a>`
}
