import type { Role } from '#platform/shared/role.ts'
import { isGranted, type Rights } from '#platform/shared/section.ts'
import { kinds, type TrashKind, trashKinds } from './rules.ts'

/** The kinds a person may see: none of a closed section, and none for admins only. */
export const kindsWithin = ({ role }: { readonly role: Role }, rights: Rights): TrashKind[] =>
  kinds.filter((kind) => {
    const section = trashKinds[kind]
    return section === null ? role === 'admin' : isGranted(rights, `see ${section}`)
  })
