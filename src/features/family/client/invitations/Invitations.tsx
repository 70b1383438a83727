import { useRef } from 'react'
import { Link } from 'wouter'
import { useMinute } from '#platform/client/today.ts'
import { Button } from '#ui/button/Button.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { AdminMember, InviteCode } from '../../contract.ts'
import { useMembers } from '../members/data.ts'
import { texts } from '../texts/texts.ts'
import { CodeRow } from './CodeRow.tsx'
import { useInviteCodes } from './data.ts'
import { GuessingNotice } from './GuessingNotice.tsx'
import { InvitationRow } from './InvitationRow.tsx'
import styles from './Invitations.module.css'

/** Lists all invite codes and pending invitations, also expired and used-up ones, each with its expiry. */
export function Invitations() {
  const codes = useInviteCodes()
  const members = useMembers()
  const hasFailed = (codes.isError && !codes.data) || (members.isError && !members.data)
  const tryAgain = () => Promise.all([codes.refetch(), members.refetch()])

  return (
    <div className={styles.invitations}>
      <p className={styles.lead}>{texts.anyoneCanJoin}</p>
      <GuessingNotice />
      {hasFailed && <NotLoaded sentence={texts.invitationsNotLoaded} onTry={tryAgain} />}
      {codes.data && members.data && !hasFailed && (
        <InvitationList codes={codes.data} invitations={members.data.filter(isPending)} />
      )}
      {!hasFailed && !(codes.data && members.data) && <Skeleton shape="block" height="10rem" />}
      <Link href="/share" asChild>
        <Button href="/share">{texts.makeCode}</Button>
      </Link>
    </div>
  )
}

const isPending = ({ status }: AdminMember) => status === 'pending'

function InvitationList({ codes, invitations }: { codes: readonly InviteCode[]; invitations: readonly AdminMember[] }) {
  const container = useRef<HTMLDivElement>(null)
  const now = useMinute()
  // After a removal, the focus moves to the container, because the container stays even without rows.
  const focusContainer = () => container.current?.focus()

  return (
    <div ref={container} className={styles.container} tabIndex={-1}>
      {codes.length + invitations.length === 0 ? (
        <p>{texts.nobodyCanJoin}</p>
      ) : (
        <ul className={styles.list} aria-label={texts.codesAndInvitations}>
          {codes.map((code) => (
            <CodeRow key={`code-${code.id}`} code={code} now={now} onRemoved={focusContainer} />
          ))}
          {invitations.map((member) => (
            <InvitationRow key={`invitation-${member.id}`} member={member} now={now} onRemoved={focusContainer} />
          ))}
        </ul>
      )}
    </div>
  )
}
