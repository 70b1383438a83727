import { useState } from 'react'
import type { Pregnancy } from '#features/journey/contract.ts'
import { useVersionedSend } from '#platform/client/form/use-versions.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Scan, ScanInput } from '../../contract.ts'
import { useSaveScan } from '../data.ts'
import { texts } from '../texts/texts.ts'
import { ScanForm } from './ScanForm.tsx'

type Props = {
  journey: Pregnancy
  /** The number of babies to choose from. */
  babies: number
  /** The baby that is chosen at first. */
  baby: number
  /** The entry to edit; undefined for a new one. */
  scan: Scan | undefined
  onSaved: (scan: Scan) => void
  onClose: () => void
}

/** Adds a scan or changes one. */
export function ScanDialog({ journey, babies, baby, scan: latest, onSaved, onClose }: Props) {
  // The list is fetched again when somebody changes the scan. The form keeps the version that it opened with.
  const [scan] = useState(latest)
  const saveScan = useSaveScan(journey.id, scan?.id)
  const words = scan ? texts.changed : texts.added

  const versioned = useVersionedSend<ScanInput, Scan>({
    opened: scan,
    merge: async (versions) => (await import('./merge-scan.ts')).mergeScan(versions),
    send: async (input, seen) => {
      const saved = await saveScan.mutateAsync({ ...input, version: seen?.version })
      showToast({ title: words.done })
      onSaved(saved)
    },
  })

  return (
    <Dialog open onClose={onClose} title={words.title}>
      <ScanForm
        journey={journey}
        babies={babies}
        baby={baby}
        scan={scan}
        draft={scan ? `scan-${scan.id}` : `scan-in-${journey.id}`}
        submitText={words.act}
        pendingText={words.acting}
        send={versioned.send}
        onFailed={(error) => sayFailure(words.failed, error)}
        onClose={onClose}
      />
      {versioned.dialog}
    </Dialog>
  )
}
