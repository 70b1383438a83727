import { Copy, QrCode as QrPicture, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { showToast } from '../toast/toast-store.ts'
import { copyText } from './copy-text.ts'
import { QrCode } from './QrCode.tsx'
import styles from './ShareLink.module.css'

export type ShareLinkProps = {
  url: string
  /** The title of the link in the device's share sheet. */
  shareTitle: string
  /** The accessible name of the QR code. */
  qrLabel: string
}

/** Buttons that pass on a link: copy, the device's share sheet if it has one, and a QR code. */
export function ShareLinkButtons({ url, shareTitle, qrLabel }: ShareLinkProps) {
  const [showsCode, setShowsCode] = useState(false)

  return (
    <>
      <Button icon={<Copy aria-hidden="true" />} onClick={() => copyLink(url)}>
        Copy link
      </Button>
      {canShare() && (
        <Button icon={<Share2 aria-hidden="true" />} onClick={() => shareLink(url, shareTitle)}>
          Share
        </Button>
      )}
      <Button icon={<QrPicture aria-hidden="true" />} onClick={() => setShowsCode(true)}>
        QR code
      </Button>
      <Dialog open={showsCode} onClose={() => setShowsCode(false)} title="QR code">
        <div className={styles.code}>
          <p>Point another phone’s camera at this code.</p>
          <QrCode text={url} label={qrLabel} />
          <p className={styles.url}>{url}</p>
        </div>
      </Dialog>
    </>
  )
}

async function copyLink(url: string) {
  if (await copyText(url)) showToast({ title: 'Copied!' })
  else showToast({ title: 'Failed to copy to clipboard', tone: 'destructive' })
}

const canShare = () => 'share' in navigator

async function shareLink(url: string, title: string) {
  try {
    await navigator.share({ url, title })
  } catch (error) {
    // Closing the share sheet is not an error: the person knows that nothing was shared.
    if (error instanceof Error && error.name === 'AbortError') return
    showToast({ title: 'The link could not be shared', description: 'Copy it instead.', tone: 'destructive' })
  }
}
