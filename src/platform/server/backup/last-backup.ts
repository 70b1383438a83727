import type { Database, Tx } from '../database/database.ts'

const day = 86_400_000
/** In days. After a longer time without a good backup, admins are warned. */
export const mostDaysWithoutBackup = 3

/**
 * When the last good backup began, or, if there is none, when the installation was made. Backups that a wrong clock dated
 * in the future are ignored.
 */
export async function findLastBackup(db: Database | Tx, now: Date): Promise<{ at: Date; isBackup: boolean }> {
  const last = await db
    .selectFrom('backups')
    .select('started_at as at')
    .where('name', 'is not', null)
    .where('started_at', '<=', now.toISOString())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.at) return { at: new Date(last.at), isBackup: true }
  const first = await db.selectFrom('migrations').select('applied_at as at').orderBy('name').limit(1).executeTakeFirst()
  return { at: new Date(first?.at ?? now), isBackup: false }
}

/** The number of whole days since the last good backup if an admin must be warned; otherwise null. */
export function tooManyDays({ at }: { at: Date }, now: Date): number | null {
  const days = (now.getTime() - at.getTime()) / day
  return days > mostDaysWithoutBackup ? Math.floor(days) : null
}
