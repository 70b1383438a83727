import { flushSync } from 'react-dom'
import { deleteUndoably } from '#platform/client/delete-undoably.ts'
import { trashDays } from '#platform/shared/ownership.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { Contact } from '../contract.ts'
import { useDeleteContact, useRestoreContact } from './data.ts'
import { fullName } from './full-name.ts'
import { texts } from './texts/texts.ts'

type Props = { contact: Contact; onDeleted: () => void; onClose: () => void }

export function DeleteContactDialog({ contact, onDeleted, onClose }: Props) {
  const deleteContact = useDeleteContact()
  const restoreContact = useRestoreContact()

  async function remove() {
    const isGone = await deleteUndoably({
      remove: () => deleteContact.mutateAsync(contact.id),
      restore: () => restoreContact.mutateAsync(contact.id),
      removed: texts.deleted,
      restored: texts.broughtBack,
      failed: texts.notDeleted,
    })
    // Close the dialog first: nothing behind an open dialog can take the focus.
    flushSync(onClose)
    if (isGone) onDeleted()
  }

  return (
    <ConfirmDialog
      title={texts.deleteQuestion(fullName(contact))}
      confirmText={texts.deleteIt}
      pending={deleteContact.isPending}
      worksOffline
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{texts.deleteConsequence(trashDays)}</p>
    </ConfirmDialog>
  )
}
