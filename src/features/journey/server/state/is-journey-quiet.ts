import type { Database } from '#platform/server/database/database.ts'
import { isQuiet } from '../../rules.ts'

/** Whether the journey is paused or has ended, so that nothing is sent about it. */
export async function isJourneyQuiet(db: Database, pregnancyId: number): Promise<boolean> {
  const journey = await db.selectFrom('pregnancies').select('state').where('id', '=', pregnancyId).executeTakeFirst()
  return isQuiet(journey?.state ?? 'expecting')
}
