import { lockRow } from '#platform/server/database/locks.ts'
import { deleteEach, type Storage } from '#platform/server/pictures/stored/delete-pictures.ts'
import { trashSince } from '#platform/shared/ownership.ts'

/** Deletes photos for good after 30 days in the trash, with their files. */
export async function emptyPhotosTrash(storage: Storage, now: Date): Promise<void> {
  const since = trashSince(now)
  const old = storage.db.selectFrom('photos').select('id').where('deleted_at', '<', since)
  await deleteEach(storage, await old.execute(), async (tx, id) => {
    await lockRow(tx, 'photos', id)
    // Nothing is deleted if it was restored at the last moment.
    const gone = tx.deleteFrom('photos').where('id', '=', id).where('deleted_at', '<', since).returning('filename')
    return (await gone.execute()).map(({ filename }) => filename)
  })
}
