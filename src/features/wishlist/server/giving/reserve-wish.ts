/** Reservations and purchases. A gift that is hidden from a person never causes a refusal for that person. */
import type { Tx } from '#platform/server/database/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import { texts as shared } from '#platform/shared/texts/texts.ts'
import type { Wish } from '../../contract.ts'
import { giftVisibility, mayTakeBack } from '../../policy.ts'
import { sumUnits } from '../../rules.ts'
import { type Context, tellGivers } from '../notices/tell-givers.ts'
import { describeWish, findGifts, knownGifts, type WishRow } from '../queries.ts'
import { findSurprise } from '../surprise/find-surprise.ts'
import { type Actor, deletableWishes } from './deletable-wishes.ts'

/** Reserves units for the person, replacing their earlier reservation. */
export function reserveWish(context: Context, actor: Actor, id: number, units: number): Promise<Wish> {
  const { db, now } = context
  return db.transaction().execute(async (tx) => {
    const wish = await deletableWishes.lock(tx, actor, id)
    if (units > wish.quantity) throw new AppError('invalid-input', { fields: { units: shared.atMost(wish.quantity) } })
    const gifts = await findGifts(tx, [id])
    const known = knownGifts(gifts, giftVisibility(await findSurprise(tx, actor, now), actor.userId))
    if (known.purchases.length > 0) throw new AppError('wish-purchased')
    const others = known.reservations.filter(({ userId }) => userId !== actor.userId)
    if (sumUnits(others) + units > wish.quantity) throw new AppError('wish-taken')

    await storeReservation(tx, actor, wish, units, now)
    const allOthers = gifts.reservations.filter(({ userId }) => userId !== actor.userId)
    if (gifts.purchases.length > 0 || sumUnits(allOthers) + units > wish.quantity)
      await tellGivers(tx, context, { wish, actor, what: 'doubled' })
    return describeWish(tx, wish, actor, now)
  })
}

/** Releases the person's reservation. */
export function releaseWish({ db }: Pick<Context, 'db'>, actor: Actor, id: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await deletableWishes.lock(tx, actor, id)
    await tx.deleteFrom('wish_reservations').where('wish_id', '=', id).where('user_id', '=', actor.userId).execute()
  })
}

/** Marks a wish as bought. A repeated request changes nothing. */
export function purchaseWish(context: Context, actor: Actor, id: number): Promise<Wish> {
  const { db, now } = context
  return db.transaction().execute(async (tx) => {
    const wish = await deletableWishes.lock(tx, actor, id)
    const known = knownGifts(
      await findGifts(tx, [id]),
      giftVisibility(await findSurprise(tx, actor, now), actor.userId),
    )
    const isMine = known.purchases.some(({ userId }) => userId === actor.userId)
    if (!isMine && known.purchases.length > 0) throw new AppError('wish-purchased')
    if (!isMine) {
      await tx
        .insertInto('wish_purchases')
        .values({
          pregnancy_id: actor.pregnancyId,
          wish_id: id,
          bought_by: actor.userId,
          bought_at: now.toISOString(),
        })
        .execute()
      await tellGivers(tx, context, { wish, actor, what: 'bought' })
    }
    return describeWish(tx, wish, actor, now)
  })
}

/** Takes back those purchases of a wish that this person may see and take back. A repeated request changes nothing. */
export function takeBackPurchase(context: Context, actor: Actor, id: number): Promise<Wish> {
  const { db, now } = context
  return db.transaction().execute(async (tx) => {
    const wish = await deletableWishes.lock(tx, actor, id)
    const visibility = giftVisibility(await findSurprise(tx, actor, now), actor.userId)
    const { purchases, reservations } = knownGifts(await findGifts(tx, [id]), visibility)
    const hasReserved = reservations.some(({ userId }) => userId === actor.userId)
    const takenBack = purchases.filter((bought) => mayTakeBack(bought, { ...actor, hasReserved, now }))
    if (purchases.length > 0 && takenBack.length === 0) throw new AppError('not-your-purchase')
    if (takenBack.length > 0) {
      // Tell the givers before the purchases are deleted, so that the buyers are told too.
      await tellGivers(tx, context, { wish, actor, what: 'reopened' })
      const buyers = takenBack.map(({ userId }) => userId)
      await tx.deleteFrom('wish_purchases').where('wish_id', '=', id).where('bought_by', 'in', buyers).execute()
    }
    return describeWish(tx, wish, actor, now)
  })
}

async function storeReservation(tx: Tx, { pregnancyId, userId }: Actor, { id }: WishRow, units: number, now: Date) {
  const reservation = { units, reserved_at: now.toISOString() }
  await tx
    .insertInto('wish_reservations')
    .values({ pregnancy_id: pregnancyId, wish_id: id, user_id: userId, ...reservation })
    .onConflict((conflict) => conflict.columns(['wish_id', 'user_id']).doUpdateSet(reservation))
    .execute()
}
