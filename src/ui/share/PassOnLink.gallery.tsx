import gallery from '../gallery.module.css'
import { PassOnLink } from './PassOnLink.tsx'

export function PassOnLinkGallery() {
  return (
    <div className={gallery.stack}>
      <PassOnLink
        url="https://nestling.example/?invite=kQ8vJ2nV0s5mTzY4hXcR1wLd"
        shareTitle="Follow Wren’s journey"
        qrLabel="QR code of the invitation"
        note="It is shown only now."
      />
    </div>
  )
}
