import { sayFailure } from '#platform/client/say-failure.ts'
import { showToast } from '#ui/toast/toast-store.ts'

export const sayCreated = () => showToast({ title: 'New invite code created!' })
export const sayNotCreated = (error: unknown) => sayFailure('Failed to create invite code', error)

/** The messages that `deleteForGood` shows for an invite code. */
export const removalWords = { removed: 'Invite code removed', failed: 'Failed to remove invite code' } as const
