import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import type { FileStore } from '#platform/server/storage/store.ts'
import { trashSince } from '#platform/shared/ownership.ts'

type House = { db: Database; files: FileStore }

const atOnce = 200
const day = 86_400_000
/** Only what was named by this feature: a bucket may hold other things. */
const ours = /^album\/[\da-f]{2}\/[\da-f]{48}-\d+\.webp(\.[\da-f-]+\.part)?$/

/** Deletes for good what has been in the trash too long, and files that no photo names: an upload may have been cut. */
export async function sweepPhotos({ db, files }: House, now: Date): Promise<void> {
  await emptyTrash({ db, files }, now)
  let batch: string[] = []
  for await (const { name, changedAt } of files.list('album')) {
    // A younger one may belong to an upload that is under way.
    if (ours.test(name) && now.getTime() - changedAt.getTime() > day) batch.push(name)
    if (batch.length < atOnce) continue
    await removeUnnamed({ db, files }, batch)
    batch = []
  }
  await removeUnnamed({ db, files }, batch)
}

async function emptyTrash({ db, files }: House, now: Date) {
  const since = trashSince(now)
  const old = await db.selectFrom('photos').select('id').where('deleted_at', '<', since).execute()
  // Rows first: a file without a row is swept, a row without a file would be a broken photo.
  for (const { id } of old)
    for (const name of await db.transaction().execute((tx) => forgetPhoto(tx, id, since))) await files.remove(name)
}

/** Gives the names of its files; none when it was brought back in the last moment. */
async function forgetPhoto(tx: Tx, id: number, since: string): Promise<string[]> {
  await lockRow(tx, 'photos', id)
  const photo = tx.selectFrom('photos').select('id').where('id', '=', id).where('deleted_at', '<', since)
  const kept = await tx.deleteFrom('photo_files').where('photo_id', 'in', photo).returning('name').execute()
  await tx.deleteFrom('photos').where('id', '=', id).where('deleted_at', '<', since).execute()
  return kept.map(({ name }) => name)
}

async function removeUnnamed({ db, files }: House, names: readonly string[]) {
  if (names.length === 0) return
  const rows = await db.selectFrom('photo_files').select('name').where('name', 'in', names).execute()
  const named = new Set(rows.map(({ name }) => name))
  for (const name of names) if (!named.has(name)) await files.remove(name)
}
