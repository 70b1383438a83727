import type { Role } from '#platform/shared/role.ts'
import { isGranted, type Rights, type Section } from '#platform/shared/section.ts'

type Kind = { readonly section: Section | null }

/** The kinds a person may see in the trash: those of open sections, and for admins those without a section. */
export const kindsVisibleTo = <K extends Kind>(
  kinds: readonly K[],
  { role }: { readonly role: Role },
  rights: Rights,
): K[] => kinds.filter(({ section }) => (section === null ? role === 'admin' : isGranted(rights, `see ${section}`)))
