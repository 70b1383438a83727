import { NewAccountForm } from '#features/sign-in/client/public.ts'
import { JoinPage } from './JoinPage.tsx'

/** Loads the join page together with the form that most people see on it. */
export async function loadJoinPage() {
  await NewAccountForm.load()
  return JoinPage
}
