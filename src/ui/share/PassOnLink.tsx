import { LocalLinkWarning } from './LocalLinkWarning.tsx'
import { PassOnButtons, type PassOnProps } from './PassOnButtons.tsx'
import styles from './PassOnLink.module.css'

/** A link that people pass on themselves: its text, and buttons to copy, share or scan it. */
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
