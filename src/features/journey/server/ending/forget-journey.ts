import type { Tx } from '#platform/server/database/database.ts'

/** Forgets a journey for good, once all else that belonged to it is gone. */
export async function forgetJourney(tx: Tx, { pregnancyId }: { pregnancyId: number }): Promise<void> {
  await tx.deleteFrom('parents').where('pregnancy_id', '=', pregnancyId).execute()
  await tx.deleteFrom('pregnancies').where('id', '=', pregnancyId).execute()
}

/** Forgets what a person was called as a parent, in every journey. */
export async function forgetParent(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await tx.deleteFrom('parents').where('user_id', '=', userId).execute()
}

/** Forgets what a person was called as a parent of this journey: who comes back is asked anew. */
export async function forgetParentOf(
  tx: Tx,
  { pregnancyId, userId }: { pregnancyId: number; userId: number },
): Promise<void> {
  await tx.deleteFrom('parents').where('pregnancy_id', '=', pregnancyId).where('user_id', '=', userId).execute()
}
