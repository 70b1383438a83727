import { showToast } from '#ui/toast/toast-store.ts'
import { undoMs } from '../shared/ownership.ts'
import type { Parting } from './leave.ts'
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
  /** What is said of a failure of which the server said nothing. */
  otherwise?: string
  /** How who is signed out is sent to sign in; the mutations then have `meta: { seesOwnSignOut: true }`. */
  parting?: Parting
}

/**
 * Deletes something, then offers for ten seconds to take it back; answers whether it is gone. Both functions are
 * `mutateAsync` of the feature's data.ts, whose `onSuccess` asks for the list anew: the row may be gone by the undo.
 */
export async function deleteUndoably(deletion: Deletion): Promise<boolean> {
  const { remove, removed, failed, otherwise, parting } = deletion
  try {
    await remove()
  } catch (error) {
    sayFailure(failed, error, otherwise, parting)
    return false
  }
  showToast({
    title: removed,
    duration: undoMs,
    action: { label: 'Undo', altText: 'Bring it back from Recently deleted', onAct: () => bringBack(deletion) },
  })
  return true
}

async function bringBack({ restore, restored, otherwise, parting }: Deletion) {
  try {
    await restore()
    showToast({ title: restored })
  } catch (error) {
    sayFailure('It could not be brought back', error, otherwise, parting)
  }
}
