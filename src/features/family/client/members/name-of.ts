import type { AdminMember } from '../../contract.ts'

/** A member's name; for a pending member, the email. */
export const nameOf = ({ firstName, lastName, email }: AdminMember): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email
