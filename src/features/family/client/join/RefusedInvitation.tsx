import { useUser } from '#features/sign-in/client/public.ts'
import { refusalWords } from '#platform/client/refusal-words.ts'
import { signInAddress } from '#platform/shared/address/session-addresses.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { LostPathDrawing } from '#ui/empty/LostPathDrawing.tsx'

type Props = { reason: Error; isFinal: boolean; onTry: () => void }

/** Shows why an invitation cannot be used, and what the person can do. */
export function RefusedInvitation({ reason, isFinal, onTry }: Props) {
  const isSignedIn = useUser() !== null
  const action = isSignedIn ? (
    <Button onClick={() => location.replace('/')}>Go home</Button>
  ) : (
    <Button href={signInAddress}>Sign In</Button>
  )

  return (
    <div role="alert">
      <EmptyState
        level={1}
        drawing={<LostPathDrawing />}
        title={isFinal ? 'This invitation cannot be used' : 'Your invitation could not be opened'}
        action={
          isFinal ? (
            action
          ) : (
            <Button look="primary" onClick={onTry}>
              Try again
            </Button>
          )
        }
      >
        {refusalWords(reason) ?? 'Nothing is lost. Your connection may be down.'}
        {isFinal && !isSignedIn && ' If you already have an account, you can sign in.'}
      </EmptyState>
    </div>
  )
}
