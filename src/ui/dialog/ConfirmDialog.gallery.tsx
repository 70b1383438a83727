import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export function ConfirmDialogGallery() {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)

  return (
    <>
      <Button onClick={() => setAsking(true)}>Remove Ruth</Button>
      {asking && (
        <ConfirmDialog title="Remove Ruth?" confirmText="Remove" onConfirm={close} onClose={close}>
          <p>Ruth no longer sees the journey. What Ruth shared stays.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
