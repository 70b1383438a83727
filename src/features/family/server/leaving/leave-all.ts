/** What becomes of journeys, and of ways into them, when somebody deletes the account. */
import type { Tx } from '#platform/server/database/database.ts'
import type { Emit } from '#platform/server/events.ts'
import { journeyEnded } from '../../events.ts'

/** Takes the person out of every journey, voids the ways in that they made, and ends what nobody follows any more. */
export async function leaveAllJourneys(tx: Tx, { userId }: { userId: number }, emit: Emit): Promise<void> {
  await voidInvitations(tx, userId)
  const left = await tx.deleteFrom('members').where('user_id', '=', userId).returning('pregnancy_id').execute()
  for (const { pregnancy_id } of left)
    if (!(await isFollowed(tx, pregnancy_id))) await emit(tx, journeyEnded, { pregnancyId: pregnancy_id })
}

/** Forgets who followed a journey, who was asked in and what was opened to whom. */
export async function forgetFamily(tx: Tx, { pregnancyId }: { pregnancyId: number }): Promise<void> {
  await tx.deleteFrom('section_rights').where('pregnancy_id', '=', pregnancyId).execute()
  await tx.deleteFrom('invite_codes').where('pregnancy_id', '=', pregnancyId).execute()
  await tx.deleteFrom('invitations').where('pregnancy_id', '=', pregnancyId).execute()
  await tx.deleteFrom('members').where('pregnancy_id', '=', pregnancyId).execute()
}

/** Codes, and invitations that nobody has taken up yet, which go with the pending member. */
async function voidInvitations(tx: Tx, userId: number) {
  await tx.deleteFrom('invite_codes').where('created_by', '=', userId).execute()
  const pending = tx.selectFrom('invitations').select('member_id').where('invited_by', '=', userId)
  await tx.deleteFrom('members').where('accepted_at', 'is', null).where('id', 'in', pending).execute()
}

async function isFollowed(tx: Tx, pregnancyId: number): Promise<boolean> {
  const accepted = tx.selectFrom('members').select('id').where('accepted_at', 'is not', null)
  return (await accepted.where('pregnancy_id', '=', pregnancyId).limit(1).executeTakeFirst()) !== undefined
}
