import type { Role } from '#platform/shared/role.ts'
import { isGranted, type Rights } from '#platform/shared/section.ts'
import { kinds, type TrashKind, trashKinds } from './rules.ts'

/** What somebody may know of: nothing of a section that is closed to them, nor what is for admins alone. */
export const kindsWithin = ({ role }: { readonly role: Role }, rights: Rights): TrashKind[] =>
  kinds.filter((kind) => {
    const section = trashKinds[kind]
    return section === null ? role === 'admin' : isGranted(rights, `see ${section}`)
  })
