import type { Tx } from '#platform/server/database/database.ts'
import type { Emit } from '#platform/server/events.ts'
import type { Role } from '#platform/shared/role.ts'
import type { Grant, Rights, Section } from '#platform/shared/section.ts'
import { journeyEnded, memberRemoved } from '../events.ts'

type Joining = { pregnancyId: number; userId: number; role: Role; now: Date }

/** Adds a person as an accepted member. */
export async function joinJourney(tx: Tx, { pregnancyId, userId, role, now }: Joining): Promise<void> {
  const at = now.toISOString()
  await tx
    .insertInto('members')
    .values({ pregnancy_id: pregnancyId, user_id: userId, role, created_at: at, accepted_at: at })
    .execute()
}

/** Adds a pending member and returns their id. */
export async function addPendingMember(
  tx: Tx,
  { pregnancyId, role, now }: Pick<Joining, 'pregnancyId' | 'role' | 'now'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('members')
    .values({ pregnancy_id: pregnancyId, user_id: null, role, created_at: now.toISOString(), accepted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Gives a pending membership to this person. Returns false if the membership is no longer pending. */
export async function acceptPendingMember(
  tx: Tx,
  memberId: number,
  { userId, now }: Pick<Joining, 'userId' | 'now'>,
): Promise<boolean> {
  const accepted = await tx
    .updateTable('members')
    .set({ user_id: userId, accepted_at: now.toISOString() })
    .where('id', '=', memberId)
    .where('accepted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return accepted !== undefined
}

/** Deletes these members, except members who have joined. */
export async function deletePendingMembers(tx: Tx, memberIds: readonly number[]): Promise<void> {
  if (memberIds.length === 0) return
  await tx.deleteFrom('members').where('accepted_at', 'is', null).where('id', 'in', memberIds).execute()
}

export async function setRole(tx: Tx, memberId: number, role: Role): Promise<void> {
  await tx.updateTable('members').set({ role }).where('id', '=', memberId).execute()
}

type Removal = { id: number; pregnancyId: number; userId: number | null; now: Date }

/**
 * Removes a member or a pending member. For a member, also records the removal, so no invitation code lets them in
 * again.
 */
export async function removeMember(tx: Tx, { id, pregnancyId, userId, now }: Removal, emit: Emit): Promise<void> {
  await tx.deleteFrom('members').where('id', '=', id).execute()
  if (userId === null) return
  const removed_at = now.toISOString()
  await tx
    .insertInto('removed_members')
    .values({ pregnancy_id: pregnancyId, user_id: userId, removed_at })
    .onConflict((conflict) => conflict.columns(['pregnancy_id', 'user_id']).doUpdateSet({ removed_at }))
    .execute()
  await emit(tx, memberRemoved, { pregnancyId, userId, now })
}

/** Deletes the record that this person was removed. */
export async function deleteRemovalRecord(
  tx: Tx,
  { pregnancyId, userId }: Omit<Joining, 'role' | 'now'>,
): Promise<void> {
  await tx.deleteFrom('removed_members').where('pregnancy_id', '=', pregnancyId).where('user_id', '=', userId).execute()
}

/** Removes the person from every journey. Ends each journey that has no members any more. */
export async function leaveAllJourneys(tx: Tx, { userId }: { userId: number }, emit: Emit): Promise<void> {
  const left = await tx.deleteFrom('members').where('user_id', '=', userId).returning('pregnancy_id').execute()
  for (const { pregnancy_id } of left)
    if (!(await hasMembers(tx, pregnancy_id))) await emit(tx, journeyEnded, { pregnancyId: pregnancy_id })
}

async function hasMembers(tx: Tx, pregnancyId: number): Promise<boolean> {
  const accepted = tx.selectFrom('members').select('id').where('accepted_at', 'is not', null)
  return (await accepted.where('pregnancy_id', '=', pregnancyId).limit(1).executeTakeFirst()) !== undefined
}

type RightsByRole = Record<'family' | 'guest', Rights>

/** Sets what family and guests may see and add, in a transaction of `changeAsAdmin`. Only narrowed rights are stored. */
export async function setRights(tx: Tx, pregnancyId: number, rights: RightsByRole): Promise<void> {
  const narrowed = (['family', 'guest'] as const).flatMap((role) =>
    // This cast is safe: the keys of rights are sections.
    (Object.entries(rights[role]) as [Section, Grant][])
      .filter(([, may]) => may !== 'add')
      .map(([section, may]) => ({ pregnancy_id: pregnancyId, role, section, may })),
  )
  await tx.deleteFrom('section_rights').where('pregnancy_id', '=', pregnancyId).execute()
  if (narrowed.length > 0) await tx.insertInto('section_rights').values(narrowed).execute()
}
