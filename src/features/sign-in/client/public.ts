import { lazyPart } from '#platform/client/lazy-part.ts'

export { useUser } from './data.ts'
export const LandingPage = lazyPart(async () => (await import('./LandingPage.tsx')).LandingPage)
export const SetUpAccountForm = lazyPart(async () => (await import('./SetUpAccountForm.tsx')).SetUpAccountForm)
