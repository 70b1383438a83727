import { Download, Share2 } from 'lucide-react'
import { IconButton } from '../button/IconButton.tsx'
import gallery from '../gallery.module.css'
import { Tooltip } from './Tooltip.tsx'

export function TooltipGallery() {
  return (
    <div className={gallery.row}>
      <Tooltip text="Saves the picture to this device">
        <IconButton label="Download" icon={<Download />} look="secondary" />
      </Tooltip>
      <Tooltip text="Only your family can open the link">
        <IconButton label="Share" icon={<Share2 />} look="secondary" />
      </Tooltip>
    </div>
  )
}
