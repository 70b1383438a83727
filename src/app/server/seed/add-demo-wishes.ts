import { demoWishes } from '#features/wishlist/fixtures.ts'
import { addWish, purchaseWish, reserveWish } from '#features/wishlist/server/public.ts'
import { noInternet } from '#platform/server/internet/internet.ts'
import type { Services } from '#platform/server/services.ts'
import { actAsMember } from './act-as.ts'

export async function addDemoWishes(services: Services): Promise<void> {
  // The wishes' picture links are made up, so they must not be requested.
  const context = { ...services, internet: noInternet, now: services.clock() }
  for (const { askedBy, reservedBy = [], boughtBy, ...wish } of demoWishes) {
    const { id } = await addWish(context, await actAsMember(services, askedBy), wish)
    for (const { who, units } of reservedBy) await reserveWish(context, await actAsMember(services, who), id, units)
    if (boughtBy) await purchaseWish(context, await actAsMember(services, boughtBy), id)
  }
}
