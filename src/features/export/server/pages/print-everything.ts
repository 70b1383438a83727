import { html } from '#platform/server/export/html.ts'
import { dayInZone, formatDay } from '#platform/shared/time/calendar.ts'
import type { Snapshot } from '../making/take-snapshot.ts'
import { texts } from '../texts/texts.ts'
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
    title: texts.pageTitle(babyName),
    styles: new URL('everything.css', import.meta.url),
    body: html`<header>
<p class="soft">Nestling</p>
<h1>${babyName}</h1>
${isExpecting && html`<p>${dueDate === null ? texts.noDueDate : texts.due(formatDay(dueDate))}</p>`}
<p><a href="keepsake.html">${texts.linkToBook}</a></p>
<nav aria-label="${texts.onThisPage}"><ul>${sections.map(({ name, title }) => html`<li><a href="#${name}">${title}</a></li>`)}</ul></nav>
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
<p>${texts.aboutExport(formatDay(dayInZone(madeAt, timeZone)))}</p>
${
  incomplete.length > 0 &&
  html`<p>${texts.incompleteFiles}</p>
<ul>${incomplete.map(({ file, state }) => html`<li>${state === 'missing' ? texts.missingFile(file) : texts.damagedFile(file)}</li>`)}</ul>`
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
