import { flushSync } from 'react-dom'
import { deleteUndoably } from '#platform/client/delete-undoably.ts'
import { trashDays } from '#platform/shared/ownership.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { Wish } from '../../contract.ts'
import { useDeleteWish, useRestoreWish } from '../data.ts'
import { texts } from '../texts/texts.ts'

type Props = { wish: Wish; onDeleted: () => void; onClose: () => void }

export function DeleteWishDialog({ wish, onDeleted, onClose }: Props) {
  const deleteWish = useDeleteWish()
  const restoreWish = useRestoreWish()

  async function remove() {
    const isGone = await deleteUndoably({
      remove: () => deleteWish.mutateAsync(wish.id),
      restore: () => restoreWish.mutateAsync(wish.id),
      removed: texts.itemDeleted,
      restored: texts.itemBroughtBack,
      failed: texts.notRemoved,
      fallback: texts.wentWrong,
      signOutReason: 'session-expired',
    })
    // Close the dialog first: nothing behind it can take the focus while it is open.
    flushSync(onClose)
    if (isGone) onDeleted()
  }

  return (
    <ConfirmDialog
      title={texts.deleteQuestion(wish.name)}
      confirmText={texts.deleteIt}
      pending={deleteWish.isPending}
      worksOffline
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{texts.deleteConsequence(trashDays)}</p>
    </ConfirmDialog>
  )
}
