import { useState } from 'react'
import { sayFailure } from '#platform/client/say-failure.ts'
import { Button } from '#ui/button/Button.tsx'
import type { AdminMember } from '../../contract.ts'
import { useInvite } from '../members/data.ts'
import { texts } from '../texts/texts.ts'
import { InviteLinkDialog } from './InviteLinkDialog.tsx'
import { showInvitedToast } from './say-invited.ts'

/** Invites a pending member again. The previous link stops working. */
export function ResendButton({ member: { email, mail } }: { member: AdminMember }) {
  const invite = useInvite()
  const [token, setToken] = useState<string | null>(null)
  const hasFailed = mail === 'failed'

  async function resend() {
    try {
      // The request needs a role, but the server ignores it and keeps the role of the invitation.
      const invited = await invite.mutateAsync({ email, role: 'family' })
      setToken(invited.inviteToken)
      showInvitedToast(invited)
    } catch (error) {
      sayFailure(texts.notInvited, error)
    }
  }

  return (
    <>
      <Button
        look="quiet"
        aria-label={hasFailed ? texts.sendAgainTo(email) : texts.resendTo(email)}
        pending={invite.isPending}
        onClick={resend}
      >
        {hasFailed ? texts.sendAgain : texts.resend}
      </Button>
      {token && <InviteLinkDialog email={email} token={token} onClose={() => setToken(null)} />}
    </>
  )
}
