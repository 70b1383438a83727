import { findCertainTime } from '#platform/server/clock/certain-time.ts'
import type { Job } from '#platform/server/jobs.ts'

/** A job, and not a part of each sign-in: two sign-ins that delete the same rows can wait for each other. */
export const deleteExpiredSessions: Job = {
  name: 'delete-expired-sessions',
  async run({ db }, now) {
    const certain = (await findCertainTime(db, now)).toISOString()
    await db.deleteFrom('sessions').where('expires_at', '<=', certain).execute()
  },
}
