import type { Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import type { Member } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { isWithin, mayChange, type Reach } from '#platform/shared/ownership.ts'
import { findWish, type WishRow } from '../queries.ts'

export type Actor = Pick<Member, 'userId' | 'pregnancyId' | 'role'>

/** Locks a wish of the journey until the transaction ends; a deleted one only within its 30 days. */
export async function holdWish(tx: Tx, { pregnancyId }: Actor, id: number, reach: Reach = null): Promise<WishRow> {
  await lockRow(tx, 'wishes', id)
  const wish = await findWish(tx, pregnancyId, id)
  if (!wish || !isWithin(reach, wish.deleted_at)) throw new AppError('not-found')
  return wish
}

/** Locks a wish that this person may change. */
export async function holdOwnWish(tx: Tx, actor: Actor, id: number, reach: Reach = null): Promise<WishRow> {
  const wish = await holdWish(tx, actor, id, reach)
  if (!mayChange(actor, { createdBy: wish.created_by })) throw new AppError('not-yours')
  return wish
}
