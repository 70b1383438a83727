import { ApiError } from '#platform/client/api.ts'
import { useLinkTo } from '#platform/client/link-to.ts'
import { failureWords } from '#platform/client/say-failure.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { ShareLink } from '#ui/share/ShareLink.tsx'
import { resetMinutes } from '../../rules.ts'
import { useMakeResetLink } from './data.ts'
import { texts } from './texts/texts.ts'

type Props = { email: string; name: string; onClose: () => void }

/** Makes a link with which a member can set a new password. Nestling does not mail it: the admin passes it on. */
export function ResetLinkDialog({ email, name, onClose }: Props) {
  const linkTo = useLinkTo()
  const { mutate, data: link, error, isPending } = useMakeResetLink()

  return (
    <Dialog open onClose={onClose} title={texts.makeLinkHeading}>
      <p>{texts.whatLinkDoes(<strong>{name}</strong>, resetMinutes)}</p>
      {error && !isSignedOut(error) && <Notice tone="warning">{failureWords(error)}</Notice>}
      {link ? (
        <>
          <ShareLink
            url={linkTo(`/reset-password#${link.token}`)}
            shareTitle={texts.shareTitle}
            qrLabel={texts.qrCode(name)}
            note={texts.passLinkOn(name)}
          />
          <ActionRow>
            <Button look="primary" onClick={onClose}>
              {texts.done}
            </Button>
          </ActionRow>
        </>
      ) : (
        <ActionRow onCancel={onClose}>
          <Button look="primary" pending={isPending} pendingText={texts.makingLink} onClick={() => mutate(email)}>
            {texts.makeLink}
          </Button>
        </ActionRow>
      )}
    </Dialog>
  )
}

// The app already tells a person whose session has ended, with a link to sign in.
const isSignedOut = (error: Error) => error instanceof ApiError && error.isUnauthorized
