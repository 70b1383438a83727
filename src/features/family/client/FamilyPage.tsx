import { Link, useSearch } from 'wouter'
import { useJourney } from '#features/journey/client/public.ts'
import { useUser } from '#features/sign-in/client/public.ts'
import { dayWords } from '#platform/shared/time/day-words.ts'
import { Avatar } from '#ui/avatar/Avatar.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import { Badge } from '#ui/feedback/Badge.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { FamilyLink } from '../contract.ts'
import { texts as shared } from '../texts/texts.ts'
import { useFamily } from './data.ts'
import styles from './FamilyPage.module.css'
import { texts } from './texts/texts.ts'

/** Lists everyone who follows the journey. Admins also get a link to the admin panel. */
export function FamilyPage() {
  const { data: journey, isError, refetch } = useJourney()
  const isAdmin = useUser()?.role === 'admin'

  return (
    <div className={styles.page}>
      <title>{texts.familyPage}</title>
      <h1>{texts.familyAndFriends}</h1>
      <Notice>
        <div className={styles.moved}>
          <p>{isAdmin ? texts.movedForAdmins : texts.movedForOthers}</p>
          {isAdmin && (
            <Link href="/admin" asChild>
              <Button href="/admin">{texts.openAdminPanel}</Button>
            </Link>
          )}
        </div>
      </Notice>
      <Card title={journey ? texts.whoFollows(journey.babyName) : texts.whoFollowsTheJourney}>
        {journey && <Family pregnancyId={journey.id} />}
        {!journey &&
          (isError ? <NotLoaded sentence={texts.familyNotLoaded} onTry={() => refetch()} /> : <FamilySkeleton />)}
      </Card>
    </div>
  )
}

function Family({ pregnancyId }: { pregnancyId: number }) {
  const { data: family, isLoadingError: isError, refetch } = useFamily(pregnancyId)
  const askedId = Number(new URLSearchParams(useSearch()).get('member'))

  if (isError) return <NotLoaded sentence={texts.familyNotLoaded} onTry={() => refetch()} />
  if (!family) return <FamilySkeleton />
  return (
    <>
      {askedId > 0 && !family.some(({ id }) => id === askedId) && (
        <p className={styles.gone}>{texts.followsNoLonger}</p>
      )}
      <ul className={styles.people}>
        {family.map((link) => (
          <Person key={link.id} {...link} isAsked={link.id === askedId} />
        ))}
      </ul>
    </>
  )
}

type PersonProps = FamilyLink & {
  /** Whether the page's address names this person. */
  isAsked: boolean
}

function Person({ status, role, joinedAt, user: { firstName, profileImageUrl }, isAsked }: PersonProps) {
  const name = firstName || texts.somebody
  return (
    <li className={styles.person} ref={isAsked ? focus : undefined} tabIndex={isAsked ? -1 : undefined}>
      <Avatar name={name} src={profileImageUrl} decorative />
      <div className={styles.words}>
        <strong>{name}</strong>
        <p>{joinedAt === null ? shared.roles[role] : texts.roleSince(shared.roles[role], dayWords(joinedAt))}</p>
      </div>
      {status === 'pending' && <Badge tone="yellow">{texts.pending}</Badge>}
    </li>
  )
}

/** Focuses the element, which also scrolls to it. */
const focus = (element: HTMLElement | null) => element?.focus()

const FamilySkeleton = () => <Skeleton shape="block" height="12rem" />
