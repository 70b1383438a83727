import { randomBytes } from 'node:crypto'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import { makeSquare } from '#platform/server/pictures/make-square.ts'
import type { UserId } from '#platform/server/session.ts'
import { portraitLimits } from '../../rules.ts'

/** Keeps what was sent as this person's picture, in place of the one before. */
export async function keepPortrait(db: Database, userId: UserId, path: string, now: Date): Promise<void> {
  const bytes = await makeSquare(path, portraitLimits.side)
  const name = randomBytes(24).toString('base64url')
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
  await tx.deleteFrom('portraits').where('user_id', '=', userId).execute()
}

async function showPortrait(tx: Tx, userId: UserId, address: string | null) {
  await tx.updateTable('users').set({ profile_image_url: address }).where('id', '=', userId).execute()
}
