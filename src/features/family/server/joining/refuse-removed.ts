import { findRemovalTime } from '#features/membership/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import { invitationDays } from '../../rules.ts'
import type { Invite } from './find-invite.ts'

/**
 * Throws if an admin removed this person, unless this is an emailed invitation that was made after the removal. A code is
 * not enough: people pass codes around, so a code does not show that the admins want this person back.
 */
export async function refuseRemoved(db: Database | Tx, invite: Invite, userId: number): Promise<void> {
  const removedAt = await findRemovalTime(db, invite.pregnancyId, userId)
  if (removedAt === undefined) return
  const { memberId, expiresAt } = invite
  const madeAt = Date.parse(expiresAt ?? '') - invitationDays * 86_400_000
  if (memberId === null || !(madeAt >= Date.parse(removedAt))) throw new AppError('removed-from-journey')
}
