import type { Role } from '#platform/shared/role.ts'

/** Who was given the right may begin a journey; with open registration everybody may. */
export const mayFound = ({ openRegistration }: { openRegistration: boolean }, founderAt: string | null): boolean =>
  openRegistration || founderAt !== null

/** A person's role in the current journey; who has none and may begin one counts as its admin. */
export const roleOf = (person: { role: Role | null; mayFound: boolean }): Role | null =>
  person.role ?? (person.mayFound ? 'admin' : null)
