import type { Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import type { Member } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { Role } from '#platform/shared/role.ts'

type Person = Pick<Member, 'pregnancyId' | 'userId'>

/** Locks the journey until the transaction ends. Throws `not-found` if the person is no longer a member. */
export async function lockMember(tx: Tx, person: Person): Promise<void> {
  if (!(await lockRole(tx, person))) throw new AppError('not-found')
}

/**
 * Locks the journey until the transaction ends and returns the person's role; undefined if they are no longer a
 * member.
 */
export async function lockRole(tx: Tx, { pregnancyId, userId }: Person): Promise<Role | undefined> {
  await lockRow(tx, 'pregnancies', pregnancyId)
  const member = tx
    .selectFrom('members')
    .select('role')
    .where('pregnancy_id', '=', pregnancyId)
    .where('user_id', '=', userId)
    .where('accepted_at', 'is not', null)
  return (await member.executeTakeFirst())?.role
}
