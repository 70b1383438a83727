import { deletePendingMembers } from '#features/membership/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'

/** Deletes the pending members whom this person invited, with their invitations. */
export async function voidInvitations(tx: Tx, { userId }: { userId: number }): Promise<void> {
  const own = await tx.selectFrom('invitations').select('member_id').where('invited_by', '=', userId).execute()
  await deletePendingMembers(
    tx,
    own.map(({ member_id }) => member_id),
  )
}
