import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { TextArea } from '../field/TextArea.tsx'
import gallery from '../gallery.module.css'
import { Dialog } from './Dialog.tsx'

export function DialogGallery() {
  const [open, setOpen] = useState(false)

  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Share Wren’s Journey">
        <div className={gallery.stack}>
          <TextArea label="What is happening?" required />
          <Button look="primary" wide onClick={() => setOpen(false)}>
            Share
          </Button>
        </div>
      </Dialog>
    </>
  )
}
