import { showToast } from '#ui/toast/toast-store.ts'
import { undoMs } from '../shared/ownership.ts'
import type { SignOutReason } from './leave.ts'
import { sayFailure } from './say-failure.ts'
import { texts } from './texts/texts.ts'

type PermanentDeletion = {
  remove: () => Promise<unknown>
  /** "Contact deleted" */
  removed: string
  /** "Failed to delete contact" */
  failed: string
}

type Deletion = PermanentDeletion & {
  restore: () => Promise<unknown>
  /** "Contact brought back" */
  restored: string
  /** The sentence to show if the server sends none. */
  fallback?: string
  /** The reason to show if the session is over. The mutations need `meta: { seesOwnSignOut: true }`. */
  signOutReason?: SignOutReason
}

/**
 * Deletes something, then offers undo for ten seconds. Returns whether it was deleted. `remove` and `restore`
 * are `mutateAsync` functions of the feature's data.ts. These mutations themselves have to refetch the list in `onSuccess`,
 * because the row that called them may be unmounted by then.
 */
export function deleteUndoably(deletion: Deletion): Promise<boolean> {
  return removeAndNotify(deletion, {
    duration: undoMs,
    action: { label: texts.undo, altText: texts.undoLater, onAct: () => bringBack(deletion) },
  })
}

/** Like `deleteUndoably`, but without undo, for deletions that cannot be undone. */
export const deleteForGood = (deletion: PermanentDeletion): Promise<boolean> => removeAndNotify(deletion)

async function removeAndNotify(
  { remove, removed, failed, fallback, signOutReason }: PermanentDeletion & Partial<Deletion>,
  undo?: Omit<Parameters<typeof showToast>[0], 'title'>,
): Promise<boolean> {
  try {
    await remove()
  } catch (error) {
    sayFailure(failed, error, fallback, signOutReason)
    return false
  }
  showToast({ title: removed, ...undo })
  return true
}

async function bringBack({ restore, restored, fallback, signOutReason }: Deletion) {
  try {
    await restore()
    showToast({ title: restored })
  } catch (error) {
    sayFailure(texts.notBroughtBack, error, fallback, signOutReason)
  }
}
