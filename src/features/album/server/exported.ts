import type { ExportedJourney, ExportPart } from '#platform/server/export/export-part.ts'
import { html } from '#platform/server/export/html.ts'
import { exportResponses } from '#platform/server/responses/export-responses.ts'
import { texts } from '../texts/texts.ts'

/** The album in an export: all photos, oldest first. */
export const exportPart: ExportPart = {
  section: (journey) => {
    const photos = list(journey)
    if (photos.length === 0) return null
    return { title: texts.exportTitle, body: html`<div class="album">${photos.map(({ body }) => body)}</div>` }
  },
  book: list,
}

function list(journey: ExportedJourney) {
  const responsesTo = exportResponses(journey, { comments: 'photo_comments', reactions: 'photo_reactions' })
  return journey.rowsOf('photos').map((photo) => {
    const { id, caption, week, created_by, created_at } = photo
    const words = [week !== null && texts.week(week), journey.firstNameOf(created_by)].filter(Boolean).join(' · ')
    return {
      week: week ?? journey.weekOf(created_at),
      at: created_at,
      body: html`<figure>${journey.show(photo, caption ?? texts.photoWithoutCaption)}
<figcaption>${caption && html`<span class="typed">${caption}</span>`}
<span class="soft">${words} · ${journey.dayOf(created_at)}</span>
${responsesTo(id)}</figcaption></figure>`,
    }
  })
}
