import { isGranted, type Rights } from '#platform/shared/section.ts'
import { kinds, type TrashKind, trashKinds } from './rules.ts'

/** What somebody may know of: nothing of a section that is closed to them. */
export const kindsWithin = (rights: Rights): TrashKind[] =>
  kinds.filter((kind) => isGranted(rights, `see ${trashKinds[kind]}`))
