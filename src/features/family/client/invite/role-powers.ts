import type { Role } from '#platform/shared/role.ts'

/** What each role can do. Admins set what they allow guests and family in the form for section rights. */
export const rolePowers: Readonly<Record<Role, string>> = {
  guest: 'Can see and add what you allow guests',
  family: 'Can see and add what you allow family',
  admin: 'Can do everything: settings, people, and everything that was added',
}
