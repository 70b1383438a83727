/** What happened in the journeys. A command adds an event in its transaction. Who hears of it is decided later. */
import type { Database, Tx } from '../database/database.ts'

type NewsEvent = {
  readonly pregnancyId: number
  /** The name of a kind of news from a manifest. */
  readonly kind: string
  readonly subjectId: number
  readonly actorId: number
}

/** Adds an event in the transaction of the command that caused it. */
export async function addNews(tx: Tx, { pregnancyId, kind, subjectId, actorId }: NewsEvent, now: Date): Promise<void> {
  await tx
    .insertInto('news_events')
    .values({
      pregnancy_id: pregnancyId,
      kind,
      subject_id: subjectId,
      actor_id: actorId,
      happened_at: now.toISOString(),
      decided_at: null,
    })
    .execute()
}

/** The journey with the oldest undecided event; undefined if there is none. */
export async function findUndecidedJourney(db: Database, besides: readonly number[]): Promise<number | undefined> {
  const oldest = await db
    .selectFrom('news_events')
    .where('decided_at', 'is', null)
    .$if(besides.length > 0, (query) => query.where('pregnancy_id', 'not in', besides))
    .orderBy('id')
    .limit(1)
    .select('pregnancy_id')
    .executeTakeFirst()
  return oldest?.pregnancy_id
}

/** The oldest undecided events of a journey, in the order in which they happened. */
export const listUndecided = (tx: Tx, pregnancyId: number, limit: number) =>
  tx
    .selectFrom('news_events')
    .where('decided_at', 'is', null)
    .where('pregnancy_id', '=', pregnancyId)
    .orderBy('id')
    .limit(limit)
    .select(['id', 'kind', 'subject_id', 'actor_id', 'happened_at'])
    .execute()

/** Marks the events as decided, so that nobody decides again who hears of them. */
export async function markDecided(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await tx.updateTable('news_events').set({ decided_at: now.toISOString() }).where('id', 'in', ids).execute()
}

/** Deletes the events before this instant, together with their items in the lists of people. */
export async function deleteOldEvents(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('news_events').where('happened_at', '<', before.toISOString()).execute()
}

/** The journeys in which something happened since this instant. */
export async function listJourneysWithEvents(db: Database, since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('news_events')
    .where('happened_at', '>=', since.toISOString())
    .select('pregnancy_id')
    .execute()
  // With DISTINCT, SQLite would read the events of all time in the order of their journeys.
  return [...new Set(rows.map(({ pregnancy_id }) => pregnancy_id))]
}
