import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import { AppError } from '#platform/shared/errors.ts'
import { readCode } from '../../rules.ts'
import { joinJourney } from '../commands.ts'
import { findInvite, type Invite } from './find-invite.ts'
import { refuseSpent } from './resolve-invite.ts'

type Joining = { userId: number; now: Date }

/** Brings a person in by an invitation; who follows the journey already stays what they are and uses nothing up. */
export async function acceptInvite(tx: Tx, { secret, pregnancyId }: Invite, { userId, now }: Joining): Promise<void> {
  await lockRow(tx, 'pregnancies', pregnancyId)
  // Again, now that nobody else joins or changes who is in: others may have used it up meanwhile.
  const invite = await findInvite(tx, secret)
  if (!(await isFollowing(tx, pregnancyId, userId))) {
    if (!invite) throw new AppError('wrong-invite-code')
    refuseSpent(invite, now)
    if (invite.memberId === null) await joinByCode(tx, invite, { userId, now })
    else await takeUp(tx, invite.memberId, { userId, now })
  } else if (invite?.memberId) await dropPending(tx, invite.memberId)
  await dropOwnInvitation(tx, pregnancyId, userId)
}

export async function isFollowing(db: Database | Tx, pregnancyId: number, userId: number): Promise<boolean> {
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('pregnancy_id', '=', pregnancyId)
    .where('user_id', '=', userId)
    .where('accepted_at', 'is not', null)
    .executeTakeFirst()
  return member !== undefined
}

async function joinByCode(tx: Tx, { secret, pregnancyId, role }: Invite, { userId, now }: Joining) {
  await tx
    .updateTable('invite_codes')
    .set((eb) => ({ used_count: eb('used_count', '+', 1) }))
    .where('code', '=', readCode(secret))
    .where((eb) => eb('max_uses', 'is', null).or('used_count', '<', eb.ref('max_uses')))
    .returning('id')
    .executeTakeFirstOrThrow(() => new AppError('invite-used-up'))
  await joinJourney(tx, { pregnancyId, userId, role, now })
}

/** The pending member becomes this person, in the role that the admin chose. */
async function takeUp(tx: Tx, memberId: number, { userId, now }: Joining) {
  await tx.updateTable('invitations').set({ token_hash: null }).where('member_id', '=', memberId).execute()
  await tx
    .updateTable('members')
    .set({ user_id: userId, accepted_at: now.toISOString() })
    .where('id', '=', memberId)
    .where('accepted_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow(() => new AppError('wrong-invite-code'))
}

async function dropPending(tx: Tx, memberId: number) {
  await tx.deleteFrom('members').where('id', '=', memberId).where('accepted_at', 'is', null).execute()
}

/** Whoever came in is not waited for any more, whichever way they took. */
async function dropOwnInvitation(tx: Tx, pregnancyId: number, userId: number) {
  const own = tx
    .selectFrom('invitations')
    .innerJoin('users', 'users.email', 'invitations.email')
    .where('users.id', '=', userId)
    .where('invitations.pregnancy_id', '=', pregnancyId)
    .select('invitations.member_id')
  await tx.deleteFrom('members').where('accepted_at', 'is', null).where('id', 'in', own).execute()
}
