import styles from './DayLeaf.module.css'
import { leafWords } from './time-words.ts'

/** A leaf of a calendar, to find a day by; it is said in words beside it. */
export function DayLeaf({ instant, timeZone }: { instant: string; timeZone: string }) {
  const { month, day } = leafWords(instant, timeZone)
  return (
    <span className={styles.leaf} aria-hidden="true">
      <span className={styles.month}>{month}</span>
      <span className={styles.day}>{day}</span>
    </span>
  )
}
