/** Checks a copied data folder while it is in use: the database's indexes, and the existence and size of each photo. */
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { AppError } from '../../shared/errors.ts'
import { readInProcess } from '../database/snapshot/read-in-process.ts'
import { writeSnapshot } from '../database/snapshot/snapshot.ts'
import type { Services } from '../services.ts'
import { makeFolder } from '../storage/durable.ts'
import { photosFolder } from '../storage/open-store.ts'
import { selectFiles } from '../verification/verify-files.ts'
import { findUnchecked, indexesRebuilt, noteChecked } from './check-copy-at-start.ts'

const atOnce = 200

/**
 * This job runs before the others, so they run on a checked copy unless the check fails. If Nestling stops before the
 * check ends, the job starts again.
 */
export async function checkCopyInBackground(services: Services, _: Date, signal: AbortSignal): Promise<void> {
  const { db, environment, log } = services
  const file = await findUnchecked(services)
  if (!file) return
  try {
    if (!(await hasIntactIndexes(services, signal))) {
      await sql`reindex`.execute(db)
      log.warn(indexesRebuilt)
      if (!(await hasIntactIndexes(services, signal))) throw new AppError('data-damaged', { fault: 'data-damaged' })
    }
    if (!environment.photoStore) await comparePhotos(services, signal)
    await noteChecked(db, file)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** Copies the database, and checks the copy in a separate process, because SQLite blocks its process while it checks. */
async function hasIntactIndexes({ db, engine, environment: { dataDir } }: Services, signal: AbortSignal) {
  const folder = join(dataDir, 'checking')
  // A killed process may have left a copy.
  await rm(folder, { recursive: true, force: true })
  await makeFolder(folder)
  const path = join(folder, 'nestling.db')
  try {
    await writeSnapshot({ db, engine }, path)
    await readInProcess({ engine, path, table: join(folder, 'pictures.db') }, signal)
    return true
  } catch (error) {
    if (Object(error).name === 'DamagedSnapshot') return false
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Records each photo that is missing or cut off. The nightly check reads such a photo every night until it is intact.
 */
async function comparePhotos({ db, environment: { dataDir }, log }: Services, signal: AbortSignal) {
  const folder = photosFolder(dataDir)
  const sizeOf = (name: string) => stat(join(folder, name)).catch(() => null)
  let lacking = 0
  for (let after: number | undefined = 0; after !== undefined; ) {
    signal.throwIfAborted()
    const rows = await selectFiles(db, after, atOnce).execute()
    const sizes = await Promise.all(rows.map(({ name }) => sizeOf(name)))
    for (const [at, { id, bytes }] of rows.entries()) {
      const size = sizes[at]?.size
      if (size === bytes) continue
      lacking += 1
      const fault = size === undefined ? 'missing' : 'damaged'
      await db.updateTable('picture_files').set({ fault }).where('id', '=', id).execute()
    }
    after = rows.at(-1)?.id
  }
  if (lacking > 0) log.warn({ files: lacking }, 'photo files of the copied folder are missing or cut off')
}
