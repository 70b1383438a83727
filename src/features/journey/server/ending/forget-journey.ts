import type { Tx } from '#platform/server/database/database.ts'

/** Deletes a journey for good, once everything that belonged to it is gone. */
export async function forgetJourney(tx: Tx, { pregnancyId }: { pregnancyId: number }): Promise<void> {
  await tx.deleteFrom('parents').where('pregnancy_id', '=', pregnancyId).execute()
  await tx.deleteFrom('pregnancies').where('id', '=', pregnancyId).execute()
}

/** Deletes a person's parent entries in every journey. */
export async function forgetParent(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await tx.deleteFrom('parents').where('user_id', '=', userId).execute()
}

/** Deletes a person's parent entry in this journey, so it is asked again if they come back. */
export async function forgetParentOf(
  tx: Tx,
  { pregnancyId, userId }: { pregnancyId: number; userId: number },
): Promise<void> {
  await tx.deleteFrom('parents').where('pregnancy_id', '=', pregnancyId).where('user_id', '=', userId).execute()
}
