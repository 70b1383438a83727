import { LogIn } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import { texts } from './texts/texts.ts'

/** The button of each step of signing in. A page without scripts does not know whether its form is pending. */
export const SignInButton = ({ pending }: { pending?: boolean }) => (
  <Button
    type="submit"
    look="primary"
    wide
    icon={<LogIn data-mirrored />}
    {...(pending !== undefined && { pending, pendingText: texts.signingIn })}
  >
    {texts.signIn}
  </Button>
)
