import gallery from '../gallery.module.css'
import { Notice } from './Notice.tsx'

export function NoticeGallery() {
  return (
    <div className={gallery.stack}>
      <Notice>
        <p>
          Family management has moved to the <a href="#admin">admin panel</a>.
        </p>
      </Notice>
      <Notice tone="warning">
        <p>You are offline. What you write stays here and is sent when you are back online.</p>
      </Notice>
    </div>
  )
}
