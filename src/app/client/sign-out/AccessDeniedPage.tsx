import { AccessDeniedPage as Page } from '#features/sign-in/client/AccessDeniedPage.tsx'
import { withSignOutQuestion } from './SignOutQuestion.tsx'

/** The page for people without a journey. Its sign-out link asks first if data in this browser would be lost. */
export const AccessDeniedPage = withSignOutQuestion(Page)
