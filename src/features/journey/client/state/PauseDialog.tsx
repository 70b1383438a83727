import { useState } from 'react'
import { sayFailure } from '#platform/client/say-failure.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Pregnancy } from '../../contract.ts'
import { useChangeState } from './data.ts'

type Props = { journey: Pregnancy; onClose: () => void }

export function PauseDialog({ journey, onClose }: Props) {
  // The journey as it was when the dialog opened.
  const { mutateAsync, isPending } = useChangeState(useState(journey)[0])

  async function pause() {
    try {
      await mutateAsync({ state: 'paused' })
      showToast({ title: 'The journey is paused' })
      onClose()
    } catch (error) {
      sayFailure('The journey could not be paused', error, 'Please try again.')
    }
  }

  return (
    <ConfirmDialog
      title="Pause the journey?"
      confirmText="Pause"
      tone="primary"
      pending={isPending}
      onConfirm={pause}
      onClose={onClose}
    >
      <p>
        Nestling stops counting, comparing and suggesting, for everybody. Appointments disappear from the calendars on
        phones, and no invitations are emailed.
      </p>
      <p>What you shared stays. You can resume the journey at any time.</p>
    </ConfirmDialog>
  )
}
