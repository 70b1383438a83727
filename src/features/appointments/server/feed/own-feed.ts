/** A person's secret calendar address. A phone's calendar subscribes to it without a password. */
import { lockMember } from '#features/membership/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockName } from '#platform/server/database/locks.ts'
import { drawToken, hashToken, type Member } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'

type Owner = Pick<Member, 'userId' | 'pregnancyId'>

/** Makes a new address and keeps the reminder setting. The previous address stops working. Stores only the hash. */
export function makeFeed(db: Database, owner: Owner, now: Date): Promise<{ token: string }> {
  const token = drawToken(32)
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, owner)
    await lockFeed(tx, owner)
    const previous = await findOwnFeed(tx, owner)
    await voidFeed(tx, owner)
    await tx
      .insertInto('calendar_feeds')
      .values({
        pregnancy_id: owner.pregnancyId,
        user_id: owner.userId,
        token_hash: hashToken(token),
        created_at: now.toISOString(),
        last_read_at: null,
        reminders: previous?.reminders ? 1 : 0,
        reminders_changed_at: null,
      })
      .execute()
    return { token }
  })
}

export async function findOwnFeed(db: Database | Tx, { pregnancyId, userId }: Owner) {
  const feed = await db
    .selectFrom('calendar_feeds')
    .select(['created_at', 'last_read_at', 'reminders'])
    .where('pregnancy_id', '=', pregnancyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return feed ? { createdAt: feed.created_at, lastReadAt: feed.last_read_at, reminders: feed.reminders === 1 } : null
}

/** Turns the reminders of a person's address on or off; throws `not-found` if there is no address. */
export function chooseReminders(db: Database, owner: Owner, reminders: boolean, now: Date) {
  return db.transaction().execute(async (tx) => {
    await lockFeed(tx, owner)
    const feed = await findOwnFeed(tx, owner)
    if (!feed) throw new AppError('not-found')
    if (feed.reminders === reminders) return feed
    await tx
      .updateTable('calendar_feeds')
      .set({ reminders: reminders ? 1 : 0, reminders_changed_at: now.toISOString() })
      .where('pregnancy_id', '=', owner.pregnancyId)
      .where('user_id', '=', owner.userId)
      .execute()
    return { ...feed, reminders }
  })
}

const lockFeed = (tx: Tx, { pregnancyId, userId }: Owner) => lockName(tx, `calendar-feed ${pregnancyId} ${userId}`)

/** Voids a person's address in one journey. */
export async function voidFeed(
  db: Database | Tx,
  { pregnancyId, userId }: { pregnancyId: number; userId: number },
): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('pregnancy_id', '=', pregnancyId).where('user_id', '=', userId).execute()
}

/** Voids a person's addresses in all journeys. */
export async function voidFeeds(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await tx.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
}
