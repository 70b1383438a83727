import type { AliasedSelectQueryBuilder } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import type { Member } from '#platform/server/session.ts'
import { goneAt, trashSince } from '#platform/shared/ownership.ts'
import type { Trashed } from '../contract.ts'
import { shortTitle, type TrashKind } from '../rules.ts'

type Thing = { id: number; pregnancy_id: number; title: string; created_by: number; deleted_at: string | null }

/** What each kind of thing is called, and whose it is. */
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
}

type Asked = {
  actor: Pick<Member, 'userId' | 'pregnancyId' | 'role'>
  kinds: readonly TrashKind[]
  limit: number
  now: Date
}

/** What the person may bring back of these kinds: what they made themselves, admins everything; last deleted first. */
export async function listTrash(db: Database, asked: Asked): Promise<Trashed[]> {
  const found = await Promise.all(asked.kinds.map((kind) => listOfKind(db, kind, asked)))
  return found
    .flat()
    .sort((one, other) => other.deletedAt.localeCompare(one.deletedAt))
    .slice(0, asked.limit)
}

async function listOfKind(db: Database, kind: TrashKind, { actor, limit, now }: Asked): Promise<Trashed[]> {
  const rows = await db
    .selectFrom(things[kind](db))
    .where('pregnancy_id', '=', actor.pregnancyId)
    .where('deleted_at', '>=', trashSince(now))
    .$if(actor.role !== 'admin', (query) => query.where('created_by', '=', actor.userId))
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .select(['id', 'title', 'deleted_at'])
    .$narrowType<{ deleted_at: string }>()
    .execute()
  return rows.map(({ id, title, deleted_at }) => ({
    kind,
    id,
    title: shortTitle(title),
    deletedAt: deleted_at,
    until: goneAt(deleted_at),
  }))
}
