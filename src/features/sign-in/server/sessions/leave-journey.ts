import { findLatestMembership } from '#features/membership/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'

/**
 * Switches the sessions of a removed person to another journey that they follow. A person who follows no
 * other journey loses the right to begin one, so Nestling tells them that they need an invitation.
 */
export async function leaveJourney(
  tx: Tx,
  { userId, pregnancyId }: { userId: number; pregnancyId: number },
): Promise<void> {
  const other = await findLatestMembership(tx, userId)
  await tx
    .updateTable('sessions')
    .set({ pregnancy_id: other?.pregnancy_id ?? null })
    .where('user_id', '=', userId)
    .where('pregnancy_id', '=', pregnancyId)
    .execute()
  if (!other) await tx.updateTable('users').set({ founder_at: null }).where('id', '=', userId).execute()
}
