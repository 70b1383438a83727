import type { Section } from '#platform/shared/section.ts'

/** Admins always have all rights, so only these roles can be limited. */
export const limitedRoles = ['family', 'guest'] as const
export type LimitedRole = (typeof limitedRoles)[number]

/** The name of the field with a role's grant in a section. */
export const fieldOf = (role: LimitedRole, section: Section) => `${role}-${section}`
