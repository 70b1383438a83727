/** One's own secret address: what a phone's calendar subscribes to, so that it needs no password of ours. */
import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockName } from '#platform/server/database/locks.ts'
import { drawToken, hashToken, type Member } from '#platform/server/session.ts'

type Owner = Pick<Member, 'userId' | 'pregnancyId'>

/** Makes a new address in place of the one before, which stops at once; only its hash is kept. */
export function makeFeed(db: Database, owner: Owner, now: Date): Promise<{ token: string }> {
  const token = drawToken(32)
  return db.transaction().execute(async (tx) => {
    await lockName(tx, `calendar-feed ${owner.pregnancyId} ${owner.userId}`)
    await voidFeed(tx, owner)
    await tx
      .insertInto('calendar_feeds')
      .values({
        pregnancy_id: owner.pregnancyId,
        user_id: owner.userId,
        token_hash: hashToken(token),
        created_at: now.toISOString(),
        last_read_at: null,
      })
      .execute()
    return { token }
  })
}

export async function findOwnFeed(db: Database, { pregnancyId, userId }: Owner) {
  const feed = await db
    .selectFrom('calendar_feeds')
    .select(['created_at', 'last_read_at'])
    .where('pregnancy_id', '=', pregnancyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return feed ? { createdAt: feed.created_at, lastReadAt: feed.last_read_at } : null
}

/** Voids a person's address in one journey: they want it no more, or follow the journey no more. */
export async function voidFeed(
  db: Database | Tx,
  { pregnancyId, userId }: { pregnancyId: number; userId: number },
): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('pregnancy_id', '=', pregnancyId).where('user_id', '=', userId).execute()
}

/** Voids all addresses of a person. */
export async function voidAllFeeds(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await tx.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
}
