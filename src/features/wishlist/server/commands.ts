import type { Updateable } from 'kysely'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { trashSince } from '#platform/shared/ownership.ts'
import type { Wish, WishInput } from '../contract.ts'
import { defaultPriority } from '../rules.ts'
import { type Actor, holdOwnWish } from './giving/hold-wish.ts'
import { type Context, tellGivers } from './notices/tell-givers.ts'
import { describeWish, type Reader, type WishRow } from './queries.ts'

/** Adds a wish in the person's name. */
export function addWish(db: Database, reader: Reader, input: WishInput, now: Date): Promise<Wish> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('wishes')
      .values({
        ...columnsOf(input),
        pregnancy_id: reader.pregnancyId,
        created_by: reader.userId,
        created_at: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return describeWish(tx, row, reader, now)
  })
}

/** Changes a wish as a whole: what is left out becomes empty. Whoever took it is told. */
export function changeWish(context: Context, actor: Actor, id: number, input: WishInput): Promise<Wish> {
  const { db, now } = context
  return db.transaction().execute(async (tx) => {
    const before = await holdOwnWish(tx, actor, id)
    const after = await update(tx, id, columnsOf(input))
    if (JSON.stringify(after) !== JSON.stringify(before))
      await tellGivers(tx, context, { wish: before, actor, what: 'changed' })
    return describeWish(tx, after, actor, now)
  })
}

/** Puts a wish into the trash, with what was said about getting it. */
export function deleteWish(context: Context, actor: Actor, id: number): Promise<void> {
  const { db, now } = context
  return db.transaction().execute(async (tx) => {
    const wish = await holdOwnWish(tx, actor, id)
    await update(tx, id, { deleted_at: now.toISOString() })
    await tellGivers(tx, context, { wish, actor, what: 'deleted' })
  })
}

/** Brings a wish back from the trash; one that is there stays as it is, so that asking twice does no harm. */
export function restoreWish(context: Context, actor: Actor, id: number): Promise<Wish> {
  const { db, now } = context
  return db.transaction().execute(async (tx) => {
    const wish = await holdOwnWish(tx, actor, id, { deletedSince: trashSince(now) })
    const back = await update(tx, id, { deleted_at: null })
    if (wish.deleted_at !== null) await tellGivers(tx, context, { wish, actor, what: 'restored' })
    return describeWish(tx, back, actor, now)
  })
}

/** Whoever deleted their account, or was taken out of one journey, is not getting anything there; what they bought stays. */
export async function forgetGiver(tx: Tx, giver: { userId: number; pregnancyId?: number }): Promise<void> {
  const { userId, pregnancyId } = giver
  const reservations = tx.deleteFrom('wish_reservations').where('user_id', '=', userId)
  const notices = tx.deleteFrom('wish_notices').where('user_id', '=', userId)
  await (pregnancyId === undefined ? reservations : reservations.where('pregnancy_id', '=', pregnancyId)).execute()
  await (pregnancyId === undefined ? notices : notices.where('pregnancy_id', '=', pregnancyId)).execute()
}

/** Forgets the wishlist of a journey with all gifts, as the journey has ended. */
export async function forgetWishlist(tx: Tx, { pregnancyId }: { pregnancyId: number }): Promise<void> {
  await tx.deleteFrom('wish_notices').where('pregnancy_id', '=', pregnancyId).execute()
  await tx.deleteFrom('wish_purchases').where('pregnancy_id', '=', pregnancyId).execute()
  await tx.deleteFrom('wish_reservations').where('pregnancy_id', '=', pregnancyId).execute()
  await tx.deleteFrom('wishes').where('pregnancy_id', '=', pregnancyId).execute()
  await tx.deleteFrom('wish_surprises').where('pregnancy_id', '=', pregnancyId).execute()
}

async function update(tx: Tx, id: number, columns: Updateable<Tables['wishes']>): Promise<WishRow> {
  return tx.updateTable('wishes').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

const columnsOf = (input: WishInput) => ({
  name: input.name,
  category: input.category,
  description: input.description || null,
  price: input.price || null,
  store_url: input.storeUrl || null,
  image_url: input.imageUrl || null,
  priority: input.priority ?? defaultPriority,
  notes: input.notes || null,
  quantity: input.quantity ?? 1,
})
