import { isBackingUp } from '../../backup/run-backup.ts'
import type { Database, Tx } from '../../database/database.ts'
import { unknownName } from '../../installation/store-mark.ts'
import type { FileStore } from '../../storage/store.ts'

export type Storage = { db: Database; files: FileStore }

/**
 * Deletes the rows of these pictures' files, and records the files as deleted. Returns the names of the files. After
 * the commit, the caller passes the names to `removeDeleted`. If the process ends before that, the hourly job removes
 * the files.
 */
export async function deleteFiles(tx: Tx, filenames: readonly string[]): Promise<string[]> {
  if (filenames.length === 0) return []
  const gone = await tx.deleteFrom('picture_files').where('filename', 'in', filenames).returning('name').execute()
  if (gone.length > 0) await tx.insertInto('deleted_files').values(gone).execute()
  return gone.map(({ name }) => name)
}

/** Records all files of a journey as deleted, in the transaction that deletes their rows. */
export async function recordJourneyFiles(tx: Tx, pregnancyId: number): Promise<void> {
  await tx
    .insertInto('deleted_files')
    .columns(['name'])
    .expression(tx.selectFrom('picture_files').select('name').where('pregnancy_id', '=', pregnancyId))
    .execute()
}

/**
 * Deletes items permanently, one by one, with the files of their pictures. `deleteRows` deletes the rows of one item
 * and returns the filenames of its pictures.
 */
export async function deleteEach(
  storage: Storage,
  rows: readonly { id: number }[],
  deleteRows: (tx: Tx, id: number) => Promise<readonly string[]>,
): Promise<void> {
  for (const { id } of rows) {
    const names = await storage.db.transaction().execute(async (tx) => deleteFiles(tx, await deleteRows(tx, id)))
    await removeDeleted(storage, names)
  }
}

/**
 * Removes files that `deleteFiles` has recorded, also from the folder `unknown`. While a backup is being made, the
 * files stay, because rows in the backup may name them. The hourly job removes them later.
 */
export async function removeDeleted({ db, files }: Storage, names: readonly string[]): Promise<void> {
  if (names.length === 0 || (await isBackingUp(db))) return
  for (const name of names) {
    await files.remove(name)
    await files.remove(unknownName(name))
    await db.deleteFrom('deleted_files').where('name', '=', name).execute()
  }
}
