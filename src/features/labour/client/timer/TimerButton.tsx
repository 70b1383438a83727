import { useRef } from 'react'
import { intervalWords, type ShownContraction } from '../../rules.ts'
import { stopwatchWords } from '../clock-words.ts'
import { texts } from '../texts/texts.ts'
import styles from './TimerButton.module.css'

type Props = {
  running: ShownContraction | undefined
  last: ShownContraction | undefined
  now: number
  onPress: () => void
}

/** A second press within this time is ignored, because it is most likely a trembling thumb. */
const trembleMs = 400

/** One large button for one thumb. It begins a contraction, and then ends it. */
export function TimerButton({ running, last, now, onPress }: Props) {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)

  function press() {
    const at = performance.now()
    if (at - pressedAt.current < trembleMs) return
    pressedAt.current = at
    onPress()
  }

  return (
    <button type="button" className={styles.button} data-runs={running !== undefined} onClick={press}>
      <span className={styles.word}>{running ? texts.ends : texts.begins}</span>
      <span className={styles.time} aria-hidden="true">
        {running ? stopwatchWords(now - running.beganMs) : (sinceWords(last, now) ?? texts.pressWhenItBegins)}
      </span>
    </button>
  )
}

/** Null without a contraction in the last three hours. */
function sinceWords(last: ShownContraction | undefined, now: number): string | null {
  if (!last || now - last.beganMs > 3 * 3_600_000) return null
  return texts.sinceLast(intervalWords(now - last.beganMs))
}
