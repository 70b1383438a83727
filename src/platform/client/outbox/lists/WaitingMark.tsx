import { Clock, TriangleAlert } from 'lucide-react'
import styles from './WaitingMark.module.css'
import { waitingOf } from './waiting-state.ts'

/** Says that a change of this thing waits for the network, or was refused. Shows nothing for other things. */
export function WaitingMark({ thing }: { thing: object }) {
  const state = waitingOf(thing)
  if (state === undefined) return null
  return (
    <span className={styles.mark} data-state={state}>
      {state === 'waiting' ? <Clock aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      {state === 'waiting' ? 'Waiting' : 'Not sent'}
    </span>
  )
}
