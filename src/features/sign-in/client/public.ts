import { lazyPart } from '#platform/client/lazy-part.ts'

export { useMay, useSetUser, useUser } from './data.ts'
export { useLinkToken } from './use-link-token.ts'

/** Loads the components for admins. Callers make lazy parts of them, so this file, which home loads, stays small. */
export const loadSignInPanel = () => import('./for-admins/for-panel.ts')
export const LandingPage = lazyPart(async () => (await import('./LandingPage.tsx')).LandingPage)
export const NewAccountForm = lazyPart(async () => (await import('./entry/NewAccountForm.tsx')).NewAccountForm)
export const SetUpAccountForm = lazyPart(async () => (await import('./entry/SetUpAccountForm.tsx')).SetUpAccountForm)
