import { type Role, roles } from '#platform/shared/role.ts'

type Membership = { role: Role; acceptedAt: string | null }

/**
 * Whether a journey loses an admin when the role of this member changes to `after`. Null means that the member
 * leaves.
 */
export const removesAnAdmin = ({ role, acceptedAt }: Membership, after: Role | null): boolean =>
  role === 'admin' && acceptedAt !== null && after !== 'admin'

/** This role and the roles with fewer rights. */
export const rolesWithin = (role: Role): readonly Role[] => roles.slice(roles.indexOf(role))

/** The reason why an invitation is no longer valid; null while it is valid. At `expiresAt` itself, it has expired. */
export function unusableReason(
  { expiresAt, usedCount, maxUses }: { expiresAt: string | null; usedCount: number; maxUses: number | null },
  now: Date,
): 'invite-expired' | 'invite-used-up' | null {
  if (expiresAt !== null && expiresAt <= now.toISOString()) return 'invite-expired'
  return maxUses !== null && usedCount >= maxUses ? 'invite-used-up' : null
}
