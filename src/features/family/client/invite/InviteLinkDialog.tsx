import { useJourney } from '#features/journey/client/public.ts'
import { useLinkTo } from '#platform/client/link-to.ts'
import { usePageData } from '#platform/client/page-data.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { ShareLink } from '#ui/share/ShareLink.tsx'
import { invitationDays } from '../../rules.ts'

type Props = { email: string; token: string; onClose: () => void }

/** The link that an admin passes on if no mail is sent. */
export function InviteLinkDialog({ email, token, onClose }: Props) {
  const linkTo = useLinkTo()
  const { canMail } = usePageData()
  const isExpecting = useJourney().data?.state === 'expecting'
  return (
    <Dialog open onClose={onClose} title="Pass this link on">
      <p>
        {canMail
          ? 'While a journey is paused or has ended, Nestling sends no mail about it'
          : 'This Nestling sends no mail'}
        , so this link is the invitation for <strong>{email}</strong>. It works once, within {invitationDays} days.
      </p>
      <ShareLink
        url={linkTo(`/?invite=${token}`)}
        shareTitle={`Your invitation to our ${isExpecting ? 'pregnancy ' : ''}journey`}
        qrLabel={`The invitation for ${email}`}
        note="It is shown only once. If it gets lost, press Resend for a new one."
      />
      <ActionRow>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </ActionRow>
    </Dialog>
  )
}
