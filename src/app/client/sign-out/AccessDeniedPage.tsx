import { AccessDeniedPage as Page } from '#features/sign-in/client/AccessDeniedPage.tsx'
import { withSignOutQuestion } from './SignOutQuestion.tsx'

export const AccessDeniedPage = withSignOutQuestion(Page)
