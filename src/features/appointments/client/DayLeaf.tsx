import styles from './DayLeaf.module.css'
import { leafWords } from './time-words.ts'

/** A calendar leaf with month and day, hidden from screen readers because the text beside it has the same date. */
export function DayLeaf({ instant, timeZone }: { instant: string; timeZone: string }) {
  const { month, day } = leafWords(instant, timeZone)
  return (
    <span className={styles.leaf} aria-hidden="true">
      <span className={styles.month}>{month}</span>
      <span className={styles.day}>{day}</span>
    </span>
  )
}
