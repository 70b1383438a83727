/**
 * The pages that people seldom open: setting Nestling up, choosing a new password, ending mail, and for people without a journey. The
 * names are short, because the first load contains them.
 */
export { StopMailPage as stopMail } from '#features/news/client/StopMailPage.tsx'
export { ResetPasswordPage as reset } from '#features/sign-in/client/entry/ResetPasswordPage.tsx'
export { AccessDeniedPage as denied } from '../sign-out/AccessDeniedPage.tsx'
export { SetUpPage as setUp } from './SetUpPage.tsx'
