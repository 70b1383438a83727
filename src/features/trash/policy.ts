import type { Role } from '#platform/shared/role.ts'
import { isGranted, type Rights, type Section } from '#platform/shared/section.ts'

type Kind = { readonly section: Section | null }

/**
 * The kinds a person may see in the trash: those in sections that the person may see. Only admins see kinds in no section, such
 * as scans.
 */
export const kindsVisibleTo = <K extends Kind>(
  kinds: readonly K[],
  { role }: { readonly role: Role },
  rights: Rights,
): K[] => kinds.filter(({ section }) => (section === null ? role === 'admin' : isGranted(rights, `see ${section}`)))
