import type { Database } from '#platform/server/database/database.ts'
import type { Member } from '#platform/server/session.ts'

type Actor = Pick<Member, 'userId' | 'pregnancyId'>

/** Marks a person's news up to this item as read, on all of their devices. */
export async function markRead(db: Database, { userId, pregnancyId }: Actor, upTo: number, now: Date): Promise<void> {
  await db
    .updateTable('news_items')
    .set({ read_at: now.toISOString() })
    .where('pregnancy_id', '=', pregnancyId)
    .where('user_id', '=', userId)
    .where('id', '<=', upTo)
    .where('read_at', 'is', null)
    .execute()
}
