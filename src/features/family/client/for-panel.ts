/** The family's parts of the admin panel, in one chunk: the panel shows them all. */
export { Invitations } from './invitations/Invitations.tsx'
export { InviteByEmailForm } from './invite/InviteByEmailForm.tsx'
export { MembersList } from './members/MembersList.tsx'
export { WithAdmins } from './members/WithAdmins.tsx'
export { SectionRightsForm } from './rights/SectionRightsForm.tsx'
