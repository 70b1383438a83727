import { lazyPart } from '#platform/client/lazy-part.ts'

export { FamilyCard } from './FamilyCard.tsx'

const forPanel = () => import('./for-panel.ts')
export const InviteByEmailForm = lazyPart(async () => (await forPanel()).InviteByEmailForm)
export const WithAdmins = lazyPart(async () => (await forPanel()).WithAdmins)
export const MembersList = lazyPart(async () => (await forPanel()).MembersList)
export const SectionRightsForm = lazyPart(async () => (await forPanel()).SectionRightsForm)
export const Invitations = lazyPart(async () => (await forPanel()).Invitations)
