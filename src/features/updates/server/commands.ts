import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import type { Member } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { isWithin, mayChange, type Reach, trashSince } from '#platform/shared/ownership.ts'
import type { Update } from '../contract.ts'
import { findUpdate, getUpdate } from './queries.ts'

type Actor = Pick<Member, 'userId' | 'pregnancyId' | 'role'>

/** Moves an update to the trash. */
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

/** Holds an update that the person may delete until the transaction ends; one in the trash only within reach. */
async function holdOwn(tx: Tx, actor: Actor, id: number, reach: Reach = null): Promise<void> {
  await lockRow(tx, 'updates', id)
  const row = await findUpdate(tx, actor.pregnancyId, id)
  if (!row || !isWithin(reach, row.deleted_at)) throw new AppError('not-found')
  if (!mayChange(actor, { createdBy: row.author_id })) throw new AppError('not-yours')
}

const setDeleted = (tx: Tx, id: number, deleted_at: string | null) =>
  tx.updateTable('updates').set({ deleted_at }).where('id', '=', id).execute()
