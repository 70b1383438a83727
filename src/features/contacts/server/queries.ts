import type { Selectable } from 'kysely'
import { compileQuery } from '#platform/server/database/compiled-query.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { PregnancyId } from '#platform/server/session.ts'
import { versionOf } from '#platform/server/versions/version-of.ts'
import { type Contact, ContactInput } from '../contract.ts'

type PageQuery = { pregnancyId: PregnancyId; before: number; limit: number }

/** The contacts of a journey with ids below `before`, newest first. */
export async function listContacts(db: Database, page: PageQuery): Promise<Contact[]> {
  return (await selectContacts(db, page)).map(asContact)
}

/** A contact of a journey, even if it is in the trash. */
export const findContact = (tx: Tx, pregnancyId: PregnancyId, id: number) =>
  tx.selectFrom('contacts').selectAll().where('id', '=', id).where('pregnancy_id', '=', pregnancyId).executeTakeFirst()

/** A contact in the form the API returns. */
export function asContact(row: Selectable<Tables['contacts']>): Contact {
  const contact = withoutVersion(row)
  return { ...contact, version: contactVersion(contact) }
}

const contactVersion = versionOf(ContactInput)

const withoutVersion = (row: Selectable<Tables['contacts']>) => ({
  id: row.id,
  name: row.name,
  category: row.category,
  title: row.title,
  specialty: row.specialty,
  phoneNumber: row.phone_number,
  email: row.email,
  address: row.address,
  notes: row.notes,
  isPrimary: row.is_primary === 1,
  isEmergency: row.is_emergency === 1,
  createdBy: row.created_by,
  createdAt: row.created_at,
})

const selectContacts = compileQuery<PageQuery>()((db, param) =>
  db
    .selectFrom('contacts')
    .where('pregnancy_id', '=', param('pregnancyId'))
    .where('id', '<', param('before'))
    .where('deleted_at', 'is', null)
    // PostgreSQL finds the newest rows by the list’s index only if they are also sorted by `deleted_at`.
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit((eb) => eb.val(param('limit')))
    .selectAll(),
)
