import { useState } from 'react'
import { useMinute } from '#platform/client/today.ts'
import { relativeTime } from '#platform/shared/time/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useSignInActivity } from './data.ts'
import styles from './SignInActivity.module.css'
import { texts } from './texts/texts.ts'

/** The number of entries shown until the person presses "Show all". */
const firstFew = 6

/** Recent sign-ins and account changes of the members, with their devices, newest first. */
export function SignInActivity() {
  const { data: notes, isError, refetch } = useSignInActivity()
  const [showsAll, setShowsAll] = useState(false)
  const now = useMinute()

  if (!notes && isError) return <NotLoaded sentence={texts.activityNotLoaded} onTry={() => refetch()} />
  if (!notes) return <Skeleton shape="block" height="12rem" />
  if (notes.length === 0) return <p className={styles.soft}>{texts.nothingYet}</p>

  const shown = showsAll ? notes : notes.slice(0, firstFew)
  return (
    <div className={styles.activity}>
      <ul className={styles.list} aria-label={texts.activity}>
        {shown.map(({ id, what, firstName, email, deviceName, notedAt }) => (
          <li key={id} className={styles.note}>
            <p>{texts.events[what](<strong>{firstName || email}</strong>)}</p>
            <p className={styles.soft}>
              {deviceName} · <time dateTime={notedAt}>{relativeTime(new Date(notedAt), now)}</time>
            </p>
          </li>
        ))}
      </ul>
      {notes.length > firstFew && (
        <Button look="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? texts.showFewer : texts.showAll(notes.length)}
        </Button>
      )}
    </div>
  )
}
