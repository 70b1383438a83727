import { JoinPage as Page } from '#features/family/client/join/JoinPage.tsx'
import { withSignOutQuestion } from './SignOutQuestion.tsx'

export const JoinPage = withSignOutQuestion(Page)
