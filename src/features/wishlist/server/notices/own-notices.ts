import type { Database } from '#platform/server/database/database.ts'
import type { WishNotice } from '../../contract.ts'
import { type Actor, deletableWishes } from '../giving/deletable-wishes.ts'
import type { Reader } from '../queries.ts'

/** The list has no pages, so it needs a limit. No person is expected to reach it. */
const mostNotices = 200

/** News about wishes that this person reserved or bought, newest first. */
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

/** Deletes the news about a wish for this person. */
export function dismissNotice(db: Database, actor: Actor, wishId: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // The wish may be in the trash, because the news may be that it was deleted.
    await deletableWishes.lock(tx, actor, wishId, { deletedSince: '' })
    await tx.deleteFrom('wish_notices').where('wish_id', '=', wishId).where('user_id', '=', actor.userId).execute()
  })
}
