import { safeParse } from 'zod/v4/core'
import type { Tx } from '#platform/server/database/database.ts'
import type { PregnancyId } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { email } from '#platform/shared/fields.ts'
import type { Role } from '#platform/shared/role.ts'

export type FoundMember = { id: number; userId: number | null; role: Role; acceptedAt: string | null }

const emailField = email()

/**
 * The member whose account has this email, or the pending member who was invited by it. Throws `not-found` if neither
 * exists, and `two-with-this-email` if both exist. Both can exist, because a member can change their email to an invited one.
 */
export async function getByEmail(tx: Tx, pregnancyId: PregnancyId, typed: string): Promise<FoundMember> {
  const [found, another] = await findByEmail(tx, pregnancyId, typed)
  if (!found) throw new AppError('not-found')
  if (another) throw new AppError('two-with-this-email')
  return found
}

/** Like `getByEmail`, but returns the pending member if both exist. The pending member has to be removed first. */
export async function getForRemoval(tx: Tx, pregnancyId: PregnancyId, typed: string): Promise<FoundMember> {
  const [found] = await findByEmail(tx, pregnancyId, typed)
  if (!found) throw new AppError('not-found')
  return found
}

/**
 * Throws `two-with-this-email` if the journey also has a pending invitation to the email of this account, because it is
 * unclear which of the two people the admin means.
 */
export async function refuseInvitedEmail(
  tx: Tx,
  { pregnancyId, userId }: { pregnancyId: number; userId: number },
): Promise<void> {
  const pending = await tx
    .selectFrom('invitations')
    .innerJoin('members', 'members.id', 'invitations.member_id')
    .innerJoin('users', 'users.email', 'invitations.email')
    .select('invitations.id')
    .where('invitations.pregnancy_id', '=', pregnancyId)
    .where('members.accepted_at', 'is', null)
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (pending) throw new AppError('two-with-this-email')
}

/** Returns at most two members, the pending one first. */
async function findByEmail(tx: Tx, pregnancyId: PregnancyId, typed: string): Promise<FoundMember[]> {
  const known = safeParse(emailField, typed)
  if (!known.success) return []
  const rows = await tx
    .selectFrom('members')
    .leftJoin('users', 'users.id', 'members.user_id')
    .leftJoin('invitations', 'invitations.member_id', 'members.id')
    .where('members.pregnancy_id', '=', pregnancyId)
    .where((eb) =>
      eb('users.email', '=', known.data).or(
        eb('invitations.email', '=', known.data).and('members.accepted_at', 'is', null),
      ),
    )
    .orderBy((eb) => eb('members.accepted_at', 'is not', null))
    .select(['members.id', 'members.user_id', 'members.role', 'members.accepted_at'])
    .execute()
  return rows.map(({ id, user_id, role, accepted_at }) => ({ id, userId: user_id, role, acceptedAt: accepted_at }))
}
