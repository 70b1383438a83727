import { lockRow } from '#platform/server/database/locks.ts'
import { deleteEach, type Storage } from '#platform/server/pictures/stored/delete-pictures.ts'
import { trashSince } from '#platform/shared/ownership.ts'

/** Deletes for good what has been in the trash too long to be brought back, its files too. */
export async function emptyPhotosTrash(storage: Storage, now: Date): Promise<void> {
  const since = trashSince(now)
  const old = storage.db.selectFrom('photos').select('id').where('deleted_at', '<', since)
  await deleteEach(storage, await old.execute(), async (tx, id) => {
    await lockRow(tx, 'photos', id)
    // None when it was brought back in the last moment.
    const gone = tx.deleteFrom('photos').where('id', '=', id).where('deleted_at', '<', since).returning('filename')
    return (await gone.execute()).map(({ filename }) => filename)
  })
}
