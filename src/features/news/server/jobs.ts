import { findCertainTime } from '#platform/server/clock/certain-time.ts'
import { deleteOldEvents } from '#platform/server/news/news-events.ts'
import type { Services } from '#platform/server/services.ts'
import { keptDays, mostKept } from '../rules.ts'

const day = 86_400_000

/** Deletes news that are older than 90 days, and of each person in a journey those beyond the newest 500. */
export async function deleteOldNews({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const certain = await findCertainTime(db, now)
  await deleteOldEvents(db, new Date(certain.getTime() - keptDays * day))
  const full = await db
    .selectFrom('news_items')
    .groupBy(['pregnancy_id', 'user_id'])
    .having(({ fn }) => fn.countAll(), '>', mostKept)
    .select(['pregnancy_id', 'user_id'])
    .execute()
  for (const { pregnancy_id, user_id } of full) {
    const own = db
      .selectFrom('news_items')
      .where('pregnancy_id', '=', pregnancy_id)
      .where('user_id', '=', user_id)
      .select('id')
    const oldestKept = await own
      .orderBy('id', 'desc')
      .offset(mostKept - 1)
      .limit(1)
      .executeTakeFirst()
    if (!oldestKept) continue
    await db
      .deleteFrom('news_items')
      .where('pregnancy_id', '=', pregnancy_id)
      .where('user_id', '=', user_id)
      .where('id', '<', oldestKept.id)
      .execute()
  }
}
