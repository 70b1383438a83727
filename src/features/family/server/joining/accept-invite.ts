import { memberJoined } from '#features/membership/events.ts'
import {
  acceptPendingMember,
  countMembers,
  deletePendingMembers,
  deleteRemovalRecord,
  isMember,
  joinJourney,
} from '#features/membership/server/public.ts'
import { lockPerson } from '#features/sign-in/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import type { Emit } from '#platform/server/events.ts'
import { addNews } from '#platform/server/news/news-events.ts'
import { AppError } from '#platform/shared/errors.ts'
import { rolesWithin } from '../../policy.ts'
import { mostMembers, readCode } from '../../rules.ts'
import { findInvite, type Invite } from './find-invite.ts'
import { refuseRemoved } from './refuse-removed.ts'
import { refuseUnusable } from './resolve-invite.ts'

type Joining = { userId: number; now: Date }

/** Adds a person by an invitation. For an existing member nothing changes, and the use is not counted. */
export async function acceptInvite(
  tx: Tx,
  { secret, pregnancyId }: Invite,
  { userId, now }: Joining,
  emit: Emit,
): Promise<void> {
  await lockRow(tx, 'pregnancies', pregnancyId)
  if (await isMember(tx, pregnancyId, userId)) return
  // Lock journeys before people, as all code does, to prevent deadlocks.
  await lockPerson(tx, userId)
  // Check again under the lock, because other people may have used the invitation up meanwhile.
  const invite = await findInvite(tx, secret)
  if (!invite) throw new AppError('wrong-invite-code')
  refuseUnusable(invite, now)
  await refuseRemoved(tx, invite, userId)
  if ((await countMembers(tx, { pregnancyId, accepted: true })) >= mostMembers) throw new AppError('journey-full')
  if (invite.memberId === null) await joinByCode(tx, invite, { userId, now })
  else await acceptInvitation(tx, invite.memberId, { userId, now })
  await deleteRemovalRecord(tx, { pregnancyId, userId })
  await deleteOwnInvitation(tx, invite, userId)
  await addNews(tx, { pregnancyId, kind: 'member', subjectId: userId, actorId: userId }, now)
  await emit(tx, memberJoined, { pregnancyId, userId, now })
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

/** Assigns the pending membership to this person, with the role that the admin chose. */
async function acceptInvitation(tx: Tx, memberId: number, { userId, now }: Joining) {
  await tx.updateTable('invitations').set({ token_hash: null }).where('member_id', '=', memberId).execute()
  if (!(await acceptPendingMember(tx, memberId, { userId, now }))) throw new AppError('wrong-invite-code')
}

/**
 * Deletes pending invitations to the email of a person who has joined in another way. An invitation to a role with more
 * rights stays, because nobody has proved that the email of the account belongs to this person.
 */
async function deleteOwnInvitation(tx: Tx, { pregnancyId, role }: Invite, userId: number) {
  const own = await tx
    .selectFrom('invitations')
    .innerJoin('users', 'users.email', 'invitations.email')
    .innerJoin('members', 'members.id', 'invitations.member_id')
    .where('users.id', '=', userId)
    .where('invitations.pregnancy_id', '=', pregnancyId)
    .where('members.role', 'in', rolesWithin(role))
    .select('members.id')
    .execute()
  await deletePendingMembers(
    tx,
    own.map(({ id }) => id),
  )
}
