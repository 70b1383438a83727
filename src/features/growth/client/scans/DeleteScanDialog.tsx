import { flushSync } from 'react-dom'
import { deleteUndoably } from '#platform/client/delete-undoably.ts'
import { trashDays } from '#platform/shared/ownership.ts'
import { formatDay } from '#platform/shared/time/calendar.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { Scan } from '../../contract.ts'
import { useDeleteScan, useRestoreScan } from '../data.ts'
import { texts } from '../texts/texts.ts'

type Props = { scan: Scan; pregnancyId: number; onDeleted: () => void; onClose: () => void }

export function DeleteScanDialog({ scan, pregnancyId, onDeleted, onClose }: Props) {
  const deleteScan = useDeleteScan(pregnancyId)
  const restoreScan = useRestoreScan(pregnancyId)

  async function remove() {
    const isGone = await deleteUndoably({
      remove: () => deleteScan.mutateAsync(scan.id),
      restore: () => restoreScan.mutateAsync(scan.id),
      removed: texts.deleted,
      restored: texts.restored,
      failed: texts.notDeleted,
    })
    // Close the dialog first: nothing behind an open dialog can take the focus.
    flushSync(onClose)
    if (isGone) onDeleted()
  }

  return (
    <ConfirmDialog
      title={texts.deleteQuestion(formatDay(scan.measuredOn))}
      confirmText={texts.confirmDelete}
      pending={deleteScan.isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{texts.canBeBroughtBack(trashDays)}</p>
    </ConfirmDialog>
  )
}
