import gallery from '../gallery.module.css'
import { ProgressBar } from './ProgressBar.tsx'

export function ProgressBarGallery() {
  return (
    <div className={gallery.stack}>
      <ProgressBar label="The journey so far" value={75} valueText="75%, week 30 of 40" />
      <ProgressBar label="Uploading" value={5} />
      <ProgressBar label="Checklist" value={100} />
    </div>
  )
}
