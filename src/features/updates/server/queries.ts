import type { Database, Tx } from '#platform/server/database/database.ts'
import { keepQuery } from '#platform/server/database/keep-query.ts'
import type { PregnancyId } from '#platform/server/session.ts'
import type { Update } from '../contract.ts'

type Asked = { pregnancyId: PregnancyId; before: number; limit: number }

/** The updates of a journey older than the one called `before`, newest first. */
export async function listUpdates(db: Database | Tx, asked: Asked): Promise<Update[]> {
  return (await selectUpdates(db, asked)).map(asUpdate)
}

/** An update of a journey, also while it is in the trash. */
export const findUpdate = (tx: Tx, pregnancyId: PregnancyId, id: number) =>
  tx
    .selectFrom('updates')
    .where('id', '=', id)
    .where('pregnancy_id', '=', pregnancyId)
    .select(['author_id', 'deleted_at'])
    .executeTakeFirst()

const selectUpdates = keepQuery<Asked>()((db, hole) =>
  db
    .selectFrom('updates')
    .innerJoin('users', 'users.id', 'updates.author_id')
    .where('updates.pregnancy_id', '=', hole('pregnancyId'))
    .where('updates.id', '<', hole('before'))
    .where('updates.deleted_at', 'is', null)
    .orderBy('updates.id', 'desc')
    .limit((eb) => eb.val(hole('limit')))
    .select([
      'updates.id',
      'updates.content',
      'updates.week',
      'updates.image_url',
      'updates.author_id',
      'updates.created_at',
      'users.first_name',
      'users.profile_image_url',
    ]),
)

type Row = Awaited<ReturnType<typeof selectUpdates>>[number]

const asUpdate = (row: Row): Update => ({
  id: row.id,
  content: row.content,
  week: row.week,
  imageUrl: row.image_url,
  createdBy: row.author_id,
  createdAt: row.created_at,
  // Nothing in the product gives a like or a comment yet, so none was ever given.
  likes: 0,
  comments: 0,
  author: { firstName: row.first_name, profileImageUrl: row.profile_image_url },
})
