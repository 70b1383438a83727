import { lazyPart } from '#platform/client/lazy-part.ts'

export { useMay, useSetUser, useUser } from './data.ts'
export { useLinkToken } from './use-link-token.ts'

const forPanel = () => import('./for-admins/for-panel.ts')
export const AdminSecondStep = lazyPart(async () => (await forPanel()).AdminSecondStep)
export const SignInActivity = lazyPart(async () => (await forPanel()).SignInActivity)
export const LandingPage = lazyPart(async () => (await import('./LandingPage.tsx')).LandingPage)
export const NewAccountForm = lazyPart(async () => (await import('./entry/NewAccountForm.tsx')).NewAccountForm)
export const SetUpAccountForm = lazyPart(async () => (await import('./entry/SetUpAccountForm.tsx')).SetUpAccountForm)
export const ResetLinkDialog = lazyPart(async () => (await forPanel()).ResetLinkDialog)
