import { Suspense, useState } from 'react'
import { loadSignInPanel, useUser } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { usePageData } from '#platform/client/page-data.ts'
import { dayWords } from '#platform/shared/time/day-words.ts'
import { Avatar } from '#ui/avatar/Avatar.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Badge } from '#ui/feedback/Badge.tsx'
import { BreakableEmail } from '#ui/text/BreakableEmail.tsx'
import type { AdminMember } from '../../contract.ts'
import { roleWords } from '../../rules.ts'
import { ResendButton } from '../invite/ResendButton.tsx'
import { ChangeRoleDialog } from './ChangeRoleDialog.tsx'
import { InvitationState } from './InvitationState.tsx'
import styles from './MemberRow.module.css'
import { nameOf } from './name-of.ts'
import { RemoveMemberDialog } from './RemoveMemberDialog.tsx'

const ResetLinkDialog = lazyPart(async () => (await loadSignInPanel()).ResetLinkDialog)

type Props = { member: AdminMember; now: Date; onRemoved: () => void }
type Question = 'role' | 'password' | 'remove'

/** A member or a pending invitation, with buttons for what admins can do. */
export function MemberRow({ member, now, onRemoved }: Props) {
  const [asking, setAsking] = useState<Question | null>(null)
  const stopAsking = () => setAsking(null)
  const { canMail } = usePageData()
  const isSelf = useUser()?.id === member.userId
  const isPending = member.status === 'pending'
  const name = nameOf(member)

  return (
    <li className={styles.member}>
      <Avatar name={name} src={member.profileImageUrl} decorative />
      <div className={styles.words}>
        <p className={styles.name}>
          <strong>{name === member.email ? <BreakableEmail email={name} /> : name}</strong>
          {isSelf && <span className={styles.soft}>you</span>}
          {isPending ? <Badge tone="yellow">Pending</Badge> : <Badge tone="green">Active</Badge>}
        </p>
        {name !== member.email && (
          <p className={styles.soft}>
            <BreakableEmail email={member.email} />
          </p>
        )}
        {member.invitedAs && (
          <p className={styles.soft}>
            Invited as <BreakableEmail email={member.invitedAs} />
          </p>
        )}
        <p className={styles.soft}>
          {roleWords[member.role]} · {isPending ? 'invited' : 'since'} {dayWords(member.createdAt)}
        </p>
        {isPending && <InvitationState member={member} now={now} />}
      </div>
      <div className={styles.actions}>
        <Button look="quiet" aria-label={`Change Role of ${name}`} onClick={() => setAsking('role')}>
          Change Role
        </Button>
        {isPending && <ResendButton member={member} />}
        {!isPending && !isSelf && !canMail && (
          <Button look="quiet" aria-label={`Make a password link for ${name}`} onClick={() => setAsking('password')}>
            Password link
          </Button>
        )}
        <Button look="quiet" aria-label={`Remove ${name}`} onClick={() => setAsking('remove')}>
          Remove
        </Button>
      </div>
      {asking === 'role' && <ChangeRoleDialog member={member} isSelf={isSelf} onClose={stopAsking} />}
      <Suspense>
        {asking === 'password' && <ResetLinkDialog email={member.email} name={name} onClose={stopAsking} />}
      </Suspense>
      {asking === 'remove' && (
        <RemoveMemberDialog member={member} isSelf={isSelf} onRemoved={onRemoved} onClose={stopAsking} />
      )}
    </li>
  )
}
