import { flushSync } from 'react-dom'
import { deleteUndoably } from '#platform/client/delete-undoably.ts'
import { trashDays } from '#platform/shared/ownership.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { texts } from '../texts/texts.ts'
import { useDeleteUpdate, useRestoreUpdate } from './data.ts'

type Props = { updateId: number; onDeleted: () => void; onClose: () => void }

export function DeleteUpdateDialog({ updateId, onDeleted, onClose }: Props) {
  const deleteUpdate = useDeleteUpdate()
  const restoreUpdate = useRestoreUpdate()

  async function remove() {
    const isGone = await deleteUndoably({
      remove: () => deleteUpdate.mutateAsync(updateId),
      restore: () => restoreUpdate.mutateAsync(updateId),
      removed: texts.deleted,
      restored: texts.broughtBack,
      failed: texts.notDeleted,
    })
    // Close the dialog first: nothing behind it can take the focus while it is open.
    flushSync(onClose)
    if (isGone) onDeleted()
  }

  return (
    <ConfirmDialog
      title={texts.deleteQuestion}
      confirmText={texts.confirmDeletion}
      pending={deleteUpdate.isPending}
      worksOffline
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{texts.deleteConsequence(trashDays)}</p>
    </ConfirmDialog>
  )
}
