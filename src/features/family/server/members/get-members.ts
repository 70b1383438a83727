import { safeParse } from 'zod/v4/core'
import type { Tx } from '#platform/server/database/database.ts'
import type { PregnancyId } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { email } from '#platform/shared/fields.ts'
import type { Role } from '#platform/shared/role.ts'

export type FoundMember = { id: number; userId: number | null; role: Role; acceptedAt: string | null }

const emailField = email()

/**
 * Whom the admins know by this email: members by their account's, pending ones by the invitation's; members first.
 * Throws `not-found` when there is nobody.
 */
export async function getMembers(
  tx: Tx,
  pregnancyId: PregnancyId,
  typed: string,
): Promise<[FoundMember, ...FoundMember[]]> {
  const known = safeParse(emailField, typed)
  if (!known.success) throw new AppError('not-found')
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
    .orderBy((eb) => eb('members.accepted_at', 'is', null))
    .select(['members.id', 'members.user_id', 'members.role', 'members.accepted_at'])
    .execute()
  const [first, ...others] = rows.map(asFound)
  if (!first) throw new AppError('not-found')
  return [first, ...others]
}

type Row = { id: number; user_id: number | null; role: Role; accepted_at: string | null }

const asFound = ({ id, user_id, role, accepted_at }: Row): FoundMember => ({
  id,
  userId: user_id,
  role,
  acceptedAt: accepted_at,
})
