import { Copy, QrCode as QrPicture, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { texts } from '../texts/texts.ts'
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
        {texts.copyLink}
      </Button>
      {canShare() && (
        <Button icon={<Share2 aria-hidden="true" />} onClick={() => shareLink(url, shareTitle)}>
          {texts.share}
        </Button>
      )}
      <Button icon={<QrPicture aria-hidden="true" />} onClick={() => setShowsCode(true)}>
        {texts.qrCode}
      </Button>
      <Dialog open={showsCode} onClose={() => setShowsCode(false)} title={texts.qrCode}>
        <div className={styles.code}>
          <p>{texts.pointCamera}</p>
          <QrCode text={url} label={qrLabel} />
          <p className={styles.url}>{url}</p>
        </div>
      </Dialog>
    </>
  )
}

async function copyLink(url: string) {
  if (await copyText(url)) showToast({ title: texts.copied })
  else showToast({ title: texts.notCopied, tone: 'destructive' })
}

const canShare = () => 'share' in navigator

async function shareLink(url: string, title: string) {
  try {
    await navigator.share({ url, title })
  } catch (error) {
    // Closing the share sheet is not an error: the person knows that nothing was shared.
    if (error instanceof Error && error.name === 'AbortError') return
    showToast({ title: texts.notShared, description: texts.copyInstead, tone: 'destructive' })
  }
}
