import type { ExportPart } from '#platform/server/export/export-part.ts'
import { html } from '#platform/server/export/html.ts'
import { formatDay } from '#platform/shared/time/calendar.ts'

/** The baby's name, the due date and the parents. */
export const exportPart: ExportPart = {
  section: ({ babyName, dueDate, rowsOf }) => {
    const parents = rowsOf('parents').map(
      ({ display_name, called_as }) =>
        html`<dt>Parent</dt><dd>${display_name}${called_as !== '' && html` <span class="soft">“${called_as}”</span>`}</dd>`,
    )
    return {
      title: 'The journey',
      body: html`<dl class="facts">
<dt>Baby</dt><dd>${babyName}</dd>
<dt>Due date</dt><dd>${dueDate === null ? 'Not set' : formatDay(dueDate)}</dd>
${parents}
</dl>`,
    }
  },
}
