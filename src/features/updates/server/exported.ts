import type { ExportedJourney, ExportPart } from '#platform/server/export/export-part.ts'
import { type Html, html, webLink } from '#platform/server/export/html.ts'
import { exportResponses } from '#platform/server/responses/export-responses.ts'
import { texts } from '../texts/texts.ts'

/** All updates with their pictures, oldest first. */
export const exportPart: ExportPart = {
  section: (journey) => {
    const updates = list(journey)
    if (updates.length === 0) return null
    return { title: texts.exportTitle, body: html`${updates.map(({ body }) => body)}` }
  },
  book: list,
}

function list(journey: ExportedJourney) {
  const pictures = Map.groupBy(journey.rowsOf('update_pictures'), ({ update_id }) => update_id)
  const responsesTo = exportResponses(journey, { comments: 'update_comments', reactions: 'update_reactions' })
  return journey.rowsOf('updates').map((update) => {
    const { id, author_id, content, week, image_url, created_at } = update
    const ownPictures = (pictures.get(id) ?? []).toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
    const hasCopy = ownPictures.some(({ is_link_copy }) => is_link_copy === 1)
    const shown = ownPictures.map((picture) => html`<figure>${journey.show(picture, texts.pictureOfUpdate)}</figure>`)
    const words = [journey.firstNameOf(author_id), week !== null && texts.week(week)].filter(Boolean).join(' · ')
    const body: Html = html`<article class="card">
<p class="soft">${words} · ${journey.dayOf(created_at)}</p>
<p class="typed">${content}</p>
${shown.length > 0 && html`<div class="pictures">${shown}</div>`}
${image_url !== null && !hasCopy && html`<p>${webLink(image_url, texts.pictureElsewhere)}</p>`}
${responsesTo(id)}
</article>`
    return { week: week ?? journey.weekOf(created_at), at: created_at, body }
  })
}
