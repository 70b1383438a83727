import type { Database } from '#platform/server/database/database.ts'
import { trashSince } from '#platform/shared/ownership.ts'

/** Deletes for good what was in the trash for more than 30 days. */
export async function emptyScansTrash({ db }: { db: Database }, now: Date): Promise<void> {
  await db.deleteFrom('scans').where('deleted_at', '<', trashSince(now)).execute()
}
