import { JoinPage as Page } from '#features/family/client/join/JoinPage.tsx'
import { withSignOutQuestion } from './SignOutQuestion.tsx'

/** The page of an invitation. Its sign-out link asks first if data in this browser would be lost. */
export const JoinPage = withSignOutQuestion(Page)
