import { flushSync } from 'react-dom'
import { deleteForGood } from '#platform/client/delete-undoably.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { Passkey } from '../contract.ts'
import { useRemovePasskey } from './data.ts'

type Props = { passkey: Passkey; onRemoved: () => void; onClose: () => void }

export function RemoveDialog({ passkey: { id, name }, onRemoved, onClose }: Props) {
  const removePasskey = useRemovePasskey(id)

  async function remove() {
    const isRemoved = await deleteForGood({
      removed: 'Passkey removed',
      failed: 'Passkey not removed',
      remove: removePasskey.mutateAsync,
    })
    if (!isRemoved) return
    // Close the dialog before `onRemoved` moves the focus: nothing behind an open dialog can take the focus.
    flushSync(onClose)
    onRemoved()
  }

  return (
    <ConfirmDialog
      title="Remove this passkey?"
      confirmText="Remove"
      pending={removePasskey.isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong> will no longer sign you in. Your device may still offer it until you delete it there
        too.
      </p>
    </ConfirmDialog>
  )
}
