import { UserPlus } from 'lucide-react'
import { Link } from 'wouter'
import { useUser } from '#features/sign-in/client/public.ts'
import { useMinute } from '#platform/client/today.ts'
import { relativeTimeInside } from '#platform/shared/time/calendar.ts'
import { Avatar } from '#ui/avatar/Avatar.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { FamilyLink } from '../contract.ts'
import { useFamily } from './data.ts'
import styles from './FamilyCard.module.css'
import { facesShown, latestActivity, placeholderCount, type SharedUpdate } from './latest-activity.ts'
import { texts } from './texts/texts.ts'

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
      title={texts.familyAndFriends}
      action={
        <Link href="/family" asChild>
          <Button href="/family" look="quiet">
            {texts.manage}
          </Button>
        </Link>
      }
    >
      {isError ? (
        <NotLoaded sentence={texts.familyNotLoaded} onTry={() => refetch()} />
      ) : (
        <div className={styles.family}>
          {connected ? <Faces connected={connected} /> : <Skeleton shape="circle" />}
          {isAdmin && (
            <Link href="/share" asChild>
              <Button href="/share" icon={<UserPlus />}>
                {texts.invite}
              </Button>
            </Link>
          )}
          <div className={styles.words}>
            <p>{connected ? texts.countConnected(connected.length) : <Skeleton width={widthOf(placeholderCount)} />}</p>
            <p className={styles.activity}>
              {connected ? <Activity connected={connected} lastUpdate={lastUpdate} /> : <Skeleton width="12rem" />}
            </p>
          </div>
        </div>
      )}
    </Card>
  )
}

const widthOf = (count: number) => `${texts.countConnected(count).length}ch`

type People = { connected: readonly FamilyLink[] }

function Faces({ connected }: People) {
  const rest = connected.length - facesShown
  return (
    <ul className={styles.faces} aria-label={texts.connected}>
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
  const who = latest.who || texts.somebody
  const ago = relativeTimeInside(new Date(latest.at), now)
  return (
    <time dateTime={latest.at}>
      {latest.what === 'joined' ? texts.joinedAgo(who, ago) : texts.sharedUpdateAgo(who, ago)}
    </time>
  )
}
