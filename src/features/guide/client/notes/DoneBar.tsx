import styles from './DoneBar.module.css'
import { texts } from './texts/texts.ts'

type Props = { label: string; total: number; done: number; assumed: number }

/** A list's progress in words and as a bar. Assumed items are drawn lighter. */
export function DoneBar({ label, total, done, assumed }: Props) {
  const words = doneWords({ total, done, assumed })
  const percent = (count: number) => (total === 0 ? 0 : Math.round((count / total) * 100))
  const fill = (count: number) => ({ inlineSize: `${percent(count)}%` })

  return (
    <div className={styles.progress}>
      <p className={styles.words}>{words}</p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent(done + assumed)}
        aria-valuetext={words}
      >
        <div className={styles.assumed} style={fill(done + assumed)} />
        <div className={styles.done} style={fill(done)} />
      </div>
    </div>
  )
}

/** "3 of 5", "3 of 5 assumed done", "1 of 15, and 8 assumed done". */
function doneWords({ total, done, assumed }: Omit<Props, 'label'>) {
  if (assumed === 0) return texts.doneOf(done, total)
  return done === 0 ? texts.assumedOf(assumed, total) : texts.doneAndAssumedOf(done, total, assumed)
}
