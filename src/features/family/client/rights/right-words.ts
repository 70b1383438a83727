import type { Grant, Section } from '#platform/shared/section.ts'

/** The section names that the menu uses. */
export const sectionWords: Readonly<Record<Section, string>> = {
  updates: 'Updates',
  appointments: 'Appointments',
  album: 'Photo Album',
  contacts: 'Contacts',
  wishlist: 'Baby Wishlist',
}

export const grantWords: Readonly<Record<Grant, string>> = {
  nothing: 'Nothing',
  see: 'See',
  respond: 'Comment',
  add: 'Add',
}

/** Admins always have all rights, so only these roles can be limited. */
export const limitedRoles = ['family', 'guest'] as const
export type LimitedRole = (typeof limitedRoles)[number]
export const limitedRoleWords: Readonly<Record<LimitedRole, string>> = { family: 'Family', guest: 'Guests' }

/** The name of the field with a role's grant in a section. */
export const fieldOf = (role: LimitedRole, section: Section) => `${role}-${section}`
