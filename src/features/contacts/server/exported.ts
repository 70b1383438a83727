import type { Selectable } from 'kysely'
import type { Tables } from '#platform/server/database/tables.ts'
import type { ExportPart } from '#platform/server/export/export-part.ts'
import { html } from '#platform/server/export/html.ts'
import { groupContacts, telLink } from '../rules.ts'
import { texts } from '../texts/texts.ts'

/** The section of an export with all contacts, by category. */
export const exportPart: ExportPart = {
  section: ({ rowsOf }) => {
    const contacts = rowsOf('contacts').map((row) => ({ ...row, isPrimary: row.is_primary === 1 }))
    if (contacts.length === 0) return null
    const cards = groupContacts(contacts).flatMap(({ contacts }) => contacts.map(print))
    return { title: texts.title, body: html`<div class="cards">${cards}</div>` }
  },
}

type Contact = Selectable<Tables['contacts']> & { isPrimary: boolean }

function print({
  category,
  name,
  title,
  specialty,
  phone_number,
  email,
  address,
  notes,
  isPrimary,
  is_emergency,
}: Contact) {
  const marks = [
    texts.categories[category],
    isPrimary && texts.primary,
    is_emergency === 1 && category !== 'emergency' && texts.emergency,
  ]
    .filter(Boolean)
    .join(' · ')
  const about = [title, specialty].filter(Boolean).join(', ')
  return html`<article class="card">
<p class="soft">${marks}</p>
<h3>${name}</h3>
${about && html`<p class="soft">${about}</p>`}
${phone_number && html`<p><a href="${telLink(phone_number)}">${phone_number}</a></p>`}
${email && html`<p><a href="mailto:${encodeURIComponent(email)}">${email}</a></p>`}
${address && html`<p class="typed">${address}</p>`}
${notes && html`<p class="typed soft">${notes}</p>`}
</article>`
}
