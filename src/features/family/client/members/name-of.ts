import type { AdminMember } from '../../contract.ts'

/** A member's name. For a pending member, who has no name yet, it is the email. */
export const nameOf = ({ firstName, lastName, email }: AdminMember): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email
