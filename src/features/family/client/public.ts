import { lazyPart } from '#platform/client/lazy-part.ts'

export { FamilyCard } from './FamilyCard.tsx'
export const InviteByEmailForm = lazyPart(
  async () => (await import('./invite/InviteByEmailForm.tsx')).InviteByEmailForm,
)
export const WithAdmins = lazyPart(async () => (await import('./members/WithAdmins.tsx')).WithAdmins)
export const MembersList = lazyPart(async () => (await import('./members/MembersList.tsx')).MembersList)
export const SectionRightsForm = lazyPart(
  async () => (await import('./rights/SectionRightsForm.tsx')).SectionRightsForm,
)
export const Invitations = lazyPart(async () => (await import('./invitations/Invitations.tsx')).Invitations)
