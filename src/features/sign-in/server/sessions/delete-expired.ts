import { findCertainTime } from '#platform/server/clock/certain-time.ts'
import type { Job } from '#platform/server/jobs.ts'

/** Runs as a job and not at each sign-in, because two sign-ins that delete the same rows would block each other. */
export const deleteExpiredSessions: Job = {
  name: 'delete-expired-sessions',
  async run({ db }, now) {
    const certain = (await findCertainTime(db, now)).toISOString()
    await db.deleteFrom('sessions').where('expires_at', '<=', certain).execute()
  },
}
