import type { Database } from '#platform/server/database/database.ts'
import { trashSince } from '#platform/shared/ownership.ts'

/** Deletes for good what has been in the trash too long to be brought back. */
export async function emptyScansTrash({ db }: { db: Database }, now: Date): Promise<void> {
  await db.deleteFrom('scans').where('deleted_at', '<', trashSince(now)).execute()
}
