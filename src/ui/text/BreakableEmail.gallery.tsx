import gallery from '../gallery.module.css'
import { BreakableEmail } from './BreakableEmail.tsx'

export function BreakableEmailGallery() {
  return (
    <p className={gallery.stack}>
      <BreakableEmail email="wilhelmina.featherstonehaugh@a-very-long-name-of-a-host.example" />
    </p>
  )
}
