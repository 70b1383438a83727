import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Way, WaysDialog } from './WaysDialog.tsx'

export function WaysDialogGallery() {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)

  return (
    <>
      <Button onClick={() => setAsking(true)}>Ask which way</Button>
      {asking && (
        <WaysDialog title="Restore a copy" onClose={close}>
          <p>Saved on 12 March, about Wren.</p>
          <Way leadsTo="You have both.">
            <Button look="primary" wide onClick={close}>
              Add to what is here
            </Button>
          </Way>
          <Way leadsTo="What is here goes.">
            <Button wide onClick={close}>
              Replace what is here
            </Button>
          </Way>
        </WaysDialog>
      )}
    </>
  )
}
