import { useState } from 'react'
import { useMinute } from '#platform/client/today.ts'
import { relativeTime } from '#platform/shared/time/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { SignInNote } from '../../rules.ts'
import { useSignInActivity } from './data.ts'
import styles from './SignInActivity.module.css'

const noteWords: Readonly<Record<SignInNote, string>> = {
  'signed-in': 'signed in',
  'password-changed': 'changed their password',
  'password-reset': 'set a new password with a link',
  'email-changed': 'changed their email',
  'passkey-added': 'added a passkey',
  'passkey-removed': 'removed a passkey',
  'second-step-on': 'turned their second step on',
  'second-step-off': 'turned their second step off',
}

/** The number of entries shown until the person presses "Show all". */
const firstFew = 6

/** Recent sign-ins and account changes of the members, with their devices, newest first. */
export function SignInActivity() {
  const { data: notes, isError, refetch } = useSignInActivity()
  const [showsAll, setShowsAll] = useState(false)
  const now = useMinute()

  if (!notes && isError) return <NotLoaded sentence="The activity could not be loaded." onTry={() => refetch()} />
  if (!notes) return <Skeleton shape="block" height="12rem" />
  if (notes.length === 0) return <p className={styles.soft}>Nothing yet. Sign-ins and new passwords appear here.</p>

  const shown = showsAll ? notes : notes.slice(0, firstFew)
  return (
    <div className={styles.activity}>
      <ul className={styles.list} aria-label="Sign-in activity">
        {shown.map(({ id, what, firstName, email, deviceName, notedAt }) => (
          <li key={id} className={styles.note}>
            <p>
              <strong>{firstName || email}</strong> {noteWords[what]}
            </p>
            <p className={styles.soft}>
              {deviceName} · <time dateTime={notedAt}>{relativeTime(new Date(notedAt), now)}</time>
            </p>
          </li>
        ))}
      </ul>
      {notes.length > firstFew && (
        <Button look="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${notes.length}`}
        </Button>
      )}
    </div>
  )
}
