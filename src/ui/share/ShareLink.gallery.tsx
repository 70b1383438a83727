import gallery from '../gallery.module.css'
import { ShareLink } from './ShareLink.tsx'

export function ShareLinkGallery() {
  return (
    <div className={gallery.stack}>
      <ShareLink
        url="https://nestling.example/?invite=kQ8vJ2nV0s5mTzY4hXcR1wLd"
        shareTitle="Follow Wren’s journey"
        qrLabel="QR code of the invitation"
        note="It is shown only now."
      />
    </div>
  )
}
