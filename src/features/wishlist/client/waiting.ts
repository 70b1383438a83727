import type { WaitingChange, WaitingRule } from '#platform/client/outbox/waiting-rules.ts'
import type { Wish, WishInput } from '../contract.ts'
import { defaultPriority } from '../rules.ts'

const list = '/api/pregnancies/{pregnancyId}/wishlist'
const wish = '/api/wishlist/{id}'

/** How wishes and reservations look while they wait. */
export const waitingWishes: readonly WaitingRule[] = [
  { call: `POST ${list}`, list, add: wishOf },
  { call: `PUT ${wish}`, list, edit: (thing, { body }) => ({ ...thing, ...body }) },
  { call: `DELETE ${wish}`, list, edit: () => null },
  { call: `POST ${wish}/reservation`, list, edit: (thing, { body }) => reserve(thing, Number(body.units)) },
  { call: `DELETE ${wish}/reservation`, list, edit: (thing) => reserve(thing, 0) },
]

function wishOf({ id, body, at, writer }: WaitingChange): Wish {
  // The cast is safe: this is the body of the call.
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
