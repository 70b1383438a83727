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

type Props = { email: string; name: string; onClose: () => void }

/** Makes a link with which a member can set a new password. Nestling does not mail it: the admin passes it on. */
export function ResetLinkDialog({ email, name, onClose }: Props) {
  const linkTo = useLinkTo()
  const { mutate, data: link, error, isPending } = useMakeResetLink()

  return (
    <Dialog open onClose={onClose} title="Make a password link">
      <p>
        With this link <strong>{name}</strong> can choose a new password. It works once, within {resetMinutes} minutes.
        They are then signed out everywhere, and sign in with the new one.
      </p>
      {error && !isSignedOut(error) && <Notice tone="warning">{failureWords(error)}</Notice>}
      {link ? (
        <>
          <ShareLink
            url={linkTo(`/reset-password#${link.token}`)}
            shareTitle="Your link for a new password"
            qrLabel={`The link for ${name}’s new password`}
            note={`It is shown only once. Pass it on to ${name} and to nobody else.`}
          />
          <ActionRow>
            <Button look="primary" onClick={onClose}>
              Done
            </Button>
          </ActionRow>
        </>
      ) : (
        <ActionRow onCancel={onClose}>
          <Button look="primary" pending={isPending} pendingText="Making..." onClick={() => mutate(email)}>
            Make the link
          </Button>
        </ActionRow>
      )}
    </Dialog>
  )
}

// The app already tells a person whose session has ended, with a link to sign in.
const isSignedOut = (error: Error) => error instanceof ApiError && error.isUnauthorized
