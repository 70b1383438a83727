import { useUser } from '#features/sign-in/client/public.ts'
import { refusalWords } from '#platform/client/refusal-words.ts'
import { signInAddress } from '#platform/shared/address/session-addresses.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { LostPathDrawing } from '#ui/empty/LostPathDrawing.tsx'

type Props = { reason: Error; isForGood: boolean; onTry: () => void }

/** Says why an invitation cannot be used, and what to do. */
export function RefusedInvitation({ reason, isForGood, onTry }: Props) {
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
        title={isForGood ? 'This invitation cannot be used' : 'Your invitation could not be opened'}
        action={
          isForGood ? (
            action
          ) : (
            <Button look="primary" onClick={onTry}>
              Try again
            </Button>
          )
        }
      >
        {refusalWords(reason) ?? 'Nothing is lost. Your connection may be down.'}
        {isForGood && !isSignedIn && ' If you already have an account, you can sign in.'}
      </EmptyState>
    </div>
  )
}
