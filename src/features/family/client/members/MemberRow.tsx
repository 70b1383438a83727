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
import { texts as shared } from '../../texts/texts.ts'
import { ResendButton } from '../invite/ResendButton.tsx'
import { texts } from '../texts/texts.ts'
import { ChangeRoleDialog } from './ChangeRoleDialog.tsx'
import { InvitationState } from './InvitationState.tsx'
import styles from './MemberRow.module.css'
import { nameOf } from './name-of.ts'
import { RemoveMemberDialog } from './RemoveMemberDialog.tsx'

const ResetLinkDialog = lazyPart(async () => (await loadSignInPanel()).ResetLinkDialog)

type Props = { member: AdminMember; now: Date; onRemoved: () => void }
type DialogName = 'role' | 'password' | 'remove'

/** A member or a pending invitation, with buttons for what admins can do. */
export function MemberRow({ member, now, onRemoved }: Props) {
  const [dialog, openDialog] = useState<DialogName | null>(null)
  const closeDialog = () => openDialog(null)
  const { canMail } = usePageData()
  const isSelf = useUser()?.id === member.userId
  const isPending = member.status === 'pending'
  const name = nameOf(member)
  const createdOn = dayWords(member.createdAt)

  return (
    <li className={styles.member}>
      <Avatar name={name} src={member.profileImageUrl} decorative />
      <div className={styles.words}>
        <p className={styles.name}>
          <strong>{name === member.email ? <BreakableEmail email={name} /> : name}</strong>
          {isSelf && <span className={styles.soft}>{texts.you}</span>}
          {isPending ? <Badge tone="yellow">{texts.pending}</Badge> : <Badge tone="green">{texts.active}</Badge>}
        </p>
        {name !== member.email && (
          <p className={styles.soft}>
            <BreakableEmail email={member.email} />
          </p>
        )}
        {member.invitedAs && (
          <p className={styles.soft}>{texts.invitedAs(<BreakableEmail email={member.invitedAs} />)}</p>
        )}
        <p className={styles.soft}>
          {shared.roles[member.role]} · {isPending ? texts.invitedOn(createdOn) : texts.memberSince(createdOn)}
        </p>
        {isPending && <InvitationState member={member} now={now} />}
      </div>
      <div className={styles.actions}>
        <Button look="quiet" aria-label={texts.changeRoleOf(name)} onClick={() => openDialog('role')}>
          {texts.changeRole}
        </Button>
        {isPending && <ResendButton member={member} />}
        {!isPending && !isSelf && !canMail && (
          <Button look="quiet" aria-label={texts.makePasswordLink(name)} onClick={() => openDialog('password')}>
            {texts.passwordLink}
          </Button>
        )}
        <Button look="quiet" aria-label={texts.removePerson(name)} onClick={() => openDialog('remove')}>
          {texts.remove}
        </Button>
      </div>
      {dialog === 'role' && <ChangeRoleDialog member={member} isSelf={isSelf} onClose={closeDialog} />}
      <Suspense>
        {dialog === 'password' && <ResetLinkDialog email={member.email} name={name} onClose={closeDialog} />}
      </Suspense>
      {dialog === 'remove' && (
        <RemoveMemberDialog member={member} isSelf={isSelf} onRemoved={onRemoved} onClose={closeDialog} />
      )}
    </li>
  )
}
