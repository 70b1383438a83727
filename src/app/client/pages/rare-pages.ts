/**
 * The pages that people seldom open: set-up, a new password, unsubscribing from mail, and the page for people without a
 * journey. The exported names are short, because `routes.tsx` repeats them, and every page loads that file.
 */
export { StopMailPage as stopMail } from '#features/news/client/StopMailPage.tsx'
export { ResetPasswordPage as reset } from '#features/sign-in/client/entry/ResetPasswordPage.tsx'
export { AccessDeniedPage as denied } from '../sign-out/AccessDeniedPage.tsx'
export { SetUpPage as setUp } from './SetUpPage.tsx'
