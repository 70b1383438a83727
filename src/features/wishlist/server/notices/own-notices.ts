import type { Database } from '#platform/server/database/database.ts'
import type { WishNotice } from '../../contract.ts'
import { type Actor, holdWish } from '../giving/hold-wish.ts'
import type { Reader } from '../queries.ts'

/** More news than anybody leaves unread; a list has an end. */
const mostNotices = 200

/** What became of things that this person took, newest first. */
export const listNotices = (db: Database, { userId, pregnancyId }: Reader): Promise<WishNotice[]> =>
  db
    .selectFrom('wish_notices')
    .innerJoin('users', 'users.id', 'wish_notices.acted_by')
    .where('wish_notices.user_id', '=', userId)
    .where('wish_notices.pregnancy_id', '=', pregnancyId)
    .orderBy('wish_notices.noted_at', 'desc')
    .orderBy('wish_notices.wish_id', 'desc')
    .limit(mostNotices)
    .select(['wish_id as wishId', 'wish_name as wishName', 'what', 'users.first_name as by', 'noted_at as notedAt'])
    .execute()

/** The person has read it. */
export function dismissNotice(db: Database, actor: Actor, wishId: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // Also about a wish that is gone: to the one who took it that is the news.
    await holdWish(tx, actor, wishId, { deletedSince: '' })
    await tx.deleteFrom('wish_notices').where('wish_id', '=', wishId).where('user_id', '=', actor.userId).execute()
  })
}
