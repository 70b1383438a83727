import type { Database } from '#platform/server/database/database.ts'
import type { Role } from '#platform/shared/role.ts'
import { isInAudience, isQuiet } from '../../rules.ts'
import { listChanges } from './find-state.ts'

/** Whether the journey is paused or has ended, so that nothing is sent about it. */
export const isJourneyQuiet = async (db: Database, pregnancyId: number): Promise<boolean> =>
  isQuiet(await findState(db, pregnancyId))

/** Whether the journey is paused or has ended, or looks paused to this member because they were not told of a birth. */
export async function isQuietFor(
  db: Database,
  { pregnancyId, role }: { pregnancyId: number; role: Role },
): Promise<boolean> {
  const state = await findState(db, pregnancyId)
  if (state !== 'born') return isQuiet(state)
  const [last] = await listChanges(db, pregnancyId)
  return !isInAudience(last?.told_to ?? 'everybody', role)
}

async function findState(db: Database, pregnancyId: number) {
  const journey = await db.selectFrom('pregnancies').select('state').where('id', '=', pregnancyId).executeTakeFirst()
  return journey?.state ?? 'expecting'
}
