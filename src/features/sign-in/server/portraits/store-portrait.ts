import type { Database, Tx } from '#platform/server/database/database.ts'
import { cutInImageWorker } from '#platform/server/pictures/image-worker-pool.ts'
import { drawToken, type UserId } from '#platform/server/session.ts'
import { portraitLimits } from '../../rules.ts'
import { lockPerson } from '../account/lock-person.ts'

/** Stores an uploaded picture as the person's portrait, replacing the previous one. */
export async function storePortrait(db: Database, userId: UserId, path: string, now: Date): Promise<void> {
  const { bytes } = await cutInImageWorker({ path, side: portraitLimits.side })
  const name = drawToken()
  const portrait = { user_id: userId, name, bytes, created_at: now.toISOString() }
  await db.transaction().execute(async (tx) => {
    await deletePortrait(tx, userId)
    await tx.insertInto('portraits').values(portrait).execute()
    await setPortraitAddress(tx, userId, `/api/portraits/${name}`)
  })
}

export function removePortrait(db: Database, userId: UserId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await deletePortrait(tx, userId)
    await setPortraitAddress(tx, userId, null)
  })
}

async function deletePortrait(tx: Tx, userId: UserId) {
  // Throws if the account was deleted during the upload, so no picture is stored.
  await lockPerson(tx, userId)
  await tx.deleteFrom('portraits').where('user_id', '=', userId).execute()
}

async function setPortraitAddress(tx: Tx, userId: UserId, address: string | null) {
  await tx.updateTable('users').set({ profile_image_url: address }).where('id', '=', userId).execute()
}
