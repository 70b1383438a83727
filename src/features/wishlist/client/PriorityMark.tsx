import { type Priority, priorities } from '../rules.ts'
import styles from './PriorityMark.module.css'
import { texts } from './texts/texts.ts'

/** The priority as a word and as one to three filled bars. */
export function PriorityMark({ priority }: { priority: Priority }) {
  const filled = priorities.length - priorities.indexOf(priority)
  return (
    <span className={styles.priority} data-priority={priority}>
      <svg viewBox="0 0 14 12" aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <rect
            key={bar}
            data-empty={bar > filled || undefined}
            x={bar * 5 - 4.5}
            y={11.5 - bar * 3.5}
            width="3"
            height={bar * 3.5}
            rx="1"
          />
        ))}
      </svg>
      {texts.priorityMarks[priority]}
    </span>
  )
}
