import { holdPerson } from '#features/sign-in/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import type { Emit } from '#platform/server/events.ts'
import { AppError } from '#platform/shared/errors.ts'
import { memberJoined } from '../../events.ts'
import { rolesWithin } from '../../policy.ts'
import { mostMembers, readCode } from '../../rules.ts'
import { joinJourney } from '../commands.ts'
import { countMembers } from '../queries.ts'
import { findInvite, type Invite } from './find-invite.ts'
import { refuseSpent } from './resolve-invite.ts'

type Joining = { userId: number; now: Date }

/** Adds a person by an invitation. An existing member keeps their role and uses nothing up. */
export async function acceptInvite(
  tx: Tx,
  { secret, pregnancyId }: Invite,
  { userId, now }: Joining,
  emit: Emit,
): Promise<void> {
  await lockRow(tx, 'pregnancies', pregnancyId)
  if (await isFollowing(tx, pregnancyId, userId)) return
  // Lock journeys before people, as everywhere.
  await holdPerson(tx, userId)
  // Check again under the lock, because others may have used the invitation up meanwhile.
  const invite = await findInvite(tx, secret)
  if (!invite) throw new AppError('wrong-invite-code')
  refuseSpent(invite, now)
  if ((await countMembers(tx, { pregnancyId, accepted: true })) >= mostMembers) throw new AppError('journey-full')
  if (invite.memberId === null) await joinByCode(tx, invite, { userId, now })
  else await takeUp(tx, invite.memberId, { userId, now })
  await dropOwnInvitation(tx, invite, userId)
  await emit(tx, memberJoined, { pregnancyId, userId, now })
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

/** Gives the pending membership to this person, with the role the admin chose. */
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

/**
 * Whoever came in is not waited for any more, whichever way they took. An invitation to more than they were given stays:
 * nobody has proved that the email of their account is theirs.
 */
async function dropOwnInvitation(tx: Tx, { pregnancyId, role }: Invite, userId: number) {
  const own = tx
    .selectFrom('invitations')
    .innerJoin('users', 'users.email', 'invitations.email')
    .where('users.id', '=', userId)
    .where('invitations.pregnancy_id', '=', pregnancyId)
    .select('invitations.member_id')
  await tx
    .deleteFrom('members')
    .where('accepted_at', 'is', null)
    .where('role', 'in', rolesWithin(role))
    .where('id', 'in', own)
    .execute()
}
