import type { AliasedSelectQueryBuilder } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import type { Member } from '#platform/server/session.ts'
import { goneAt, trashSince } from '#platform/shared/ownership.ts'
import { formatDay } from '#platform/shared/time/calendar.ts'
import type { Trashed } from '../contract.ts'
import { shortTitle, type TrashKind } from '../rules.ts'

type Thing = { id: number; pregnancy_id: number; title: string; created_by: number; deleted_at: string | null }

/** Each kind's title and owner. */
const things: Record<TrashKind, (db: Database) => AliasedSelectQueryBuilder<Thing, 'thing'>> = {
  update: (db) =>
    db
      .selectFrom('updates')
      .select(['id', 'pregnancy_id', 'content as title', 'author_id as created_by', 'deleted_at'])
      .as('thing'),
  contact: (db) =>
    db.selectFrom('contacts').select(['id', 'pregnancy_id', 'name as title', 'created_by', 'deleted_at']).as('thing'),
  appointment: (db) =>
    db.selectFrom('appointments').select(['id', 'pregnancy_id', 'title', 'created_by', 'deleted_at']).as('thing'),
  wish: (db) =>
    db.selectFrom('wishes').select(['id', 'pregnancy_id', 'name as title', 'created_by', 'deleted_at']).as('thing'),
  photo: (db) =>
    db
      .selectFrom('photos')
      .select((eb) => [
        'id',
        'pregnancy_id',
        eb.fn.coalesce('caption', eb.val('')).as('title'),
        'created_by',
        'deleted_at',
      ])
      .as('thing'),
  scan: (db) =>
    db
      .selectFrom('scans')
      .select(['id', 'pregnancy_id', 'measured_on as title', 'created_by', 'deleted_at'])
      .as('thing'),
}

type Asked = {
  actor: Pick<Member, 'userId' | 'pregnancyId' | 'role'>
  kinds: readonly TrashKind[]
  limit: number
  now: Date
}

type Found = { kind: TrashKind; id: number; deleted_at: string }

/** What the person may restore of these kinds: their own things, for admins everything; last deleted first. */
export async function listTrash(db: Database, asked: Asked): Promise<Trashed[]> {
  const found = await Promise.all(asked.kinds.map((kind) => findOfKind(db, kind, asked)))
  const shown = found
    .flat()
    .sort((one, other) => (one.deleted_at < other.deleted_at ? 1 : one.deleted_at > other.deleted_at ? -1 : 0))
    .slice(0, asked.limit)
  // Read late: a title may be a long text, and most found things are not shown.
  const titles = await readTitles(db, shown)
  return shown.map(({ kind, id, deleted_at }) => ({
    kind,
    id,
    title: titleOf(kind, titles[kind]?.get(id) ?? ''),
    deletedAt: deleted_at,
    until: goneAt(deleted_at),
  }))
}

// A scan has no name but its day.
const titleOf = (kind: TrashKind, text: string) =>
  kind === 'scan' && text !== '' ? `Scan of ${formatDay(text)}` : shortTitle(text)

async function findOfKind(db: Database, kind: TrashKind, { actor, limit, now }: Asked): Promise<Found[]> {
  const rows = await db
    .selectFrom(things[kind](db))
    .where('pregnancy_id', '=', actor.pregnancyId)
    .where('deleted_at', '>=', trashSince(now))
    .$if(actor.role !== 'admin', (query) => query.where('created_by', '=', actor.userId))
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .select(['id', 'deleted_at'])
    .$narrowType<{ deleted_at: string }>()
    .execute()
  return rows.map((row) => ({ ...row, kind }))
}

type Titles = Partial<Record<TrashKind, Map<number, string>>>

async function readTitles(db: Database, shown: readonly Found[]): Promise<Titles> {
  const kinds = Map.groupBy(shown, ({ kind }) => kind)
  const titles = [...kinds].map(async ([kind, found]) => {
    const ids = found.map(({ id }) => id)
    // Only by id, found within the journey: otherwise SQLite would scan the whole journey.
    const rows = await db.selectFrom(things[kind](db)).where('id', 'in', ids).select(['id', 'title']).execute()
    return [kind, new Map(rows.map(({ id, title }) => [id, title]))] as const
  })
  return Object.fromEntries(await Promise.all(titles))
}
