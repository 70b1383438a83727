import { NewAccountForm } from '#features/sign-in/client/public.ts'
import { JoinPage } from './JoinPage.tsx'

/** The page, once the form that most people see in it is there too. */
export async function loadJoinPage() {
  await NewAccountForm.load()
  return JoinPage
}
