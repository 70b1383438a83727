import type { ExportPart } from '#platform/server/export/export-part.ts'
import { html } from '#platform/server/export/html.ts'
import { roles } from '#platform/shared/role.ts'
import { texts } from '../texts/texts.ts'

/** The members with their portraits. Their emails are only in `journey.json`, because people may pass this page on. */
export const exportPart: ExportPart = {
  section: ({ people }) => {
    const members = roles.flatMap((role) => people.filter((person) => person.role === role))
    return {
      title: texts.exportTitle,
      body: html`<ul class="people">${members.map(
        ({ firstName, lastName, role, portrait }) => html`<li>
${portrait ? html`<img class="face" src="${portrait}" alt="" width="48" height="48">` : html`<span class="face" aria-hidden="true">${firstName.slice(0, 1)}</span>`}
<span><strong>${firstName} ${lastName}</strong><br><span class="soft">${role && texts.roles[role]}</span></span>
</li>`,
      )}</ul>`,
    }
  },
}
