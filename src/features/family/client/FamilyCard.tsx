import { UserPlus } from 'lucide-react'
import { Link } from 'wouter'
import { useUser } from '#features/sign-in/client/public.ts'
import { useMinute } from '#platform/client/today.ts'
import { relativeTime } from '#platform/shared/time/calendar.ts'
import { Avatar } from '#ui/avatar/Avatar.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { FamilyLink } from '../contract.ts'
import { useFamily } from './data.ts'
import styles from './FamilyCard.module.css'
import { facesShown, latestActivity, placeholderCount, type SharedUpdate } from './latest-activity.ts'

type Props = {
  pregnancyId: number
  /** The newest update, if the reader may see updates. */
  lastUpdate?: SharedUpdate | undefined
}

/** The card on the home page with the members' faces and the latest activity. */
export function FamilyCard({ pregnancyId, lastUpdate }: Props) {
  const { data: family, isLoadingError: isError, refetch } = useFamily(pregnancyId)
  const isAdmin = useUser()?.role === 'admin'
  const connected = family?.filter(({ status }) => status === 'accepted')

  return (
    <Card
      title="Family & Friends"
      action={
        <Link href="/family" asChild>
          <Button href="/family" look="quiet">
            Manage
          </Button>
        </Link>
      }
    >
      {isError ? (
        <NotLoaded sentence="The family could not be loaded." onTry={() => refetch()} />
      ) : (
        <div className={styles.family}>
          {connected ? <Faces connected={connected} /> : <Skeleton shape="circle" />}
          {isAdmin && (
            <Link href="/share" asChild>
              <Button href="/share" icon={<UserPlus />}>
                Invite
              </Button>
            </Link>
          )}
          <div className={styles.words}>
            <p>{connected ? connectedWords(connected.length) : <Skeleton width={widthOf(placeholderCount)} />}</p>
            <p className={styles.activity}>
              {connected ? <Activity connected={connected} lastUpdate={lastUpdate} /> : <Skeleton width="12rem" />}
            </p>
          </div>
        </div>
      )}
    </Card>
  )
}

const connectedWords = (count: number) => `${count} connected`
const widthOf = (count: number) => `${connectedWords(count).length}ch`

type People = { connected: readonly FamilyLink[] }

function Faces({ connected }: People) {
  const rest = connected.length - facesShown
  return (
    <ul className={styles.faces} aria-label="Connected">
      {connected.slice(0, facesShown).map(({ id, user: { firstName, profileImageUrl } }) => (
        <li key={id}>
          <Avatar name={firstName} src={profileImageUrl} />
        </li>
      ))}
      {rest > 0 && <li className={styles.rest}>+{rest}</li>}
    </ul>
  )
}

function Activity({ connected, lastUpdate }: People & Pick<Props, 'lastUpdate'>) {
  const now = useMinute()
  const latest = latestActivity(connected, lastUpdate)
  if (!latest) return null
  return (
    <>
      {latest.who || 'Somebody'} {latest.what}{' '}
      <time dateTime={latest.at}>{relativeTime(new Date(latest.at), now).toLowerCase()}</time>
    </>
  )
}
