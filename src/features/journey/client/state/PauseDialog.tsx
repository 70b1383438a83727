import { useState } from 'react'
import { sayFailure } from '#platform/client/say-failure.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Pregnancy } from '../../contract.ts'
import { useChangeState } from './data.ts'
import { texts } from './texts/texts.ts'

type Props = { journey: Pregnancy; onClose: () => void }

export function PauseDialog({ journey, onClose }: Props) {
  // The journey as it was when the dialog opened.
  const { mutateAsync, isPending } = useChangeState(useState(journey)[0])

  async function pause() {
    try {
      await mutateAsync({ state: 'paused' })
      showToast({ title: texts.isPaused })
      onClose()
    } catch (error) {
      sayFailure(texts.notPaused, error, texts.tryAgain)
    }
  }

  return (
    <ConfirmDialog
      title={texts.pauseQuestion}
      confirmText={texts.pause}
      tone="primary"
      pending={isPending}
      onConfirm={pause}
      onClose={onClose}
    >
      <p>{texts.pauseStopsCounting}</p>
      <p>{texts.pauseLeavesAll}</p>
    </ConfirmDialog>
  )
}
