import { useState } from 'react'
import { Avatar } from '../avatar/Avatar.tsx'
import { Button } from '../button/Button.tsx'
import gallery from '../gallery.module.css'
import { Sheet } from './Sheet.tsx'

export function SheetGallery() {
  const [open, setOpen] = useState(false)

  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the side menu</Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        label="Menu"
        header={
          <div className={gallery.row}>
            <Avatar name="Maya" decorative />
            <strong>Maya and Jonas</strong>
          </div>
        }
      >
        <nav aria-label="Side menu">
          <Button look="quiet" href="#album">
            Photo Album
          </Button>
        </nav>
      </Sheet>
    </>
  )
}
