import gallery from '../gallery.module.css'
import { QrCode } from './QrCode.tsx'

export function QrCodeGallery() {
  return (
    <div className={gallery.stack}>
      <QrCode text="https://nestling.example/?invite=ABCDEFGH" label="QR code of the invitation" />
    </div>
  )
}
