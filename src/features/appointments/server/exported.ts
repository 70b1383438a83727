import type { ExportPart } from '#platform/server/export/export-part.ts'
import { html } from '#platform/server/export/html.ts'
import { timeInZone } from '#platform/shared/time/wall-clock.ts'
import { texts as shared } from '../texts/texts.ts'
import { texts } from './texts/texts.ts'

/** All appointments by ascending date, with times in the family's time zone. */
export const exportPart: ExportPart = {
  section: ({ rowsOf, dayOf, timeZone }) => {
    const inOrder = rowsOf('appointments').toSorted((one, other) =>
      one.appointment_date < other.appointment_date ? -1 : 1,
    )
    if (inOrder.length === 0) return null
    const cards = inOrder.map(
      ({ title, description, doctor_name, appointment_date, status, location, notes }) => html`<article class="card">
<p class="soft">${texts.dayAndTime(dayOf(appointment_date), timeInZone(new Date(appointment_date), timeZone))} · <span class="status">${texts.statuses[status]}</span></p>
<h3>${title}</h3>
${doctor_name && html`<p>${doctor_name}</p>`}
${location && html`<p class="typed">${location}</p>`}
${description && html`<p class="typed">${description}</p>`}
${notes && html`<p class="typed soft">${notes}</p>`}
</article>`,
    )
    return { title: shared.title, body: html`<div class="cards">${cards}</div>` }
  },
}
