import type { Role } from '#platform/shared/role.ts'

/** A description of each role. Admins set the section rights of guests and family in the same panel. */
export const rolePowers: Readonly<Record<Role, string>> = {
  guest: 'Can see and add what you allow guests',
  family: 'Can see and add what you allow family',
  admin: 'Can do everything: settings, people, and everything that was added',
}
