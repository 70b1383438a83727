import { mayChangeState } from '#features/journey/policy.ts'
import type { JourneyState } from '#platform/shared/journey/journey-state.ts'
import type { Role } from '#platform/shared/role.ts'

type Person = { readonly userId: number; readonly role: Role }

/**
 * Only the parents may note contractions and movements; while no parents are named, any admin may. Parents may do so even
 * before the second step of sign-in, because nobody looks for a code during a contraction.
 */
export const mayNote = (parents: readonly { userId: number }[], { userId, role }: Person): boolean =>
  (parents.length > 0 || role === 'admin') && mayChangeState(parents, userId)

/** While a journey is paused, and after a loss, nothing of a labour is shown to anybody. */
export const isPausedOrEnded = (state: JourneyState): boolean => state === 'paused' || state === 'ended'

/** Whether a member sees what the parents share: family, and admins who are not parents, until the birth. */
export const maySeeShared = (state: JourneyState, role: Role): boolean => state === 'expecting' && role !== 'guest'
