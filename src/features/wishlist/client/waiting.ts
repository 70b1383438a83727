import type { RuleFor, WaitingChange } from '#platform/client/outbox/lists/waiting-rules.ts'
import type { Wish, WishInput, wishlistContract } from '../contract.ts'
import { defaultPriority } from '../rules.ts'

const list = 'GET /api/pregnancies/{pregnancyId}/wishlist'

/** How wishes and reservations look while they wait to be sent. */
export const waitingWishes: readonly RuleFor<typeof wishlistContract>[] = [
  { call: 'POST /api/pregnancies/{pregnancyId}/wishlist', list, add: wishOf },
  { call: 'PUT /api/wishlist/{id}', list, edit: (thing, { body }) => ({ ...thing, ...body }) },
  { call: 'DELETE /api/wishlist/{id}', list, edit: () => null },
  { call: 'POST /api/wishlist/{id}/reservation', list, edit: (thing, { body }) => reserve(thing, Number(body.units)) },
  { call: 'DELETE /api/wishlist/{id}/reservation', list, edit: (thing) => reserve(thing, 0) },
]

function wishOf({ id, body, at, writer }: WaitingChange): Wish {
  // The cast is safe: this function is called only for calls that add a wish.
  const { name, category, priority = defaultPriority, quantity = 1, ...optional } = body as WishInput
  const { description, price, storeUrl, imageUrl, notes } = optional
  return {
    id,
    name,
    description: description || null,
    category,
    price: price || null,
    storeUrl: storeUrl || null,
    imageUrl: imageUrl || null,
    imageCopy: null,
    priority,
    notes: notes || null,
    quantity,
    createdBy: writer.id,
    createdAt: at,
    version: '',
    isPurchased: false,
    purchasedDate: null,
    purchasedBy: null,
    mayTakeBack: false,
    reservedByMe: 0,
    reservedByOthers: [],
    isTaken: false,
  }
}

function reserve<Thing extends object>(thing: Thing, reservedByMe: number): Thing {
  // The cast is safe: the list contains wishes.
  const { reservedByOthers, quantity } = thing as Thing & Wish
  const others = reservedByOthers.reduce((sum, { units }) => sum + units, 0)
  return { ...thing, reservedByMe, isTaken: others + reservedByMe >= quantity }
}
