import { demoWishes } from '#features/wishlist/fixtures.ts'
import { addWish, purchaseWish, reserveWish } from '#features/wishlist/server/public.ts'
import type { Services } from '#platform/server/services.ts'
import { actAsMember } from './act-as.ts'

export async function addDemoWishes(services: Services): Promise<void> {
  const { db, environment } = services
  const context = { db, environment, now: services.clock() }
  for (const { askedBy, reservedBy = [], boughtBy, ...wish } of demoWishes) {
    const { id } = await addWish(db, await actAsMember(services, askedBy), wish, context.now)
    for (const { who, units } of reservedBy) await reserveWish(context, await actAsMember(services, who), id, units)
    if (boughtBy) await purchaseWish(context, await actAsMember(services, boughtBy), id)
  }
}
