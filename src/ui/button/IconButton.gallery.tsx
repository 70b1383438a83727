import { Menu, Pencil, Trash2 } from 'lucide-react'
import gallery from '../gallery.module.css'
import { IconButton } from './IconButton.tsx'

export function IconButtonGallery() {
  return (
    <div className={gallery.row}>
      <IconButton label="Menu" icon={<Menu />} aria-expanded={false} />
      <IconButton label="Edit" icon={<Pencil />} look="secondary" />
      <IconButton label="Remove" icon={<Trash2 />} disabled />
    </div>
  )
}
