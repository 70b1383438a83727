import { useRef, useState } from 'react'
import { useMinute } from '#platform/client/today.ts'
import { Button } from '#ui/button/Button.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { AdminMember } from '../../contract.ts'
import { texts } from '../texts/texts.ts'
import { useMembers } from './data.ts'
import { MemberRow } from './MemberRow.tsx'
import styles from './MembersList.module.css'

/** The number of members shown until "Show all" is pressed. */
const firstFew = 6

/** Members and pending invitations, newest first. */
export function MembersList() {
  const { data: members, isError, refetch } = useMembers()
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const now = useMinute()

  if (!members && isError) return <NotLoaded sentence={texts.membersNotLoaded} onTry={() => refetch()} />
  if (!members) return <Skeleton shape="block" height="24rem" />

  const shown = showsAll ? members : members.slice(0, firstFew)
  return (
    <div className={styles.members}>
      <p className={styles.count}>{countWords(members)}</p>
      <ul className={styles.list} ref={list} tabIndex={-1} aria-label={texts.members}>
        {shown.map((member) => (
          <MemberRow key={member.id} member={member} now={now} onRemoved={() => list.current?.focus()} />
        ))}
      </ul>
      {members.length > firstFew && (
        <Button wide aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? texts.showFewer : texts.showAllMembers(members.length)}
        </Button>
      )}
    </div>
  )
}

function countWords(members: readonly AdminMember[]) {
  const active = members.filter(({ status }) => status === 'accepted').length
  if (members.length < 2) return texts.nobodyElseYet
  const pending = members.length - active
  return pending === 0 ? texts.countActive(active) : texts.countActiveAndPending(active, pending)
}
