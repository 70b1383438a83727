import { flushSync } from 'react-dom'
import { deleteUndoably } from '#platform/client/delete-undoably.ts'
import { trashDays } from '#platform/shared/ownership.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useDeleteUpdate, useRestoreUpdate } from './data.ts'

type Props = { updateId: number; onDeleted: () => void; onClose: () => void }

export function DeleteUpdateDialog({ updateId, onDeleted, onClose }: Props) {
  const deleteUpdate = useDeleteUpdate()
  const restoreUpdate = useRestoreUpdate()

  async function remove() {
    const isGone = await deleteUndoably({
      remove: () => deleteUpdate.mutateAsync(updateId),
      restore: () => restoreUpdate.mutateAsync(updateId),
      removed: 'Update deleted',
      restored: 'Update brought back',
      failed: 'Failed to delete update',
    })
    // Close the dialog first: nothing behind it can take the focus while it is open.
    flushSync(onClose)
    if (isGone) onDeleted()
  }

  return (
    <ConfirmDialog
      title="Delete this update?"
      confirmText="Delete"
      pending={deleteUpdate.isPending}
      worksOffline
      onConfirm={remove}
      onClose={onClose}
    >
      <p>It disappears for everyone in the family. You can bring it back for {trashDays} days.</p>
    </ConfirmDialog>
  )
}
