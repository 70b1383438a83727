import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import type { Member, PregnancyId } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { mayChange, trashSince } from '#platform/shared/ownership.ts'
import type { Update, UpdateInput } from '../contract.ts'
import { findUpdate, listUpdates } from './queries.ts'

type Actor = Pick<Member, 'userId' | 'pregnancyId' | 'role'>

/** Shares an update in the person's name. */
export function shareUpdate(
  db: Database,
  { userId, pregnancyId }: Pick<Member, 'userId' | 'pregnancyId'>,
  { content, week, imageUrl }: UpdateInput,
  now: Date,
): Promise<Update> {
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('updates')
      .values({
        pregnancy_id: pregnancyId,
        author_id: userId,
        content,
        week: week ?? null,
        image_url: imageUrl || null,
        created_at: now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return getUpdate(tx, pregnancyId, id)
  })
}

/** Puts an update into the trash. */
export function deleteUpdate(db: Database, actor: Actor, id: number, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await holdOwn(tx, actor, id)
    await setDeleted(tx, id, now.toISOString())
  })
}

/** Brings an update back from the trash; one that is there stays as it is, so that asking twice does no harm. */
export function restoreUpdate(db: Database, actor: Actor, id: number, now: Date): Promise<Update> {
  return db.transaction().execute(async (tx) => {
    await holdOwn(tx, actor, id, { deletedSince: trashSince(now) })
    await setDeleted(tx, id, null)
    return getUpdate(tx, actor.pregnancyId, id)
  })
}

/** Forgets all that was shared in a journey, as the journey has ended. */
export async function forgetUpdates(tx: Tx, { pregnancyId }: { pregnancyId: number }): Promise<void> {
  await tx.deleteFrom('updates').where('pregnancy_id', '=', pregnancyId).execute()
}

type Reach = { deletedSince: string } | null

/** Holds an update that the person may delete until the transaction ends; one in the trash only within reach. */
async function holdOwn(tx: Tx, actor: Actor, id: number, reach: Reach = null): Promise<void> {
  await lockRow(tx, 'updates', id)
  const row = await findUpdate(tx, actor.pregnancyId, id)
  if (!row || !isWithin(reach, row.deleted_at)) throw new AppError('not-found')
  if (!mayChange(actor, { createdBy: row.author_id })) throw new AppError('not-yours')
}

const isWithin = (reach: Reach, deletedAt: string | null) =>
  deletedAt === null || (reach !== null && deletedAt >= reach.deletedSince)

const setDeleted = (tx: Tx, id: number, deleted_at: string | null) =>
  tx.updateTable('updates').set({ deleted_at }).where('id', '=', id).execute()

async function getUpdate(tx: Tx, pregnancyId: PregnancyId, id: number): Promise<Update> {
  const [update] = await listUpdates(tx, { pregnancyId, before: id + 1, limit: 1 })
  if (!update) throw new Error('An update vanished while it was held.')
  return update
}
