import { flushSync } from 'react-dom'
import { deleteForGood } from '#platform/client/delete-undoably.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { Passkey } from '../contract.ts'
import { useRemovePasskey } from './data.ts'
import { texts } from './texts/texts.ts'

type Props = { passkey: Passkey; onRemoved: () => void; onClose: () => void }

export function RemoveDialog({ passkey: { id, name }, onRemoved, onClose }: Props) {
  const removePasskey = useRemovePasskey(id)

  async function remove() {
    const isRemoved = await deleteForGood({
      removed: texts.removed,
      failed: texts.notRemoved,
      remove: removePasskey.mutateAsync,
    })
    if (!isRemoved) return
    // Close the dialog before `onRemoved` moves the focus: nothing behind an open dialog can take the focus.
    flushSync(onClose)
    onRemoved()
  }

  return (
    <ConfirmDialog
      title={texts.removeQuestion}
      confirmText={texts.remove}
      pending={removePasskey.isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{texts.whatRemovingDoes(<strong>{name}</strong>)}</p>
    </ConfirmDialog>
  )
}
