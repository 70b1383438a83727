import { Mail } from 'lucide-react'
import { useState } from 'react'
import { BreakableEmail } from '#ui/text/BreakableEmail.tsx'
import type { AdminMember } from '../../contract.ts'
import { texts as shared } from '../../texts/texts.ts'
import { RemoveMemberDialog } from '../members/RemoveMemberDialog.tsx'
import { texts } from '../texts/texts.ts'
import { expiryWords } from './expiry-words.ts'
import { RemovableRow } from './RemovableRow.tsx'

type Props = { member: AdminMember; now: Date; onRemoved: () => void }

/** A pending invitation with its expiry. */
export function InvitationRow({ member, now, onRemoved }: Props) {
  const [asking, setAsking] = useState(false)
  const { email, role, expiresAt } = member

  return (
    <RemovableRow
      icon={<Mail aria-hidden="true" />}
      name={<BreakableEmail email={email} />}
      facts={[texts.invitation, shared.roles[role], expiryWords(expiresAt, now)]}
      removeLabel={texts.removeTheInvitation(email)}
      onRemove={() => setAsking(true)}
    >
      {asking && (
        <RemoveMemberDialog member={member} isSelf={false} onRemoved={onRemoved} onClose={() => setAsking(false)} />
      )}
    </RemovableRow>
  )
}
