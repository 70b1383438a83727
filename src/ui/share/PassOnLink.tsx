import { OnlyHere } from './OnlyHere.tsx'
import { PassOnButtons, type PassOnProps } from './PassOnButtons.tsx'
import styles from './PassOnLink.module.css'

/** A link that one hands to somebody oneself: to be read, copied, shared or scanned. */
export function PassOnLink({ note, ...props }: PassOnProps & { note: string }) {
  return (
    <div className={styles.link}>
      <OnlyHere url={props.url} />
      <p className={styles.url}>{props.url}</p>
      <div className={styles.ways}>
        <PassOnButtons {...props} />
      </div>
      <p className={styles.note}>{note}</p>
    </div>
  )
}
