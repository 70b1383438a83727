import type { Database, Tx } from '#platform/server/database/database.ts'
import type { UserId } from '#platform/server/session.ts'
import type { Passkey } from '../contract.ts'

/** The columns that `asPasskey` needs. */
export const passkeyColumns = ['id', 'name', 'created_at', 'last_used_at'] as const

type PasskeyRow = { id: number; name: string; created_at: string; last_used_at: string | null }

export async function listPasskeys(db: Database, userId: UserId): Promise<Passkey[]> {
  const own = db.selectFrom('passkeys').select(passkeyColumns).where('user_id', '=', userId)
  return (await own.orderBy('id', 'desc').execute()).map(asPasskey)
}

/** The credential ids of this person's passkeys. */
export async function listCredentialIds(tx: Tx, userId: number): Promise<string[]> {
  const own = tx.selectFrom('passkeys').select('credential_id').where('user_id', '=', userId)
  return (await own.orderBy('id').execute()).map(({ credential_id }) => credential_id)
}

/** The passkey with this credential id; undefined if there is none. */
export const findCredential = (db: Database | Tx, credentialId: string) =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()

export const asPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
})
