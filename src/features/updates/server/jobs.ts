import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import { forgetFiles, removeForgotten } from '#platform/server/pictures/kept/forget-pictures.ts'
import type { FileStore } from '#platform/server/storage/store.ts'
import { trashSince } from '#platform/shared/ownership.ts'

type House = { db: Database; files: FileStore }

/** Deletes for good what has been in the trash too long to be brought back, its pictures too. */
export async function emptyUpdatesTrash({ db, files }: House, now: Date): Promise<void> {
  const since = trashSince(now)
  const old = await db.selectFrom('updates').select('id').where('deleted_at', '<', since).execute()
  for (const { id } of old)
    await removeForgotten(files, await db.transaction().execute((tx) => forgetUpdate(tx, id, since)))
}

/** Gives the names of its files; none when it was brought back in the last moment. */
async function forgetUpdate(tx: Tx, id: number, since: string): Promise<string[]> {
  await lockRow(tx, 'updates', id)
  const update = tx.selectFrom('updates').select('id').where('id', '=', id).where('deleted_at', '<', since)
  const pictures = await tx
    .deleteFrom('update_pictures')
    .where('update_id', 'in', update)
    .returning('filename')
    .execute()
  await tx.deleteFrom('updates').where('id', 'in', update).execute()
  return forgetFiles(
    tx,
    pictures.map(({ filename }) => filename),
  )
}

const day = 86_400_000

/** Deletes pictures that were sent a day ago for updates that nobody shared. */
export async function forgetUnsharedPictures({ db, files }: House, now: Date): Promise<void> {
  const names = await db.transaction().execute(async (tx) => {
    const pictures = await tx
      .deleteFrom('update_pictures')
      .where('update_id', 'is', null)
      .where('created_at', '<', new Date(now.getTime() - day).toISOString())
      .returning('filename')
      .execute()
    return forgetFiles(
      tx,
      pictures.map(({ filename }) => filename),
    )
  })
  await removeForgotten(files, names)
}
