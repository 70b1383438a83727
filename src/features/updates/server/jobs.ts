import { lockRow } from '#platform/server/database/locks.ts'
import {
  deleteEach,
  deleteFiles,
  removeDeleted,
  type Storage,
} from '#platform/server/pictures/stored/delete-pictures.ts'
import { trashSince } from '#platform/shared/ownership.ts'

/** Deletes updates for good after 30 days in the trash, with their pictures. */
export async function emptyUpdatesTrash(storage: Storage, now: Date): Promise<void> {
  const since = trashSince(now)
  const old = storage.db.selectFrom('updates').select('id').where('deleted_at', '<', since)
  await deleteEach(storage, await old.execute(), async (tx, id) => {
    await lockRow(tx, 'updates', id)
    // Nothing is deleted if it was restored at the last moment.
    const update = tx.selectFrom('updates').select('id').where('id', '=', id).where('deleted_at', '<', since)
    const gone = tx.deleteFrom('update_pictures').where('update_id', 'in', update).returning('filename')
    const pictures = await gone.execute()
    await tx.deleteFrom('updates').where('id', 'in', update).execute()
    return pictures.map(({ filename }) => filename)
  })
}

const day = 86_400_000

/** Deletes pictures uploaded over a day ago for updates that were never shared. */
export async function forgetUnsharedPictures({ db, files }: Storage, now: Date): Promise<void> {
  const names = await db.transaction().execute(async (tx) => {
    const pictures = await tx
      .deleteFrom('update_pictures')
      .where('update_id', 'is', null)
      .where('created_at', '<', new Date(now.getTime() - day).toISOString())
      .returning('filename')
      .execute()
    return deleteFiles(
      tx,
      pictures.map(({ filename }) => filename),
    )
  })
  await removeDeleted(files, names)
}
