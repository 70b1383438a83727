import { findCertainTime } from '#platform/server/clock/certain-time.ts'
import { deleteFiles, removeDeleted, type Storage } from '#platform/server/pictures/stored/delete-pictures.ts'

const day = 86_400_000

/**
 * Deletes pictures whose update was not shared within three days: one day, and the two days that `findCertainTime` subtracts
 * in case the clock is wrong.
 */
export async function deleteUnsharedPictures(storage: Storage, now: Date): Promise<void> {
  const certain = await findCertainTime(storage.db, now)
  const names = await storage.db.transaction().execute(async (tx) => {
    const pictures = await tx
      .deleteFrom('update_pictures')
      .where('update_id', 'is', null)
      .where('created_at', '<', new Date(certain.getTime() - day).toISOString())
      .returning('filename')
      .execute()
    return deleteFiles(
      tx,
      pictures.map(({ filename }) => filename),
    )
  })
  await removeDeleted(storage, names)
}
