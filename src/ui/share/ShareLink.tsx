import { LocalLinkWarning } from './LocalLinkWarning.tsx'
import styles from './ShareLink.module.css'
import { ShareLinkButtons, type ShareLinkProps } from './ShareLinkButtons.tsx'

/** A link for people to pass on: its text, with buttons to copy it, share it or show a QR code. */
export function ShareLink({ note, ...props }: ShareLinkProps & { note: string }) {
  return (
    <div className={styles.link}>
      <LocalLinkWarning url={props.url} />
      <p className={styles.url}>{props.url}</p>
      <div className={styles.buttons}>
        <ShareLinkButtons {...props} />
      </div>
      <p className={styles.note}>{note}</p>
    </div>
  )
}
