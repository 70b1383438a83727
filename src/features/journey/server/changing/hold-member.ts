import type { Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import type { Member } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'

/** Holds the journey until the transaction ends, for what took a while; who is no member any more finds nothing. */
export async function holdMember(
  tx: Tx,
  { pregnancyId, userId }: Pick<Member, 'pregnancyId' | 'userId'>,
): Promise<void> {
  await lockRow(tx, 'pregnancies', pregnancyId)
  const member = tx
    .selectFrom('members')
    .select('id')
    .where('pregnancy_id', '=', pregnancyId)
    .where('user_id', '=', userId)
    .where('accepted_at', 'is not', null)
  await member.executeTakeFirstOrThrow(() => new AppError('not-found'))
}
