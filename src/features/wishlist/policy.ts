/** Whose gifts a person may see while the parents want to be surprised, and who may take a purchase back. */
import type { Role } from '#platform/shared/role.ts'
import type { SurpriseMode } from './rules.ts'

/** An active surprise: the parents, and what they still see. */
export type Surprise = {
  readonly mode: Exclude<SurpriseMode, 'everything'>
  readonly parents: ReadonlySet<number>
}

/** What a person may see: `known` lists the people whose gifts they may see; null means everybody's. */
export type GiftVisibility = { readonly mode: SurpriseMode; readonly known: ReadonlySet<number> | null }

/** During a surprise, parents see only the gifts of parents. Everybody else sees all gifts. */
export const giftVisibility = (surprise: Surprise | null, userId: number): GiftVisibility =>
  surprise?.parents.has(userId) ? { mode: surprise.mode, known: surprise.parents } : { mode: 'everything', known: null }

/** Whether a person with this visibility may see the gifts of a giver. */
export const mayKnow = ({ known }: GiftVisibility, giverId: number): boolean => known === null || known.has(giverId)

const day = 86_400_000

type Purchase = { readonly userId: number; readonly boughtAt: string }
type Viewer = { readonly userId: number; readonly role: Role; readonly hasReserved: boolean; readonly now: Date }

/** Whether a person may take a purchase back. Admins and people who reserved the wish always may, the buyer for a day. */
export const mayTakeBack = ({ userId, boughtAt }: Purchase, viewer: Viewer): boolean =>
  viewer.role === 'admin' ||
  viewer.hasReserved ||
  (userId === viewer.userId && viewer.now.getTime() - Date.parse(boughtAt) < day)
