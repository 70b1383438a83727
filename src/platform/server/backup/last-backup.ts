import type { Database, Tx } from '../database/database.ts'

const day = 86_400_000
/** After more days than these without a good backup, somebody has to act. */
export const longestWithoutBackup = 3

/** When the last good backup began, without those that a wrong clock dated in the future. Before the first one, when the installation was made. */
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

/** Whole days, rounded down, if they are too many; otherwise null. */
export function tooManyDays({ at }: { at: Date }, now: Date): number | null {
  const days = (now.getTime() - at.getTime()) / day
  return days > longestWithoutBackup ? Math.floor(days) : null
}
