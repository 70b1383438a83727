import type { AdminMember } from '../../contract.ts'

/** What a member is called; who has not come yet is known by the email only. */
export const nameOf = ({ firstName, lastName, email }: AdminMember): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email
