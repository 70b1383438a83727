import type * as z from 'zod/mini'
import type { Tx } from '#platform/server/database/database.ts'
import { drawToken, hashToken } from '#platform/server/session.ts'
import type { ResetSecret } from '../../contract.ts'
import { resetMinutes } from '../../rules.ts'

type NewToken = {
  userId: number
  /** The admin who makes the link; null if it is mailed, or made on the server. */
  madeBy: number | null
  now: Date
  token?: string
}

/** Makes the secret for a new-password link; voids the person's previous link. */
export async function makeResetToken(
  tx: Tx,
  { userId, madeBy, now, token = drawToken() }: NewToken,
): Promise<z.infer<typeof ResetSecret>> {
  const expiresAt = new Date(now.getTime() + resetMinutes * 60_000).toISOString()
  const row = {
    made_by: madeBy,
    token_hash: hashToken(token),
    created_at: now.toISOString(),
    expires_at: expiresAt,
  }
  await tx
    .insertInto('reset_tokens')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  return { token, expiresAt }
}

/** Voids a person's new-password link. */
export async function voidResetToken(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await tx.deleteFrom('reset_tokens').where('user_id', '=', userId).execute()
}

/** The token follows the #, so it appears in no request line, log or Referer header. */
export const resetPath = (token: string): string => `/reset-password#${token}`
