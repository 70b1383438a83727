import { X } from 'lucide-react'
import { IconButton } from '#ui/button/IconButton.tsx'
import { Card } from '#ui/card/Card.tsx'
import type { Movement } from '../../contract.ts'
import { texts as shared } from '../../texts/texts.ts'
import { clockWords, weekdayWords } from '../clock-words.ts'
import { texts } from '../texts/texts.ts'
import styles from './MovementList.module.css'

type Props = { movements: readonly Movement[]; onRemove: ((movement: Movement) => void) | undefined }

/** The noted movements by day, latest first, without sums and without a score. */
export function MovementList({ movements, onRemove }: Props) {
  const byDay = Map.groupBy(
    movements.toSorted((one, other) => (one.feltAt < other.feltAt ? 1 : -1)),
    ({ feltAt }) => weekdayWords(Date.parse(feltAt)),
  )
  return (
    <Card title={texts.notedSoFar}>
      <div className={styles.days}>
        {[...byDay].map(([day, ofDay]) => (
          <section key={day} aria-label={day}>
            <h3>{day}</h3>
            <ul>
              {ofDay.map((movement) => (
                <li key={movement.key} className={styles.row}>
                  <span className={styles.clock}>{clockWords(Date.parse(movement.feltAt))}</span>
                  <span>{shared.feelings[movement.feeling]}</span>
                  {onRemove && (
                    <IconButton
                      label={texts.removeNote(clockWords(Date.parse(movement.feltAt)))}
                      icon={<X />}
                      onClick={() => onRemove(movement)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  )
}
