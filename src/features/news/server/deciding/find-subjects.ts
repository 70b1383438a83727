import type { Database, Tx } from '#platform/server/database/database.ts'
import type { NewsKind, NewsSubject } from '#platform/server/news/news-kind.ts'
import type { Services } from '#platform/server/services.ts'
import type { EventToDecide } from './decide.ts'

type Row = { readonly kind: string; readonly subject_id: number }

/** Finds the kind and the subject of a row; undefined if no manifest declares its kind, or if the subject is gone. */
type SubjectOf = (row: Row) => { readonly kind: NewsKind; readonly subject: NewsSubject } | undefined

/** Finds what these events or items are about, with one or a few queries for each kind. */
export async function findSubjects(
  { features }: Pick<Services, 'features'>,
  db: Database | Tx,
  { pregnancyId, rows }: { readonly pregnancyId: number; readonly rows: readonly Row[] },
): Promise<SubjectOf> {
  const kinds = new Map(features.flatMap(({ news = [] }) => news).map((kind) => [kind.kind, kind]))
  const found = new Map<string, ReadonlyMap<number, NewsSubject>>()
  for (const [name, ofKind] of Map.groupBy(rows, ({ kind }) => kind)) {
    const ids = [...new Set(ofKind.map(({ subject_id }) => subject_id))]
    const subjects = await kinds.get(name)?.find(db, { pregnancyId, ids })
    if (subjects) found.set(name, subjects)
  }
  return (row) => {
    const [kind, subject] = [kinds.get(row.kind), found.get(row.kind)?.get(row.subject_id)]
    return kind && subject && { kind, subject }
  }
}

/** The event to decide about, made from its kind and from the row of an event or an item. */
export const asEventToDecide = (
  kind: NewsKind,
  row: { readonly actor_id: number | null; readonly about_at: string | null; readonly happened_at: string },
): EventToDecide => ({
  topic: kind.topic,
  section: kind.section,
  isGathered: kind.isGathered ?? false,
  actorId: row.actor_id,
  happenedAt: new Date(row.happened_at),
  lead: kind.reminder?.lead ?? null,
  aboutAt: row.about_at === null ? null : new Date(row.about_at),
})
