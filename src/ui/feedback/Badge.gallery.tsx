import gallery from '../gallery.module.css'
import { Badge } from './Badge.tsx'

export function BadgeGallery() {
  return (
    <div className={gallery.row}>
      <Badge tone="green">Confirmed</Badge>
      <Badge tone="yellow">Pending</Badge>
      <Badge tone="blue">Completed</Badge>
      <Badge tone="red">Cancelled</Badge>
      <Badge>Moved</Badge>
    </div>
  )
}
