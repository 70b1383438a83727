/** Finds picture files in the store that have no row. */
import type { Database } from '../../database/database.ts'
import { unknownFolder } from '../../installation/store-mark.ts'
import type { FileStore } from '../../storage/store.ts'

const batchSize = 200
/** Matches only names that Nestling gives, because a bucket may contain other files. */
const pictureNamePattern = /^[a-z]+\/[\da-f]{2}\/[\da-f]{48}-\d+\.webp$/

export const isPictureName = (name: string): boolean => pictureNamePattern.test(name)

/**
 * Lists files without a row: those in these folders that were changed before `until`, and all files in the folder `unknown`.
 * Files of deleted pictures are left out.
 */
export async function listFilesWithoutRow(
  { db, files }: { db: Database; files: FileStore },
  folders: readonly string[],
  until: Date,
): Promise<string[]> {
  const withoutRow: string[] = []
  for (const folder of folders)
    for await (const batch of inBatches(
      files.list(folder),
      ({ name, changedAt }) => pictureNamePattern.test(name) && changedAt < until,
    )) {
      const known = new Set([...(await listNamesWithRow(db, batch)), ...(await listDeleted(db, batch))])
      withoutRow.push(...batch.filter((name) => !known.has(name)))
    }
  for await (const { name } of files.list(unknownFolder)) withoutRow.push(name)
  return withoutRow
}

/** Returns which of these files a row names. */
export async function listNamesWithRow(db: Database, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  const rows = await db.selectFrom('picture_files').select('name').where('name', 'in', names).execute()
  return new Set(rows.map(({ name }) => name))
}

/** Returns which of these files belong to deleted pictures. The hourly job will remove those. */
async function listDeleted(db: Database, names: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('deleted_files').select('name').where('name', 'in', names).execute()
  return rows.map(({ name }) => name)
}

type Listed = { readonly name: string; readonly changedAt: Date }

export async function* inBatches(
  listed: AsyncIterable<Listed>,
  isWanted: (file: Listed) => boolean = () => true,
): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const file of listed) {
    if (isWanted(file)) batch.push(file.name)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
