import { AppError } from '../../shared/errors.ts'
import { findCertainTime } from '../clock/certain-time.ts'
import type { Database } from '../database/database.ts'
import { runSoon } from '../jobs.ts'
import type { Services } from '../services.ts'
import { findLastBackup } from './last-backup.ts'
import { lastNight } from './last-night.ts'
import { endInterruptedBackups, runBackup } from './run-backup.ts'

export const backupJob = 'back-up'
const day = 86_400_000
/** For how many days a backup stays in the list of backups. */
const recordedDays = 60
/** An admin can request a backup only this long after the last one began. */
const shortestPause = 10 * 60_000

/** Makes a backup if an admin has requested one, or if none was made since last night. Then removes old backups. */
export async function backUpNightly(services: Services, now: Date, signal: AbortSignal): Promise<void> {
  const { db, environment } = services
  await endInterruptedBackups(db, now)
  const requested = await db.deleteFrom('backups').where('started_at', 'is', null).returning('id').execute()
  if (requested.length === 0 && !(await isDue(db, now))) return

  const folder = environment.backupDir
  const { inventory } = await runBackup(services, { folder, now, signal })
  const { rotate } = await import('./rotate.ts')
  const certainTime = await findCertainTime(db, now)
  await rotate(folder, inventory.identity, certainTime)
  const since = new Date(certainTime.getTime() - recordedDays * day).toISOString()
  await db.deleteFrom('backups').where('requested_at', '<', since).execute()
}

/**
 * Requests a backup, which the job makes within a minute. While a backup is requested or running, a request changes nothing.
 * Within 10 minutes after the last backup began, a request is refused.
 */
export async function requestBackup(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const at = now.toISOString()
    const open = await tx.selectFrom('backups').select('id').where('ended_at', 'is', null).executeTakeFirst()
    if (open) return
    const since = new Date(now.getTime() - shortestPause).toISOString()
    const last = await tx
      .selectFrom('backups')
      .select('started_at')
      .where('started_at', '>', since)
      .where('started_at', '<=', at)
      .orderBy('started_at', 'desc')
      .executeTakeFirst()
    if (last?.started_at) {
      const wait = Date.parse(last.started_at) + shortestPause - now.getTime()
      throw new AppError('too-many-attempts', { retryAfterSeconds: wait / 1000 })
    }
    await tx.insertInto('backups').values({ requested_at: at }).execute()
    await runSoon(tx, backupJob, now)
  })
}

/** Whether the last good backup began before 3:00 last night. A new installation waits for its first night. */
const isDue = async (db: Database, now: Date): Promise<boolean> => (await findLastBackup(db, now)).at < lastNight(now)
