import { PassOnButtons, type PassOnProps } from './PassOnButtons.tsx'
import styles from './PassOnLink.module.css'

/** A link that one hands to somebody oneself: to be read, copied, shared or scanned. */
export function PassOnLink(props: PassOnProps) {
  return (
    <div className={styles.link}>
      <p className={styles.url}>{props.url}</p>
      <div className={styles.ways}>
        <PassOnButtons {...props} />
      </div>
    </div>
  )
}
