import { showToast } from '#ui/toast/toast-store.ts'
import { undoMs } from '../shared/ownership.ts'
import type { SignOutReason } from './leave.ts'
import { sayFailure } from './say-failure.ts'

type Deletion = {
  remove: () => Promise<unknown>
  restore: () => Promise<unknown>
  /** "Contact deleted" */
  removed: string
  /** "Contact brought back" */
  restored: string
  /** "Failed to delete contact" */
  failed: string
  /** What to say when the server gave no reason. */
  otherwise?: string
  /** Sends a signed-out person to sign in; the mutations then have `meta: { seesOwnSignOut: true }`. */
  reason?: SignOutReason
}

/**
 * Deletes something, then offers undo for ten seconds; gives whether it was deleted. Both functions are
 * `mutateAsync` of the feature's data.ts, whose `onSuccess` refetches the list: the row may be unmounted by then.
 */
export async function deleteUndoably(deletion: Deletion): Promise<boolean> {
  const { remove, removed, failed, otherwise, reason } = deletion
  try {
    await remove()
  } catch (error) {
    sayFailure(failed, error, otherwise, reason)
    return false
  }
  showToast({
    title: removed,
    duration: undoMs,
    action: { label: 'Undo', altText: 'Bring it back from Recently deleted', onAct: () => bringBack(deletion) },
  })
  return true
}

async function bringBack({ restore, restored, otherwise, reason }: Deletion) {
  try {
    await restore()
    showToast({ title: restored })
  } catch (error) {
    sayFailure('It could not be brought back', error, otherwise, reason)
  }
}
