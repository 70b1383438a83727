import { findCertainTime } from '#platform/server/clock/certain-time.ts'
import type { Database } from '#platform/server/database/database.ts'
import { deleteOldEvents, listJourneysWithEvents } from '#platform/server/news/news-events.ts'
import type { Services } from '#platform/server/services.ts'
import { mostItems, retentionDays } from '../rules.ts'

const day = 86_400_000

/**
 * Deletes news older than 90 days, and the rows of reminders whose date has passed. In journeys where something happened in
 * the last day, also deletes each person's items beyond the newest 500.
 */
export async function deleteOldNews({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const certain = await findCertainTime(db, now)
  await deleteOldEvents(db, new Date(certain.getTime() - retentionDays * day))
  await deleteOldReminders(db, new Date(certain.getTime() - day))
  // Only journeys with events since the last run can have too many items. The job runs hourly, so a day is enough.
  const journeys = await listJourneysWithEvents(db, new Date(now.getTime() - day))
  for (const pregnancyId of journeys) await deleteBeyondMost(db, pregnancyId)
}

const deleteOldReminders = (db: Database, before: Date) =>
  db.deleteFrom('news_reminders').where('starts_at', '<', before.toISOString()).execute()

const deleteBeyondMost = (db: Database, pregnancyId: number) =>
  db
    .deleteFrom('news_items')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom((inner) =>
          inner
            .selectFrom('news_items')
            .where('pregnancy_id', '=', pregnancyId)
            .select(({ fn }) => [
              'id',
              fn
                .agg<number>('row_number')
                .over((over) => over.partitionBy('user_id').orderBy('id', 'desc'))
                .as('place'),
            ])
            .as('own'),
        )
        .where('own.place', '>', mostItems)
        .select('own.id'),
    )
    .execute()
