/** Reads stored files in full, compares them with their rows, and records what is wrong. */
import { hash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { FileStore } from '../storage/store.ts'

type Store = { readonly db: Database; readonly files: FileStore }
type Row = Selectable<Tables['picture_files']>
export type FaultyFile = Pick<Row, 'name' | 'bytes' | 'checksum'> & { readonly fault: 'missing' | 'damaged' }

/** Selects the rows after this id, in the order in which they are checked. */
export const selectFiles = (db: Database, after: number, count: number) =>
  db.selectFrom('picture_files').selectAll().where('id', '>', after).orderBy('id').limit(count)

/** Reads the files of these rows. Throws if the store does not respond. */
export async function verifyFiles(
  { db, files }: Store,
  rows: readonly Row[],
  signal?: AbortSignal,
): Promise<FaultyFile[]> {
  const faulty: FaultyFile[] = []
  for (const row of rows) {
    signal?.throwIfAborted()
    const fault = await findFault(files, row)
    if (fault === null && row.fault === null) continue
    // If the row is gone, the picture was deleted meanwhile.
    const { numUpdatedRows } = await db
      .updateTable('picture_files')
      .set({ fault })
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow()
    if (fault !== null && numUpdatedRows > 0) faulty.push({ ...row, fault })
  }
  return faulty
}

async function findFault(files: FileStore, { name, checksum }: Row): Promise<Row['fault']> {
  try {
    const content = await files.find(name)
    if (content === null) return 'missing'
    return hash('sha256', content) === checksum ? null : 'damaged'
  } catch (error) {
    // The disk cannot read this file.
    if (Object(error).code === 'EIO') return 'damaged'
    throw error
  }
}
