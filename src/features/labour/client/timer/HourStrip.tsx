import { averageOfHour, averageWords, lengthOf, type ShownContraction } from '../../rules.ts'
import { texts } from '../texts/texts.ts'
import styles from './HourStrip.module.css'

const hourMs = 3_600_000

type Props = { shown: readonly ShownContraction[]; now: number }

/** The last hour as a line with a bar for each contraction, and the averages of that hour in words. */
export function HourStrip({ shown, now }: Props) {
  const words = averageWords(averageOfHour(shown, now))
  const inHour = shown.filter(({ beganMs }) => beganMs > now - hourMs && beganMs <= now)
  return (
    <div className={styles.strip}>
      <p className={styles.words} aria-live="off">
        {words ?? texts.noneInLastHour}
      </p>
      <div className={styles.line} aria-hidden="true">
        {inHour.map((contraction) => (
          <span key={contraction.beganMs} className={styles.bar} style={placeOf(contraction, now)} />
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{texts.anHourAgo}</span>
        <span>{texts.now}</span>
      </p>
    </div>
  )
}

/** Where the bar begins, and how wide it is, in percent of the hour. */
function placeOf(contraction: ShownContraction, now: number) {
  const { beganMs } = contraction
  const length = lengthOf(contraction) ?? Math.min(now - beganMs, 120_000)
  return {
    insetInlineStart: `${(100 * (beganMs - now + hourMs)) / hourMs}%`,
    inlineSize: `${(100 * length) / hourMs}%`,
  }
}
