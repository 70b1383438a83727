/** The pages that people seldom open: those for setting up, and for a link in a mail. */
export { StopMailPage } from '#features/news/client/StopMailPage.tsx'
export { ResetPasswordPage } from '#features/sign-in/client/entry/ResetPasswordPage.tsx'
export { SetUpPage } from './SetUpPage.tsx'
