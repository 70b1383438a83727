import type { Role } from '#platform/shared/role.ts'

/** What each role may do. Parents set section rights in the same panel. */
export const rolePowers: Readonly<Record<Role, string>> = {
  guest: 'Can see and add what you allow guests',
  family: 'Can see and add what you allow family',
  admin: 'Can do everything: settings, people, and everything that was added',
}
