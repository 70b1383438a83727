import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { calendarDay, id, instant, link, text, version } from '#platform/shared/fields.ts'
import { page } from '#platform/shared/page.ts'
import { Picture, pictureQuery } from '#platform/shared/picture.ts'
import { texts as shared } from '#platform/shared/texts/texts.ts'
import { mostUnits, priorities, surpriseModes, wishCategories, wishNews } from './rules.ts'
import { texts } from './texts/texts.ts'

declare module '#platform/shared/section.ts' {
  interface Sections {
    wishlist: true
  }
}

/**
 * Something that the family wishes for. `isPurchased` and the fields below it contain only what the caller may know. For
 * example, gifts are hidden from parents who want to be surprised.
 */
export const Wish = z.object({
  id: id(),
  name: z.string(),
  description: z.nullable(z.string()),
  category: z.enum(wishCategories),
  price: z.nullable(z.string()),
  storeUrl: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  /** Our copy of the picture at `imageUrl`; null if there is no such link, or if the picture could not be fetched. */
  imageCopy: z.nullable(Picture),
  priority: z.enum(priorities),
  notes: z.nullable(z.string()),
  quantity: z.int(),
  createdBy: id(),
  createdAt: instant(),
  version: version(),
  isPurchased: z.boolean(),
  purchasedDate: z.nullable(instant()),
  /** The buyer's first name. */
  purchasedBy: z.nullable(z.string()),
  /** Whether the caller may take back the purchase. */
  mayTakeBack: z.boolean(),
  /** The number of units that the caller is getting. */
  reservedByMe: z.int(),
  reservedByOthers: z.array(z.object({ firstName: z.string(), units: z.int() })),
  /** Whether all units are taken. */
  isTaken: z.boolean(),
})
export type Wish = z.infer<typeof Wish>

const optional = (max: number, lines = false) => z.optional(z.nullable(text({ max, lines })))
const optionalLink = () => z.optional(z.nullable(z.union([z.literal(''), link()], { error: () => texts.invalidLink })))
const units = () => z.int().check(z.gte(1), z.lte(mostUnits))

export const WishInput = z.strictObject({
  name: text({ min: 1, max: 120, required: () => texts.nameMissing }),
  category: z.enum(wishCategories, {
    error: ({ input }) => (input === undefined ? shared.required : texts.categoryMissing),
  }),
  description: optional(1000, true),
  price: optional(60),
  storeUrl: optionalLink(),
  imageUrl: optionalLink(),
  priority: z.optional(z.enum(priorities)),
  notes: optional(2000, true),
  quantity: z.optional(units()),
})
export type WishInput = z.infer<typeof WishInput>

export const Reservation = z.strictObject({ units: units() })
export type Reservation = z.infer<typeof Reservation>

/** From the day `until` on, the parents see everything again. With null, the surprise has no end. */
export const SurpriseInput = z.strictObject({
  mode: z.enum(surpriseModes),
  until: z.optional(z.nullable(calendarDay())),
})
export type SurpriseInput = z.infer<typeof SurpriseInput>

export const SurpriseState = z.object({
  mode: z.enum(surpriseModes),
  until: z.nullable(z.string()),
  /** Whether gifts are hidden from the caller. */
  hidesFromYou: z.boolean(),
  version: version(),
})
export type SurpriseState = z.infer<typeof SurpriseState>

/** The latest news about a wish that the caller reserved or bought. */
export const WishNotice = z.object({
  wishId: id(),
  wishName: z.string(),
  what: z.enum(wishNews),
  by: z.string(),
  notedAt: instant(),
})
export type WishNotice = z.infer<typeof WishNotice>

const exampleWish = {
  name: 'Pram',
  category: 'baby_gear',
  description: 'Light enough for the stairs.',
  price: '$249.00',
  storeUrl: 'https://shop.example/pram',
  imageUrl: 'https://shop.example/pram.jpg',
  priority: 'high',
  notes: 'Green, if there is a choice.',
  quantity: 1,
}

export const wishlistContract = defineContract({
  'GET /api/pregnancies/{pregnancyId}/wishlist': {
    summary: 'The wishes of a journey, newest first.',
    access: 'member',
    may: 'see wishlist',
    query: page(),
    response: z.array(Wish),
  },
  'POST /api/pregnancies/{pregnancyId}/wishlist': {
    summary: 'Adds a wish.',
    access: 'member',
    may: 'add wishlist',
    waits: true,
    body: WishInput,
    example: exampleWish,
    response: Wish,
  },
  'GET /api/wish-pictures/{filename}': {
    summary:
      'The copy of a wish’s linked picture, at full size or at the smallest stored size that is at least `w` pixels wide.',
    access: 'member',
    may: 'see wishlist',
    kind: 'file',
    query: pictureQuery(),
  },
  'PUT /api/wishlist/{id}': {
    summary: 'Replaces all fields of a wish.',
    access: 'member',
    may: 'see wishlist',
    waits: true,
    versioned: 'version',
    body: WishInput,
    example: exampleWish,
    response: Wish,
  },
  'DELETE /api/wishlist/{id}': {
    summary: 'Deletes a wish; it can be brought back for 30 days.',
    access: 'member',
    may: 'see wishlist',
    waits: true,
  },
  'POST /api/wishlist/{id}/restore': {
    summary: 'Brings a deleted wish back.',
    access: 'member',
    may: 'see wishlist',
    waits: true,
    response: Wish,
    status: 200,
  },
  'POST /api/wishlist/{id}/purchase': {
    summary: 'Marks all units of a wish as bought.',
    access: 'member',
    may: 'see wishlist',
    response: Wish,
    status: 200,
  },
  'DELETE /api/wishlist/{id}/purchase': {
    summary:
      'Takes back a purchase. The buyer can do that for a day. Admins and people who reserved the wish always can.',
    access: 'member',
    may: 'see wishlist',
    response: Wish,
  },
  'POST /api/wishlist/{id}/reservation': {
    summary: 'Reserves units of a wish for the caller, replacing their earlier reservation.',
    access: 'member',
    may: 'see wishlist',
    waits: true,
    body: Reservation,
    example: { units: 1 },
    response: Wish,
    status: 200,
  },
  'DELETE /api/wishlist/{id}/reservation': {
    summary: 'Releases the caller’s reservation.',
    access: 'member',
    may: 'see wishlist',
    waits: true,
  },
  'GET /api/pregnancies/{pregnancyId}/wishlist/surprise': {
    summary: 'The surprise settings: what the parents see of other people’s gifts, and until when.',
    access: 'member',
    may: 'see wishlist',
    response: SurpriseState,
  },
  'PUT /api/pregnancies/{pregnancyId}/wishlist/surprise': {
    summary: 'Sets what the parents see of other people’s gifts, and until when.',
    access: 'admin',
    versioned: 'version',
    body: SurpriseInput,
    example: { mode: 'nothing', until: '2026-05-01' },
    response: SurpriseState,
  },
  'GET /api/pregnancies/{pregnancyId}/wishlist/notices': {
    summary: 'News about wishes that the caller reserved or bought, newest first.',
    access: 'member',
    may: 'see wishlist',
    response: z.array(WishNotice),
  },
  'DELETE /api/wishlist/{id}/notice': {
    summary: 'Dismisses the caller’s news about a wish.',
    access: 'member',
    may: 'see wishlist',
  },
})
