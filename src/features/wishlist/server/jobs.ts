import { lockRow } from '#platform/server/database/locks.ts'
import { deleteEach, type Storage } from '#platform/server/pictures/stored/delete-pictures.ts'
import { trashSince } from '#platform/shared/ownership.ts'

/** Deletes for good what has been in the trash too long, with its picture and what was said about getting it. */
export async function emptyWishlistTrash(storage: Storage, now: Date): Promise<void> {
  const since = trashSince(now)
  const old = storage.db.selectFrom('wishes').select('id').where('deleted_at', '<', since)
  await deleteEach(storage, await old.execute(), async (tx, id) => {
    await lockRow(tx, 'wishes', id)
    // None when it was brought back in the last moment.
    const gone = tx
      .deleteFrom('wishes')
      .where('id', '=', id)
      .where('deleted_at', '<', since)
      .returning('image_filename')
    return (await gone.execute()).flatMap(({ image_filename }) => image_filename ?? [])
  })
}
