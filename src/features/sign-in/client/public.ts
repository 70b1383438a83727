import { lazyPart } from '#platform/client/lazy-part.ts'

export { useMay, useSetUser, useUser } from './data.ts'
export { useLinkToken } from './use-link-token.ts'
export const AdminSecondStep = lazyPart(async () => (await import('./for-admins/AdminSecondStep.tsx')).AdminSecondStep)
export const LandingPage = lazyPart(async () => (await import('./LandingPage.tsx')).LandingPage)
export const NewAccountForm = lazyPart(async () => (await import('./entry/NewAccountForm.tsx')).NewAccountForm)
export const SetUpAccountForm = lazyPart(async () => (await import('./entry/SetUpAccountForm.tsx')).SetUpAccountForm)
export const ResetLinkDialog = lazyPart(async () => (await import('./for-admins/ResetLinkDialog.tsx')).ResetLinkDialog)
export const SignInActivity = lazyPart(async () => (await import('./for-admins/SignInActivity.tsx')).SignInActivity)
