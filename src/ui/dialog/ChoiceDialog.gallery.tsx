import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { ActionChoice, ChoiceDialog } from './ChoiceDialog.tsx'

export function ChoiceDialogGallery() {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)

  return (
    <>
      <Button onClick={() => setAsking(true)}>Ask how to restore</Button>
      {asking && (
        <ChoiceDialog title="Restore a copy" onClose={close}>
          <p>Saved on 12 March, about Wren.</p>
          <ActionChoice effect="You have both.">
            <Button look="primary" wide onClick={close}>
              Add to what is here
            </Button>
          </ActionChoice>
          <ActionChoice effect="What is here is deleted.">
            <Button wide onClick={close}>
              Replace what is here
            </Button>
          </ActionChoice>
        </ChoiceDialog>
      )}
    </>
  )
}
