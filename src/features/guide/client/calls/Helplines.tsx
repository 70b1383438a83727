import type { PlaceNumber, PlaceNumbers } from '../../contract.ts'
import styles from './CallBox.module.css'
import { CallButton } from './CallButton.tsx'
import { numbersFor } from './numbers.ts'
import { texts } from './texts/texts.ts'

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
      <h4>{texts.talk}</h4>
      {isOpen ? (
        <div className={styles.topics}>
          <div>
            <h5>{texts.forMind}</h5>
            <Lines lines={mind} />
          </div>
          <div>
            <h5>{texts.againstViolence}</h5>
            <Lines lines={violence} />
            <p className={styles.hint}>{texts.traces}</p>
          </div>
        </div>
      ) : (
        <Lines lines={mind.slice(0, 1)} />
      )}
    </section>
  )
}

function Lines({ lines }: { lines: readonly PlaceNumber[] }) {
  if (lines.length === 0) return <p className={styles.hint}>{texts.noHelpline}</p>
  return (
    <ul className={styles.helplines}>
      {lines.map(({ name, number, note }) => (
        <li key={number}>
          <span>
            <bdi>
              {name}
              {note && <span className={styles.span}>, {note}</span>}
            </bdi>
          </span>
          <CallButton look="quiet" number={number} label={texts.callHelpline(number, name ?? '')} />
        </li>
      ))}
    </ul>
  )
}
