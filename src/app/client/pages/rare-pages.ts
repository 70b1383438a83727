/** The pages that people seldom open: those for setting up, for people without a journey, and for a link in a mail. */
export { StopMailPage } from '#features/news/client/StopMailPage.tsx'
export { ResetPasswordPage } from '#features/sign-in/client/entry/ResetPasswordPage.tsx'
export { AccessDeniedPage } from '../sign-out/AccessDeniedPage.tsx'
export { SetUpPage } from './SetUpPage.tsx'
