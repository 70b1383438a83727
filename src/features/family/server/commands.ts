import type { Tx } from '#platform/server/database/database.ts'
import type { Role } from '#platform/shared/role.ts'

type Joining = { pregnancyId: number; userId: number; role: Role; now: Date }

/** Brings a person in, as one who has accepted. */
export async function joinJourney(tx: Tx, { pregnancyId, userId, role, now }: Joining): Promise<void> {
  const at = now.toISOString()
  await tx
    .insertInto('members')
    .values({ pregnancy_id: pregnancyId, user_id: userId, role, created_at: at, accepted_at: at })
    .execute()
}
