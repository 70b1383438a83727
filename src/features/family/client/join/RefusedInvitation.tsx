import { useUser } from '#features/sign-in/client/public.ts'
import { refusalWords } from '#platform/client/refusal-words.ts'
import { signInAddress } from '#platform/shared/address/session-addresses.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { LostPathDrawing } from '#ui/empty/LostPathDrawing.tsx'
import { texts } from './texts/texts.ts'

type Props = { reason: Error; isFinal: boolean; onTry: () => void }

/** Shows why an invitation cannot be used, and what the person can do. */
export function RefusedInvitation({ reason, isFinal, onTry }: Props) {
  const isSignedIn = useUser() !== null
  const action = isSignedIn ? (
    <Button onClick={() => location.replace('/')}>{texts.goHome}</Button>
  ) : (
    <Button href={signInAddress}>{texts.signIn}</Button>
  )

  return (
    <div role="alert">
      <EmptyState
        level={1}
        drawing={<LostPathDrawing />}
        title={isFinal ? texts.cannotBeUsed : texts.notOpened}
        action={
          isFinal ? (
            action
          ) : (
            <Button look="primary" onClick={onTry}>
              {texts.tryAgain}
            </Button>
          )
        }
      >
        {refusalWords(reason) ?? texts.nothingIsLost}
        {isFinal && !isSignedIn && ` ${texts.canSignIn}`}
      </EmptyState>
    </div>
  )
}
