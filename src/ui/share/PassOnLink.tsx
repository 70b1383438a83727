import { LocalLinkWarning } from './LocalLinkWarning.tsx'
import { PassOnButtons, type PassOnProps } from './PassOnButtons.tsx'
import styles from './PassOnLink.module.css'

/** A link for people to pass on: its text, with buttons to copy it, share it or show a QR code. */
export function PassOnLink({ note, ...props }: PassOnProps & { note: string }) {
  return (
    <div className={styles.link}>
      <LocalLinkWarning url={props.url} />
      <p className={styles.url}>{props.url}</p>
      <div className={styles.ways}>
        <PassOnButtons {...props} />
      </div>
      <p className={styles.note}>{note}</p>
    </div>
  )
}
