import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Member } from '#platform/server/session.ts'
import type { Update, UpdateInput } from '../contract.ts'
import { listUpdates } from './queries.ts'

/** Shares an update in the person's name. */
export function shareUpdate(
  db: Database,
  { userId, pregnancyId }: Pick<Member, 'userId' | 'pregnancyId'>,
  { content, week, imageUrl }: UpdateInput,
  now: Date,
): Promise<Update> {
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('updates')
      .values({
        pregnancy_id: pregnancyId,
        author_id: userId,
        content,
        week: week ?? null,
        image_url: imageUrl || null,
        created_at: now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [update] = await listUpdates(tx, { pregnancyId, before: id + 1, limit: 1 })
    if (!update) throw new Error('An update vanished while it was shared.')
    return update
  })
}

/** Forgets all that was shared in a journey, as the journey has ended. */
export async function forgetUpdates(tx: Tx, { pregnancyId }: { pregnancyId: number }): Promise<void> {
  await tx.deleteFrom('updates').where('pregnancy_id', '=', pregnancyId).execute()
}
