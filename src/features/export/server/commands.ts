import type { Database } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import { runSoon } from '#platform/server/jobs.ts'
import type { Member } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'

export const jobName = 'make-exports'

/** The minimum time between two exports of a journey. Each takes as much disk space as all the journey’s pictures. */
const shortestPauseMs = 10 * 60_000

type Admin = Pick<Member, 'pregnancyId' | 'userId'>

/**
 * Requests an export, which the job begins within a minute. If one is pending, does nothing.
 * Throws if the journey’s last successful export ended less than ten minutes ago.
 */
export async function requestExport(db: Database, { pregnancyId, userId }: Admin, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockRow(tx, 'pregnancies', pregnancyId)
    const known = tx.selectFrom('exports').select('id').where('pregnancy_id', '=', pregnancyId)
    if (await known.where('ended_at', 'is', null).executeTakeFirst()) return
    const since = new Date(now.getTime() - shortestPauseMs).toISOString()
    const recent = known.where('file', 'is not', null).where('ended_at', '>', since).select('ended_at')
    const last = await recent.orderBy('ended_at', 'desc').executeTakeFirst()
    if (last?.ended_at) {
      // At most ten minutes, even if the clock was ahead when that export ended.
      const waitMs = Math.min(shortestPauseMs, Date.parse(last.ended_at) + shortestPauseMs - now.getTime())
      throw new AppError('too-many-attempts', { retryAfterSeconds: waitMs / 1000 })
    }
    const row = { pregnancy_id: pregnancyId, requested_by: userId, requested_at: now.toISOString() }
    await tx.insertInto('exports').values(row).execute()
    await runSoon(tx, jobName, now)
  })
}
