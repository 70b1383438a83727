import { AccountPage as Page } from '#features/sign-in/client/AccountPage.tsx'
import { useUser } from '#features/sign-in/client/public.ts'
import { SignOutQuestion } from './SignOutQuestion.tsx'

/** The feature's page, with the question that belongs to its link for signing out. */
export function AccountPage() {
  const user = useUser()
  return (
    <>
      <Page />
      {user && <SignOutQuestion userId={user.id} />}
    </>
  )
}
