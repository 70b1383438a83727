/**
 * Changes roles and removes members. The last admin of a journey cannot be demoted or removed. A former admin's codes
 * and invitations stop working.
 */
import {
  type Admin,
  changeAsAdmin,
  deletePendingMembers,
  removeMember as removeFromJourney,
  setRole,
} from '#features/membership/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Emit } from '#platform/server/events.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { Role } from '#platform/shared/role.ts'
import type { AdminMember } from '../../contract.ts'
import { removesAnAdmin } from '../../policy.ts'
import { type FoundMember, getByEmail, getForRemoval } from './get-by-email.ts'
import { getMember } from './list-members.ts'

export function changeRole(
  { db, now }: { db: Database; now: Date },
  admin: Admin,
  { email, role }: { email: string; role: Role },
): Promise<AdminMember> {
  return changeAsAdmin(db, admin, async (tx) => {
    const member = await getByEmail(tx, admin.pregnancyId, email)
    if (removesAnAdmin(member, role)) await dismissAdmin(tx, admin, member)
    await setRole(tx, member.id, role)
    return getMember(tx, { ...admin, id: member.id, now })
  })
}

/** Removes a member or a pending invitation. */
export function removeMember(
  { db, emit, now }: { db: Database; emit: Emit; now: Date },
  admin: Admin,
  email: string,
): Promise<void> {
  return changeAsAdmin(db, admin, async (tx) => {
    const member = await getForRemoval(tx, admin.pregnancyId, email)
    if (removesAnAdmin(member, null)) await dismissAdmin(tx, admin, member)
    await removeFromJourney(tx, { ...member, pregnancyId: admin.pregnancyId, now }, emit)
  })
}

/** Throws `last-admin` if there is no other admin. Otherwise deletes this admin's codes and pending invitations. */
async function dismissAdmin(tx: Tx, { pregnancyId }: Admin, { id, userId }: FoundMember) {
  const other = await tx
    .selectFrom('members')
    .select('id')
    .where('pregnancy_id', '=', pregnancyId)
    .where('role', '=', 'admin')
    .where('accepted_at', 'is not', null)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst()
  if (!other) throw new AppError('last-admin')

  const theirs = await tx
    .selectFrom('invitations')
    .select('member_id')
    .where('pregnancy_id', '=', pregnancyId)
    .where('invited_by', '=', userId)
    .execute()
  await deletePendingMembers(
    tx,
    theirs.map(({ member_id }) => member_id),
  )
  await tx.deleteFrom('invite_codes').where('pregnancy_id', '=', pregnancyId).where('created_by', '=', userId).execute()
}
