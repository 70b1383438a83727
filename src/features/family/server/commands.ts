import type { Tx } from '#platform/server/database/database.ts'

type Founding = { pregnancyId: number; userId: number; now: Date }

/** Whoever began a journey is its first admin. */
export async function joinAsFounder(tx: Tx, { pregnancyId, userId, now }: Founding): Promise<void> {
  const at = now.toISOString()
  await tx
    .insertInto('members')
    .values({ pregnancy_id: pregnancyId, user_id: userId, role: 'admin', created_at: at, accepted_at: at })
    .execute()
}
