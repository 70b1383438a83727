import { flushSync } from 'react-dom'
import { deleteUndoably } from '#platform/client/delete-undoably.ts'
import { trashDays } from '#platform/shared/ownership.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { Wish } from '../../contract.ts'
import { useDeleteWish, useRestoreWish } from '../data.ts'
import { wentWrong } from '../say-wish-failure.ts'

type Props = { wish: Wish; onDeleted: () => void; onClose: () => void }

export function DeleteWishDialog({ wish, onDeleted, onClose }: Props) {
  const deleteWish = useDeleteWish()
  const restoreWish = useRestoreWish()

  async function remove() {
    const isGone = await deleteUndoably({
      remove: () => deleteWish.mutateAsync(wish.id),
      restore: () => restoreWish.mutateAsync(wish.id),
      removed: 'Item deleted',
      restored: 'Item brought back',
      failed: 'Failed to Remove Item',
      fallback: wentWrong,
      signOutReason: 'session-expired',
    })
    // Close the dialog first: nothing behind it can take the focus while it is open.
    flushSync(onClose)
    if (isGone) onDeleted()
  }

  return (
    <ConfirmDialog
      title={`Delete ${wish.name}?`}
      confirmText="Delete"
      pending={deleteWish.isPending}
      worksOffline
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        It disappears from everyone’s list, and anyone who is getting it is told. You can bring it back for {trashDays}{' '}
        days.
      </p>
    </ConfirmDialog>
  )
}
