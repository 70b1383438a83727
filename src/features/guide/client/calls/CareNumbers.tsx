import { Link } from 'wouter'
import { useMay } from '#features/sign-in/client/public.ts'
import type { PlaceNumbers } from '../../contract.ts'
import styles from './CallBox.module.css'
import { CallButton } from './CallButton.tsx'
import type { OwnNumber } from './data.ts'
import { numbersFor } from './numbers.ts'
import { texts } from './texts/texts.ts'

type Props = { place: PlaceNumbers | undefined; own: readonly OwnNumber[]; isOpen: boolean }

/**
 * The family's own numbers, then the country's advice lines. A closed box shows only the first own number, or the advice
 * lines if the family has no number of its own.
 */
export function CareNumbers({ place, own, isOpen }: Props) {
  const mayAdd = useMay('add contacts')
  return (
    <>
      {own.length > 0 && (
        <div className={styles.own}>
          {own.slice(0, isOpen ? own.length : 1).map(({ id, name, phoneNumber }) => (
            <CallButton key={id} number={phoneNumber ?? ''} name={name} />
          ))}
        </div>
      )}
      {own.length === 0 && mayAdd && (
        <p className={styles.hint}>
          {texts.addOwnNumber((text) => (
            <Link href="/contacts">{text}</Link>
          ))}
        </p>
      )}
      {(isOpen || own.length === 0) &&
        numbersFor(place, 'advice').map(({ name = '', number, note }) => (
          <p key={number} className={styles.hint}>
            {note === undefined ? texts.ifNobodyAnswers(name) : texts.ifNobodyAnswersWithNote(name, note)}{' '}
            <CallButton look="quiet" number={number} />
          </p>
        ))}
    </>
  )
}
