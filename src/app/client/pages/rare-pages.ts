/** The pages that people seldom open: those for a forgotten password, for setting up, and for a link in a mail. */
export { StopMailPage } from '#features/news/client/StopMailPage.tsx'
export { ForgotPasswordPage } from '#features/sign-in/client/entry/ForgotPasswordPage.tsx'
export { ResetPasswordPage } from '#features/sign-in/client/entry/ResetPasswordPage.tsx'
export { SetUpPage } from './SetUpPage.tsx'
