import { Link } from 'wouter'
import { useUser } from '#features/sign-in/client/public.ts'
import { type CalendarDay, daysBetween, formatDay } from '#platform/shared/time/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import type { Pregnancy } from '../../../contract.ts'
import { mayChangeState } from '../../../policy.ts'
import type { StateAudience } from '../../../rules.ts'
import { useUnits } from '../../data.ts'
import { ageOfChild, namesOf, sizeOfChild } from '../birth-words.ts'
import { texts } from '../texts/texts.ts'
import { BirthPicture, BirthPictureButtons } from './BirthPicture.tsx'
import styles from './States.module.css'

/** The number of days after the birth during which the page links to the warning signs. */
const daysOfSigns = 365

const nothingSaid = { children: [], happenedOn: null, message: '', toldTo: 'everybody', picture: null } as const

type Props = { journey: Pregnancy; today: CalendarDay }

/** Who was born and when, and what the parents wrote. For a year, parents also get a link to the warning signs. */
export function BirthSummary({ journey: { id, stateChange, parents }, today }: Props) {
  const { children, happenedOn, message, toldTo, picture } = stateChange ?? nothingSaid
  const units = useUnits()
  const user = useUser()
  const isParent = user?.role === 'admin' && mayChangeState(parents, user.id)
  const showsSigns = happenedOn !== null && daysBetween(happenedOn, today) <= daysOfSigns

  return (
    <section className={styles.summary} aria-label={namesOf(children)}>
      <title>{texts.homeTitle(namesOf(children))}</title>
      <BirthPicture picture={picture} names={namesOf(children)} />
      <h1 className={styles.title}>{texts.areHere(namesOf(children), children.length)}</h1>
      {happenedOn !== null && (
        <p className={styles.soft}>{`${formatDay(happenedOn)} · ${ageOfChild(happenedOn, today)}`}</p>
      )}
      {message !== '' && <p className={styles.message}>{message}</p>}
      <dl className={styles.children}>
        {children.map((child, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two children may have the same name, and the list does not change
          <Size key={at} name={child.name} size={sizeOfChild(child, units)} isOnly={children.length === 1} />
        ))}
      </dl>
      <AudienceNote audience={toldTo} />
      {isParent && (
        <nav className={styles.actions} aria-label={texts.forParents}>
          <BirthPictureButtons pregnancyId={id} hasPicture={Boolean(picture)} />
          {showsSigns && (
            <Link href="/guide#call-about" asChild>
              <Button href="/guide#call-about">{texts.callAfterBirth}</Button>
            </Link>
          )}
          <Link href="/admin#state" asChild>
            <Button href="/admin#state" look="quiet">
              {texts.changeHome}
            </Button>
          </Link>
        </nav>
      )}
    </section>
  )
}

/** Says who is told of the birth or the loss if not everybody is, so that nobody passes the news on by mistake. */
export const AudienceNote = ({ audience }: { audience: StateAudience }) =>
  audience !== 'everybody' && <p className={styles.soft}>{texts.readersSoFar[audience]}</p>

const Size = ({ name, size, isOnly }: { name: string; size: string | null; isOnly: boolean }) =>
  size !== null && (
    <div>
      <dt>{isOnly ? texts.atBirth : name}</dt>
      <dd>{size}</dd>
    </div>
  )
