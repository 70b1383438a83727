import type { PlaceNumber, PlaceNumbers } from '../../contract.ts'
import styles from './CallBox.module.css'
import { CallButton } from './CallButton.tsx'
import { numbersFor } from './numbers.ts'

type Props = {
  place: PlaceNumbers | undefined
  /** A closed list shows only the first mental health line, so that nobody else at the screen reads about violence. */
  isOpen: boolean
}

/** Helplines of the family's country for mental health and against violence. */
export function Helplines({ place, isOpen }: Props) {
  const [mind, violence] = [numbersFor(place, 'mind'), numbersFor(place, 'violence')]
  return (
    <section className={styles.talk}>
      <h4>Talk to somebody</h4>
      {isOpen ? (
        <div className={styles.topics}>
          <div>
            <h5>If you feel low, or your thoughts frighten you</h5>
            <Lines lines={mind} />
          </div>
          <div>
            <h5>If somebody at home hurts, threatens or frightens you</h5>
            <Lines lines={violence} />
            <p className={styles.hint}>
              This page stays in your browser’s history, and calls stay in your phone’s list of calls. If somebody might
              look there, delete them, or use the phone of a person you trust. If you are in danger now, call the
              police.
            </p>
          </div>
        </div>
      ) : (
        <Lines lines={mind.slice(0, 1)} />
      )}
    </section>
  )
}

function Lines({ lines }: { lines: readonly PlaceNumber[] }) {
  if (lines.length === 0)
    return (
      <p className={styles.hint}>
        We have no checked helpline for your country. You can talk to your midwife or doctor in private.
      </p>
    )
  return (
    <ul className={styles.helplines}>
      {lines.map(({ name, number, note }) => (
        <li key={number}>
          <span>
            {name}
            {note && <span className={styles.span}>, {note}</span>}
          </span>
          <CallButton look="quiet" number={number} purpose={name ?? ''} />
        </li>
      ))}
    </ul>
  )
}
