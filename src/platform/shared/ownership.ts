import type { Role } from './role.ts'

type Person = { readonly userId: number; readonly role: Role }

/** Whether a person may change or delete a thing. Admins may change all things of the journey, other people only their own. */
export const mayChange = ({ userId, role }: Person, { createdBy }: { readonly createdBy: number }): boolean =>
  role === 'admin' || createdBy === userId

/** Days for which deleted things can be restored. */
export const trashDays = 30

/** The earliest deletion time that can still be restored now. */
export const trashSince = (now: Date): string => new Date(now.getTime() - trashMs).toISOString()

/** The earliest deletion time that a person may see in the trash; null if they may not see the trash. */
export type TrashAccess = { readonly deletedSince: string } | null

/** Whether this person may see the thing: it is not in the trash, or was deleted recently enough. */
export const maySee = (trashAccess: TrashAccess, deletedAt: string | null): boolean =>
  deletedAt === null || (trashAccess !== null && deletedAt >= trashAccess.deletedSince)

/** The time until which a thing that was deleted at `deletedAt` can be restored. */
export const restorableUntil = (deletedAt: string): string => new Date(Date.parse(deletedAt) + trashMs).toISOString()

const trashMs = trashDays * 86_400_000

/** How long the page offers undo after a deletion, in milliseconds. */
export const undoMs = 10_000

/** The icons that a kind of thing in the trash can have. */
export const trashIcons = ['calendar', 'gift', 'message', 'person', 'picture', 'ruler'] as const
export type TrashIcon = (typeof trashIcons)[number]
