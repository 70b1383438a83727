import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import { makeSquare } from '#platform/server/pictures/make-square.ts'
import { drawToken, type UserId } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { portraitLimits } from '../../rules.ts'

/** Keeps what was sent as this person's picture, in place of the one before. */
export async function keepPortrait(db: Database, userId: UserId, path: string, now: Date): Promise<void> {
  const bytes = await makeSquare(path, portraitLimits.side)
  const name = drawToken()
  const portrait = { user_id: userId, name, bytes, created_at: now.toISOString() }
  await db.transaction().execute(async (tx) => {
    await takePortraitAway(tx, userId)
    await tx.insertInto('portraits').values(portrait).execute()
    await showPortrait(tx, userId, `/api/portraits/${name}`)
  })
}

export function removePortrait(db: Database, userId: UserId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await takePortraitAway(tx, userId)
    await showPortrait(tx, userId, null)
  })
}

async function takePortraitAway(tx: Tx, userId: UserId) {
  await lockRow(tx, 'users', userId)
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    // The account was deleted while the picture was on its way: no face is to stay behind.
    .executeTakeFirstOrThrow(() => new AppError('unauthorized'))
  await tx.deleteFrom('portraits').where('user_id', '=', userId).execute()
}

async function showPortrait(tx: Tx, userId: UserId, address: string | null) {
  await tx.updateTable('users').set({ profile_image_url: address }).where('id', '=', userId).execute()
}
