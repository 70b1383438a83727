import { type Role, roles } from '#platform/shared/role.ts'

type Standing = { role: Role; acceptedAt: string | null }

/** Whether a journey loses an admin when this member becomes `after`; null: when the member goes. */
export const losesAdmin = ({ role, acceptedAt }: Standing, after: Role | null): boolean =>
  role === 'admin' && acceptedAt !== null && after !== 'admin'

/** The roles that may do no more than this one, itself among them. */
export const rolesWithin = (role: Role): readonly Role[] => roles.slice(roles.indexOf(role))

/** Why an invitation lets nobody in any more; null while it does. It has expired in the instant that it names. */
export function reasonSpent(
  { expiresAt, usedCount, maxUses }: { expiresAt: string | null; usedCount: number; maxUses: number | null },
  now: Date,
): 'invite-expired' | 'invite-used-up' | null {
  if (expiresAt !== null && expiresAt <= now.toISOString()) return 'invite-expired'
  return maxUses !== null && usedCount >= maxUses ? 'invite-used-up' : null
}
