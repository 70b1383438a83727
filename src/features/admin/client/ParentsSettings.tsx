import { useMembers } from '#features/family/client/public.ts'
import { ParentsForm } from '#features/journey/client/public.ts'
import type { Pregnancy } from '#features/journey/contract.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import styles from './AdminPage.module.css'

/** The parents are chosen among the admins, whom the family knows. */
export function ParentsSettings({ journey }: { journey: Pregnancy }) {
  const { data: members, isError, refetch } = useMembers()

  if (!members && isError)
    return (
      <div className={styles.wrong} role="alert">
        <Notice tone="warning">The admins could not be loaded. Nothing is lost; it may be the connection.</Notice>
        <Button onClick={() => refetch()}>Try again</Button>
      </div>
    )
  if (!members) return <Skeleton shape="block" height="36rem" />

  const admins = members.flatMap(({ role, status, userId, firstName, lastName }) =>
    role === 'admin' && status === 'accepted' && userId !== null
      ? [{ userId, firstName: firstName ?? '', lastName: lastName ?? '' }]
      : [],
  )
  return <ParentsForm journey={journey} admins={admins} />
}
