import { useJourney } from '#features/journey/client/public.ts'
import { useLinkTo } from '#platform/client/link-to.ts'
import { usePageData } from '#platform/client/page-data.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { ShareLink } from '#ui/share/ShareLink.tsx'
import { invitationDays } from '../../rules.ts'
import { texts } from '../texts/texts.ts'

type Props = { email: string; token: string; onClose: () => void }

/** The link that an admin passes on if no mail is sent. */
export function InviteLinkDialog({ email, token, onClose }: Props) {
  const linkTo = useLinkTo()
  const { canMail } = usePageData()
  const isExpecting = useJourney().data?.state === 'expecting'
  return (
    <Dialog open onClose={onClose} title={texts.passThisLinkOn}>
      <p>
        {canMail
          ? texts.linkWhileQuiet(<strong>{email}</strong>, invitationDays)
          : texts.linkWithoutMail(<strong>{email}</strong>, invitationDays)}
      </p>
      <ShareLink
        url={linkTo(`/?invite=${token}`)}
        shareTitle={isExpecting ? texts.invitationToPregnancy : texts.invitationToJourney}
        qrLabel={texts.invitationFor(email)}
        note={texts.shownOnce}
      />
      <ActionRow>
        <Button look="primary" onClick={onClose}>
          {texts.done}
        </Button>
      </ActionRow>
    </Dialog>
  )
}
