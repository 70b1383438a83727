/** What happens to journeys and invitations when somebody deletes their account. */
import type { Tx } from '#platform/server/database/database.ts'
import type { Emit } from '#platform/server/events.ts'
import { journeyEnded } from '../../events.ts'

/** Removes the person from every journey, voids their codes and invitations, and ends journeys without followers. */
export async function leaveAllJourneys(tx: Tx, { userId }: { userId: number }, emit: Emit): Promise<void> {
  await voidInvitations(tx, userId)
  const left = await tx.deleteFrom('members').where('user_id', '=', userId).returning('pregnancy_id').execute()
  for (const { pregnancy_id } of left)
    if (!(await isFollowed(tx, pregnancy_id))) await emit(tx, journeyEnded, { pregnancyId: pregnancy_id })
}

/** Deletes the pending members this person invited, with their invitations. */
async function voidInvitations(tx: Tx, userId: number) {
  const pending = tx.selectFrom('invitations').select('member_id').where('invited_by', '=', userId)
  await tx.deleteFrom('members').where('accepted_at', 'is', null).where('id', 'in', pending).execute()
}

async function isFollowed(tx: Tx, pregnancyId: number): Promise<boolean> {
  const accepted = tx.selectFrom('members').select('id').where('accepted_at', 'is not', null)
  return (await accepted.where('pregnancy_id', '=', pregnancyId).limit(1).executeTakeFirst()) !== undefined
}
