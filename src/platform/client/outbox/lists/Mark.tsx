import { CircleAlert, Clock } from 'lucide-react'
import { texts } from '../../texts/texts.ts'
import styles from './Mark.module.css'
import type { WithWaiting } from './waiting-state.ts'

export function Mark({ state }: { state: WithWaiting['waiting'] }) {
  return (
    <span className={styles.mark} data-state={state}>
      {state === 'waiting' ? <Clock aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
      {state === 'waiting' ? texts.waiting : texts.notSent}
    </span>
  )
}
