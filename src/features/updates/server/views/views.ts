/** Who has seen an update. Only its author learns this, and only about people who do not hide their views. */
import { lockMember } from '#features/membership/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Member } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { ownHideables, readHides } from '#platform/shared/journey/hideable.ts'
import type { Viewer } from '../../contract.ts'
import { findUpdate } from '../queries.ts'

type Actor = Pick<Member, 'userId' | 'pregnancyId'>

/** Notes that this person has seen these updates. Ignores their own updates, deleted ones and those of other journeys. */
export async function noteViews(db: Database, actor: Actor, updateIds: readonly number[], now: Date): Promise<void> {
  // Most calls note nothing new. They need no lock.
  if ((await selectUnseen(db, actor, updateIds)).length === 0 || (await hidesViews(db, actor))) return
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, actor)
    const unseen = await selectUnseen(tx, actor, updateIds)
    if (unseen.length === 0) return
    const { pregnancyId: pregnancy_id, userId: user_id } = actor
    await tx
      .insertInto('update_views')
      .values(unseen.map(({ id }) => ({ pregnancy_id, update_id: id, user_id, seen_at: now.toISOString() })))
      .execute()
  })
}

/** Other people's updates among these ids that this person has not seen yet. */
const selectUnseen = (db: Database | Tx, { userId, pregnancyId }: Actor, updateIds: readonly number[]) =>
  db
    .selectFrom('updates')
    .where('updates.pregnancy_id', '=', pregnancyId)
    .where('updates.id', 'in', updateIds)
    .where('updates.author_id', '!=', userId)
    .where('updates.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('update_views')
            .whereRef('update_views.update_id', '=', 'updates.id')
            .where('update_views.pregnancy_id', '=', pregnancyId)
            .where('update_views.user_id', '=', userId)
            .select('update_views.id'),
        ),
      ),
    )
    .select('updates.id')
    .execute()

async function hidesViews(db: Database, { userId }: Actor): Promise<boolean> {
  const user = await db.selectFrom('users').where('id', '=', userId).select('hides').executeTakeFirst()
  return isHidden(user?.hides ?? null)
}

const isHidden = (hides: string | null) => readHides(ownHideables, hides).includes('views')

/** The people who have seen an update, the latest first. Throws `not-yours` for everybody but its author. */
export async function listViewers(db: Database, { userId, pregnancyId }: Actor, updateId: number): Promise<Viewer[]> {
  const update = await findUpdate(db, pregnancyId, updateId)
  if (!update || update.deleted_at !== null) throw new AppError('not-found')
  if (update.created_by !== userId) throw new AppError('not-yours')
  const rows = await db
    .selectFrom('update_views')
    .innerJoin('users', 'users.id', 'update_views.user_id')
    .where('update_views.pregnancy_id', '=', pregnancyId)
    .where('update_views.update_id', '=', updateId)
    .orderBy('update_views.id', 'desc')
    .select(['users.first_name', 'users.hides', 'update_views.seen_at'])
    .execute()
  return rows
    .filter(({ hides }) => !isHidden(hides))
    .map(({ first_name, seen_at }) => ({ firstName: first_name, seenAt: seen_at }))
}
