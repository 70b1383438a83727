import type { Role } from '#platform/shared/role.ts'

/** What each role may do; the parents open and close the parts of their journey in this same panel. */
export const rolePowers: Readonly<Record<Role, string>> = {
  guest: 'Sees and adds what you open to guests',
  family: 'Sees and adds what you open to family',
  admin: 'May do everything: settings, people, and what anybody added',
}
