import type { Tx } from '#platform/server/database/database.ts'
import { drawToken } from '#platform/server/session.ts'
import { createAccount } from '../commands.ts'

type Imported = {
  /** Null for a person who had left the journey. Their account is stored as deleted, so nobody can sign in to it. */
  readonly email: string | null
  readonly firstName: string
  readonly lastName: string
  /** The hash of a random password. The person later chooses their own password through a link. */
  readonly passwordHash: string
  readonly portrait: Uint8Array | null
}

/** Makes an account for a person in an imported journey. */
export async function createImportedAccount(tx: Tx, person: Imported, now: Date): Promise<number> {
  const { email, portrait } = person
  const address = email ?? `deleted-${drawToken()}@invalid`
  const id = await createAccount(tx, { ...person, email: address, mayBeginJourney: false }, now)
  if (email === null)
    await tx.updateTable('users').set({ deleted_at: now.toISOString() }).where('id', '=', id).execute()
  if (portrait !== null) {
    const name = drawToken()
    await tx
      .insertInto('portraits')
      .values({ user_id: id, name, bytes: portrait, created_at: now.toISOString() })
      .execute()
    const shown = { profile_image_url: `/api/portraits/${name}` }
    await tx.updateTable('users').set(shown).where('id', '=', id).execute()
  }
  return id
}
