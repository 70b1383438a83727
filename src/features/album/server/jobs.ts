import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import { forgetFiles, removeForgotten } from '#platform/server/pictures/kept/forget-pictures.ts'
import type { FileStore } from '#platform/server/storage/store.ts'
import { trashSince } from '#platform/shared/ownership.ts'

type House = { db: Database; files: FileStore }

/** Deletes for good what has been in the trash too long to be brought back, its files too. */
export async function emptyPhotosTrash({ db, files }: House, now: Date): Promise<void> {
  const since = trashSince(now)
  const old = await db.selectFrom('photos').select('id').where('deleted_at', '<', since).execute()
  for (const { id } of old)
    await removeForgotten(files, await db.transaction().execute((tx) => forgetPhoto(tx, id, since)))
}

/** Gives the names of its files; none when it was brought back in the last moment. */
async function forgetPhoto(tx: Tx, id: number, since: string): Promise<string[]> {
  await lockRow(tx, 'photos', id)
  const gone = tx.deleteFrom('photos').where('id', '=', id).where('deleted_at', '<', since).returning('filename')
  return forgetFiles(
    tx,
    (await gone.execute()).map(({ filename }) => filename),
  )
}
