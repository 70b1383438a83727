import { lockRow } from '#platform/server/database/locks.ts'
import { deleteEach, type Storage } from '#platform/server/pictures/stored/delete-pictures.ts'
import { trashSince } from '#platform/shared/ownership.ts'

/** Deletes wishes for good after 30 days in the trash, with their pictures and reservations. */
export async function emptyWishlistTrash(storage: Storage, now: Date): Promise<void> {
  const since = trashSince(now)
  const old = storage.db.selectFrom('wishes').select('id').where('deleted_at', '<', since)
  await deleteEach(storage, await old.execute(), async (tx, id) => {
    await lockRow(tx, 'wishes', id)
    // Nothing is deleted if it was restored at the last moment.
    const gone = tx
      .deleteFrom('wishes')
      .where('id', '=', id)
      .where('deleted_at', '<', since)
      .returning('image_filename')
    return (await gone.execute()).flatMap(({ image_filename }) => image_filename ?? [])
  })
}
