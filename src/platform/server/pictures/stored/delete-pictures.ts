import type { Database, Tx } from '../../database/database.ts'
import type { Feature } from '../../feature/define-feature.ts'
import type { FileStore } from '../../storage/store.ts'

export type Storage = { db: Database; files: FileStore }

/** Deletes the file rows of these pictures by filename. Gives the names to remove from the store after the commit. */
export async function deleteFiles(tx: Tx, filenames: readonly string[]): Promise<string[]> {
  if (filenames.length === 0) return []
  const gone = tx.deleteFrom('picture_files').where('filename', 'in', filenames).returning('name')
  return (await gone.execute()).map(({ name }) => name)
}

/**
 * Deletes these for good, one by one, with the files of their pictures. `deleteRows` deletes the rows of one and returns
 * the filenames of its pictures.
 */
export async function deleteEach(
  { db, files }: Storage,
  rows: readonly { id: number }[],
  deleteRows: (tx: Tx, id: number) => Promise<readonly string[]>,
): Promise<void> {
  for (const { id } of rows) {
    const names = await db.transaction().execute(async (tx) => deleteFiles(tx, await deleteRows(tx, id)))
    await removeDeleted(files, names)
  }
}

/**
 * Removes files after their rows were deleted. Rows go first: a file without a row is swept later, but a row
 * without a file would be a broken picture.
 */
export async function removeDeleted(files: FileStore, names: readonly string[]): Promise<void> {
  for (const name of names) await files.remove(name)
}

const atOnce = 200
const day = 86_400_000
/** Only our own names: a bucket may hold other things. */
const ours = /^[a-z]+\/[\da-f]{2}\/[\da-f]{48}-\d+\.webp(\.[\da-f-]+\.part)?$/

type Swept = Storage & { features: readonly Pick<Feature, 'pictureFolder'>[] }

/** Removes files that no row names: a call may have been cut, or a journey has ended. */
export async function sweepPictures({ db, files, features }: Swept, now: Date): Promise<void> {
  let batch: string[] = []
  for (const folder of features.flatMap(({ pictureFolder = [] }) => pictureFolder))
    for await (const { name, changedAt } of files.list(folder)) {
      // A younger file may belong to a running call.
      if (ours.test(name) && now.getTime() - changedAt.getTime() > day) batch.push(name)
      if (batch.length < atOnce) continue
      await removeUnreferenced({ db, files }, batch)
      batch = []
    }
  await removeUnreferenced({ db, files }, batch)
}

async function removeUnreferenced({ db, files }: Storage, names: readonly string[]) {
  if (names.length === 0) return
  const rows = await db.selectFrom('picture_files').select('name').where('name', 'in', names).execute()
  const named = new Set(rows.map(({ name }) => name))
  for (const name of names) if (!named.has(name)) await files.remove(name)
}
