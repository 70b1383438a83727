import type { Updateable } from 'kysely'
import { lockMember } from '#features/membership/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Member } from '#platform/server/session.ts'
import { softDeletable } from '#platform/server/trash/soft-delete.ts'
import type { CheckVersion } from '#platform/server/versions/check-version.ts'
import type { Contact, ContactInput } from '../contract.ts'
import { asContact, findContact } from './queries.ts'

type Actor = Pick<Member, 'userId' | 'pregnancyId' | 'role'>

export const deletableContacts = softDeletable({ table: 'contacts', find: findContact })

/** Adds a contact and stores who added it. */
export function addContact(db: Database, actor: Actor, input: ContactInput, now: Date): Promise<Contact> {
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, actor)
    const row = await tx
      .insertInto('contacts')
      .values({
        ...columnsOf(input),
        pregnancy_id: actor.pregnancyId,
        created_by: actor.userId,
        created_at: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return asContact(row)
  })
}

/** Replaces a contact: omitted fields become empty. */
export function changeContact(
  { db, checkVersion }: { db: Database; checkVersion: CheckVersion<Contact> },
  actor: Actor,
  id: number,
  input: ContactInput,
): Promise<Contact> {
  return db.transaction().execute(async (tx) => {
    const row = await deletableContacts.lockOwn(tx, actor, id)
    await checkVersion(() => asContact(row))
    return update(tx, id, columnsOf(input))
  })
}

/** Moves a contact to the trash. */
export function deleteContact(db: Database, actor: Actor, id: number, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await deletableContacts.delete(tx, actor, id, now)
  })
}

/** Restores a contact from the trash. If it is not in the trash, nothing changes, so a repeated request is harmless. */
export function restoreContact(db: Database, actor: Actor, id: number, now: Date): Promise<Contact> {
  return db.transaction().execute(async (tx) => asContact(await deletableContacts.restore(tx, actor, id, now)))
}

async function update(tx: Tx, id: number, columns: Updateable<Tables['contacts']>): Promise<Contact> {
  const changing = tx.updateTable('contacts').set(columns).where('id', '=', id).returningAll()
  return asContact(await changing.executeTakeFirstOrThrow())
}

const columnsOf = (input: ContactInput) => ({
  name: input.name,
  category: input.category,
  title: input.title || null,
  specialty: input.specialty || null,
  phone_number: input.phoneNumber || null,
  email: input.email || null,
  address: input.address || null,
  notes: input.notes || null,
  is_primary: input.isPrimary ? 1 : 0,
  is_emergency: input.isEmergency ? 1 : 0,
})
