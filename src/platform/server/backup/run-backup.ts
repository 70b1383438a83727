/** Makes a backup, and records for the admins whether it succeeded. */
import type { Database } from '../database/database.ts'
import { explainFailure } from '../database/failures.ts'
import type { Services } from '../services.ts'
import { texts } from '../texts/texts.ts'
import type { MadeBackup } from './make-backup.ts'

type Runner = Pick<Services, 'db' | 'engine' | 'files' | 'log' | 'clock'>
export type BackupMade = Pick<MadeBackup, 'inventory' | 'incomplete'> & {
  readonly path: string
  readonly bytes: number
}

const hour = 3_600_000
/** A backup that has not ended after this time counts as interrupted. */
const longest = 6 * hour

/** Makes a backup now. If it fails, records the reason and throws the error. */
export async function runBackup(
  { db, engine, files, log, clock }: Runner,
  { folder, now, signal }: { folder: string; now: Date; signal?: AbortSignal | undefined },
): Promise<BackupMade> {
  // Loaded on demand, because a backup is made only once a day.
  const { makeBackup, sizeOf } = await import('./make-backup.ts')
  const at = now.toISOString()
  const row = { requested_at: at, started_at: at }
  const { id } = await db.insertInto('backups').values(row).returning('id').executeTakeFirstOrThrow()
  const end = (outcome: object) => {
    const ended_at = clock().toISOString()
    return db
      .updateTable('backups')
      .set({ ended_at, ...outcome })
      .where('id', '=', id)
      .execute()
  }
  try {
    const { name, inventory, incomplete } = await makeBackup({ db, engine, files }, { folder, now, signal })
    const { photos, missing, damaged } = inventory
    const bytes = sizeOf(inventory)
    if (incomplete.length > 0)
      log.warn({ missing, damaged, files: incomplete }, 'photos are missing or damaged in the store and in the backup')
    await end({ name, bytes, photos, incomplete_photos: missing + damaged })
    return { path: `${folder}/${name}`, bytes, inventory, incomplete }
  } catch (error) {
    if (!signal?.aborted) log.error({ error }, 'a backup failed')
    await end({ failure: explainBackupFailure(error) }).catch(() => undefined)
    throw error
  }
}

/** Whether a backup is being made, by any process. */
export const isBackingUp = async (db: Database): Promise<boolean> =>
  (await db
    .selectFrom('backups')
    .select('id')
    .where('started_at', 'is not', null)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Records as failed the backups that began more than `age` milliseconds ago and have not ended: their process was killed.
 * When Nestling starts with SQLite, `age` is 0, because no other process can be making a backup.
 */
export async function endInterruptedBackups(db: Database, now: Date, age = longest): Promise<void> {
  await db
    .updateTable('backups')
    .set({ ended_at: now.toISOString(), failure: texts.backupStopped })
    .where((eb) =>
      eb('started_at', '<=', new Date(now.getTime() - age).toISOString())
        // A start in the future was recorded while the clock was ahead.
        .or('started_at', '>', new Date(now.getTime() + longest).toISOString()),
    )
    .where('ended_at', 'is', null)
    .execute()
}

/** A sentence that tells an admin why the backup failed, and what to do. */
export function explainBackupFailure(error: unknown): string {
  const { name, code } = Object(error)
  const known = explainFailure(error)?.code ?? code
  if (name === 'AbortError') return texts.backupStopped
  if (name === 'DamagedSnapshot' || known === 'data-damaged') return texts.backupOfDamaged
  if (known === 'storage-full') return texts.backupWithoutSpace
  if (/^(EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EEXIST|EIO)$/.test(code)) return texts.backupNotWritten(code)
  return texts.backupFailed
}
