import type { ReactNode } from 'react'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { texts } from '../texts/texts.ts'
import { useMembers } from './data.ts'

type Admin = { userId: number; firstName: string; lastName: string }

/** `height`: the height of the placeholder. */
type Props = { height: string; children: (admins: readonly Admin[]) => ReactNode }

/** Loads the journey's admins and passes them to its children. */
export function WithAdmins({ height, children }: Props) {
  const { data: members, isError, refetch } = useMembers()

  if (!members && isError) return <NotLoaded sentence={texts.adminsNotLoaded} onTry={() => refetch()} />
  if (!members) return <Skeleton shape="block" height={height} />
  return children(
    members.flatMap(({ role, status, userId, firstName, lastName }) =>
      role === 'admin' && status === 'accepted' && userId !== null
        ? [{ userId, firstName: firstName ?? '', lastName: lastName ?? '' }]
        : [],
    ),
  )
}
