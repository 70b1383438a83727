import type { Database } from '#platform/server/database/database.ts'
import type { TrashKind } from '#platform/server/feature/trash-kind.ts'
import type { Member } from '#platform/server/session.ts'
import { restorableUntil, trashSince } from '#platform/shared/ownership.ts'
import type { Trashed } from '../contract.ts'
import { shortTitle } from '../rules.ts'

type TrashQuery = {
  actor: Pick<Member, 'userId' | 'pregnancyId' | 'role'>
  kinds: readonly TrashKind[]
  limit: number
  now: Date
}

type Found = TrashKind & { id: number; deleted_at: string }

/** What the person may restore, most recently deleted first. Admins may restore everything, others what they added. */
export async function listTrash(db: Database, query: TrashQuery): Promise<Trashed[]> {
  const found = await Promise.all(query.kinds.map((kind) => findOfKind(db, kind, query)))
  const shown = found
    .flat()
    .sort((one, other) => (one.deleted_at < other.deleted_at ? 1 : one.deleted_at > other.deleted_at ? -1 : 0))
    .slice(0, query.limit)
  // Titles are read only for the things in the response, because a title may be a long text.
  const titles = await readTitles(db, shown)
  return shown.map(({ kind, word, icon, path, titleOf = shortTitle, id, deleted_at }) => {
    const title = titles.get(kind)?.get(id) ?? ''
    return {
      kind,
      word: word(),
      icon,
      id,
      restoreAt: `${path}/${id}/restore`,
      title: title && titleOf(title),
      deletedAt: deleted_at,
      until: restorableUntil(deleted_at),
    }
  })
}

async function findOfKind(db: Database, kind: TrashKind, { actor, limit, now }: TrashQuery): Promise<Found[]> {
  const rows = await db
    .selectFrom(kind.select(db))
    .where('pregnancy_id', '=', actor.pregnancyId)
    .where('deleted_at', '>=', trashSince(now))
    .$if(actor.role !== 'admin', (query) => query.where('created_by', '=', actor.userId))
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .select(['id', 'deleted_at'])
    .$narrowType<{ deleted_at: string }>()
    .execute()
  return rows.map((row) => ({ ...kind, ...row }))
}

type Titles = ReadonlyMap<string, ReadonlyMap<number, string>>

async function readTitles(db: Database, shown: readonly Found[]): Promise<Titles> {
  const kinds = Map.groupBy(shown, ({ kind }) => kind)
  const titles = [...kinds].map(async ([kind, found]) => {
    const ids = found.map(({ id }) => id)
    const [{ select }] = found as [Found]
    // The ids already belong to one journey. A condition on the journey would make SQLite read all of its rows.
    const rows = await db.selectFrom(select(db)).where('id', 'in', ids).select(['id', 'title']).execute()
    return [kind, new Map(rows.map(({ id, title }) => [id, title]))] as const
  })
  return new Map(await Promise.all(titles))
}
