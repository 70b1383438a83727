import { AccountPage as Page } from '#features/sign-in/client/AccountPage.tsx'
import { withSignOutQuestion } from './SignOutQuestion.tsx'

export const AccountPage = withSignOutQuestion(Page)
