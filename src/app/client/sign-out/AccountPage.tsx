import { AccountPage as Page } from '#features/sign-in/client/AccountPage.tsx'
import { useUser } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { AfterPaint } from '#ui/loading/AfterPaint.tsx'
import { withSignOutQuestion } from './SignOutQuestion.tsx'

const Passkeys = lazyPart(async () => (await import('#features/passkeys/client/Passkeys.tsx')).Passkeys)

export const AccountPage = withSignOutQuestion(() => {
  const user = useUser()
  return <Page passkeys={<AfterPaint height="8rem">{user && <Passkeys email={user.email} />}</AfterPaint>} />
})
