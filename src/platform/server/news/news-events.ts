/** Events: what happened in the journeys. A command adds an event in its transaction. Whom to notify is decided later. */
import type { Database, Tx } from '../database/database.ts'

type NewsEvent = {
  readonly pregnancyId: number
  /** The name of a kind of news from a manifest. */
  readonly kind: string
  readonly subjectId: number
  readonly actorId: number
  /** The earlier date of a moved thing, or the date that a reminder is about. */
  readonly aboutAt?: string
}

/** Adds an event in the transaction of the command that caused it. */
export async function addNews(tx: Tx, event: NewsEvent, now: Date): Promise<void> {
  await insert(tx, event, { now, decidedAt: null })
}

type Reminder = Omit<NewsEvent, 'actorId' | 'aboutAt'> & { readonly aboutAt: string }

/** Adds an event for a reminder of a date, after it was decided whom to remind. Returns its id. */
export const addReminder = (tx: Tx, reminder: Reminder, now: Date): Promise<number> =>
  insert(tx, { ...reminder, actorId: null }, { now, decidedAt: now.toISOString() })

type Insert = Omit<NewsEvent, 'actorId'> & { readonly actorId: number | null }

async function insert(
  tx: Tx,
  { pregnancyId, kind, subjectId, actorId, aboutAt }: Insert,
  { now, decidedAt }: { readonly now: Date; readonly decidedAt: string | null },
): Promise<number> {
  const { id } = await tx
    .insertInto('news_events')
    .values({
      pregnancy_id: pregnancyId,
      kind,
      subject_id: subjectId,
      actor_id: actorId,
      about_at: aboutAt ?? null,
      happened_at: now.toISOString(),
      decided_at: decidedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The ids of up to 1,000 journeys with undecided events. The journey that has waited longest comes first. */
export async function listUndecidedJourneys(db: Database): Promise<number[]> {
  const journeys = await db
    .selectFrom('news_events')
    .where('decided_at', 'is', null)
    .groupBy('pregnancy_id')
    .orderBy(({ fn }) => fn.min('id'))
    .limit(1000)
    .select('pregnancy_id')
    .execute()
  return journeys.map(({ pregnancy_id }) => pregnancy_id)
}

/** The oldest undecided events of a journey, in the order in which they happened. */
export const listUndecided = (tx: Tx, pregnancyId: number, limit: number) =>
  tx
    .selectFrom('news_events')
    .where('decided_at', 'is', null)
    .where('pregnancy_id', '=', pregnancyId)
    .orderBy('id')
    .limit(limit)
    .select(['id', 'kind', 'subject_id', 'actor_id', 'about_at', 'happened_at'])
    .execute()

/** Marks the events as decided, so that the decision whom to notify is made only once. */
export async function markDecided(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await tx.updateTable('news_events').set({ decided_at: now.toISOString() }).where('id', 'in', ids).execute()
}

/** Deletes the events before this instant, together with their entries in people's lists of news. */
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
