import { flushSync } from 'react-dom'
import { deleteUndoably } from '#platform/client/delete-undoably.ts'
import { trashDays } from '#platform/shared/ownership.ts'
import { formatDay } from '#platform/shared/time/calendar.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { Scan } from '../../contract.ts'
import { useDeleteScan, useRestoreScan } from '../data.ts'

type Props = { scan: Scan; pregnancyId: number; onDeleted: () => void; onClose: () => void }

export function DeleteScanDialog({ scan, pregnancyId, onDeleted, onClose }: Props) {
  const deleteScan = useDeleteScan(pregnancyId)
  const restoreScan = useRestoreScan(pregnancyId)

  async function remove() {
    const isGone = await deleteUndoably({
      remove: () => deleteScan.mutateAsync(scan.id),
      restore: () => restoreScan.mutateAsync(scan.id),
      removed: 'Scan deleted',
      restored: 'Scan brought back',
      failed: 'Failed to delete scan',
    })
    // Close the dialog first: nothing behind an open dialog can take the focus.
    flushSync(onClose)
    if (isGone) onDeleted()
  }

  return (
    <ConfirmDialog
      title={`Delete the scan of ${formatDay(scan.measuredOn)}?`}
      confirmText="Delete"
      pending={deleteScan.isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>It disappears from the chart for every admin. You can bring it back for {trashDays} days.</p>
    </ConfirmDialog>
  )
}
