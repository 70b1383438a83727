import type { Role } from '#platform/shared/role.ts'
import { isGranted, type Rights, type Section } from '#platform/shared/section.ts'

type Kind = { readonly section: Section | null }

/** The kinds that somebody may know of: none of a section that is closed to them, nor one for admins alone. */
export const kindsWithin = <K extends Kind>(
  kinds: readonly K[],
  { role }: { readonly role: Role },
  rights: Rights,
): K[] => kinds.filter(({ section }) => (section === null ? role === 'admin' : isGranted(rights, `see ${section}`)))
