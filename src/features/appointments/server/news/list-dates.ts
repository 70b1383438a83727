import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Period, UpcomingDate } from '#platform/server/news/news-kind.ts'
import { plannedStatuses } from '../../rules.ts'

/** The planned appointments that begin in a period, for reminders. */
export async function listDates(
  db: Database | Tx,
  { after, until, pregnancyId }: Period,
): Promise<readonly UpcomingDate[]> {
  const rows = await db
    .selectFrom('appointments')
    .where('deleted_at', 'is', null)
    .where('appointment_date', '>', after.toISOString())
    .where('appointment_date', '<=', until.toISOString())
    .where('status', 'in', plannedStatuses)
    .$if(pregnancyId !== undefined, (query) => query.where('pregnancy_id', '=', pregnancyId ?? 0))
    .orderBy('appointment_date')
    .select(['id', 'pregnancy_id', 'appointment_date', 'created_at', 'dated_at'])
    .execute()
  return rows.map(({ id, pregnancy_id, appointment_date, created_at, dated_at }) => ({
    pregnancyId: pregnancy_id,
    subjectId: id,
    startsAt: new Date(appointment_date),
    since: new Date(dated_at ?? created_at),
  }))
}
