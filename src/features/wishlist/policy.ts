/** Which gifts a person may see while the parents want to be surprised, and who may undo a purchase. */
import type { Role } from '#platform/shared/role.ts'
import type { SurpriseMode } from './rules.ts'

/** An active surprise: the user ids of the parents, and what they still see of gifts. */
export type Surprise = {
  readonly mode: Exclude<SurpriseMode, 'everything'>
  readonly parents: ReadonlySet<number>
}

/**
 * What a person may see of gifts. `known` lists the givers whose gifts they may see in full; null means all givers. `mode`
 * says what they see of all other gifts.
 */
export type GiftVisibility = { readonly mode: SurpriseMode; readonly known: ReadonlySet<number> | null }

/**
 * Returns what this person may see. During a surprise, parents see in full only what parents themselves give. All other people
 * see every gift.
 */
export const giftVisibility = (surprise: Surprise | null, userId: number): GiftVisibility =>
  surprise?.parents.has(userId) ? { mode: surprise.mode, known: surprise.parents } : { mode: 'everything', known: null }

/** Whether a person with this visibility may see the gifts of a giver. */
export const mayKnow = ({ known }: GiftVisibility, giverId: number): boolean => known === null || known.has(giverId)

const day = 86_400_000

type Purchase = { readonly userId: number; readonly boughtAt: string }
type Viewer = { readonly userId: number; readonly role: Role; readonly hasReserved: boolean; readonly now: Date }

/**
 * Whether a person may undo a purchase. The buyer may within a day of the purchase. Admins, and people who reserved the wish,
 * always may.
 */
export const mayTakeBack = ({ userId, boughtAt }: Purchase, viewer: Viewer): boolean =>
  viewer.role === 'admin' ||
  viewer.hasReserved ||
  (userId === viewer.userId && viewer.now.getTime() - Date.parse(boughtAt) < day)
