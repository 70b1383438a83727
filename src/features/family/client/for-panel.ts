/** This feature's parts of the admin panel. They are one chunk, because the panel shows all of them. */
export { Invitations } from './invitations/Invitations.tsx'
export { InviteByEmailForm } from './invite/InviteByEmailForm.tsx'
export { MembersList } from './members/MembersList.tsx'
export { WithAdmins } from './members/WithAdmins.tsx'
export { SectionRightsForm } from './rights/SectionRightsForm.tsx'
