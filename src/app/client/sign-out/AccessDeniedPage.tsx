import { AccessDeniedPage as Page } from '#features/sign-in/client/AccessDeniedPage.tsx'
import { useUser } from '#features/sign-in/client/public.ts'
import { SignOutQuestion } from './SignOutQuestion.tsx'

/** The feature's page, with the question that belongs to its link for signing out. */
export function AccessDeniedPage() {
  const user = useUser()
  return (
    <>
      <Page />
      {user && <SignOutQuestion userId={user.id} />}
    </>
  )
}
