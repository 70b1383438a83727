/** Who may know of whose gifts, while the parents want to be surprised. */
import type { SurpriseMode } from './rules.ts'

/** A surprise under way: the parents, and how much they still see. */
export type Surprise = {
  readonly mode: Exclude<SurpriseMode, 'everything'>
  readonly parents: ReadonlySet<number>
}

/** What one person may know: `known` are those whose gifts are no secret from them; null: everybody's. */
export type Sight = { readonly mode: SurpriseMode; readonly known: ReadonlySet<number> | null }

/** Parents know what parents give; everybody else knows everything. */
export const sightOf = (surprise: Surprise | null, userId: number): Sight =>
  surprise?.parents.has(userId) ? { mode: surprise.mode, known: surprise.parents } : { mode: 'everything', known: null }

/** Whether this person may know what that one reserved or bought. */
export const mayKnow = ({ known }: Sight, giverId: number): boolean => known === null || known.has(giverId)
