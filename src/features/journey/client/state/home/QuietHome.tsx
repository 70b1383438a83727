import { Link } from 'wouter'
import { useMay, useUser } from '#features/sign-in/client/public.ts'
import { formatDay } from '#platform/shared/time/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import type { Pregnancy } from '../../../contract.ts'
import { mayChangeState } from '../../../policy.ts'
import { namesOf } from '../birth-words.ts'
import { texts } from '../texts/texts.ts'
import { AudienceNote } from './BirthSummary.tsx'
import styles from './States.module.css'

/** The home page while a journey is paused, and after a loss. It counts and suggests nothing and links to shared entries. */
export function QuietHome({ journey }: { journey: Pregnancy }) {
  const { state, stateChange, babyName, parents } = journey
  const user = useUser()
  const isParent = user?.role === 'admin' && mayChangeState(parents, user.id)
  const hasEnded = state === 'ended'
  // A child who was born and died keeps the name from the birth.
  const name = stateChange?.children.length ? namesOf(stateChange.children) : babyName

  return (
    <div className={styles.quiet}>
      <title>{texts.homeTitle(name)}</title>
      <section className={styles.summary} aria-label={name}>
        <h1 className={styles.title}>{hasEnded ? name : texts.pausedTitle}</h1>
        {hasEnded && stateChange?.happenedOn && <p className={styles.soft}>{formatDay(stateChange.happenedOn)}</p>}
        {stateChange?.message && <p className={styles.message}>{stateChange.message}</p>}
        {hasEnded && !stateChange?.message && <p>{texts.endedGreeting}</p>}
        <p className={styles.soft}>{hasEnded ? texts.endedExplained : texts.pausedExplained}</p>
        {stateChange && <AudienceNote audience={stateChange.toldTo} />}
        <Shared />
      </section>
      {isParent && (
        <nav className={styles.actions} aria-label={texts.forParents}>
          <Link href="/guide#call-about" asChild>
            <Button href="/guide#call-about" look="quiet">
              {texts.callAbout}
            </Button>
          </Link>
          <Link href="/admin#state" asChild>
            <Button href="/admin#state" look="quiet">
              {hasEnded ? texts.changeEnd : texts.resume}
            </Button>
          </Link>
        </nav>
      )}
    </div>
  )
}

/** Links to the updates and photos that were shared. */
function Shared() {
  const places = [
    { href: '/updates', words: texts.updates, isOpen: useMay('see updates') },
    { href: '/album', words: texts.photos, isOpen: useMay('see album') },
  ]
  return (
    <div className={styles.places}>
      {places
        .filter(({ isOpen }) => isOpen)
        .map(({ href, words }) => (
          <Link key={href} href={href} asChild>
            <Button href={href}>{words}</Button>
          </Link>
        ))}
    </div>
  )
}
