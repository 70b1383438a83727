import { JoinPage as Page } from '#features/family/client/join/JoinPage.tsx'
import { useUser } from '#features/sign-in/client/public.ts'
import { SignOutQuestion } from './SignOutQuestion.tsx'

/** The feature's page, with the question that belongs to its link for signing out. */
export function JoinPage() {
  const user = useUser()
  return (
    <>
      <Page />
      {user && <SignOutQuestion userId={user.id} />}
    </>
  )
}
