import type { Updateable } from 'kysely'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Member } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { isWithin, mayChange, type Reach, trashSince } from '#platform/shared/ownership.ts'
import type { Photo, PhotoChange } from '../contract.ts'
import { countPhotos } from './photos/count-photos.ts'
import { asPhoto, findPhoto } from './queries.ts'

type Actor = Pick<Member, 'userId' | 'pregnancyId' | 'role'>

/** Changes a photo's caption or week; omitted fields stay as they are. */
export function changePhoto(db: Database, actor: Actor, id: number, change: PhotoChange): Promise<Photo> {
  return db.transaction().execute(async (tx) => {
    const row = await holdOwn(tx, actor, id)
    const { caption = row.caption, week = row.week } = change
    if (week !== row.week)
      await countPhotos(tx, actor.pregnancyId, [
        [row.week, -1],
        [week, 1],
      ])
    return update(tx, actor, id, { caption: caption || null, week })
  })
}

/** Moves a photo to the trash. */
export function deletePhoto(db: Database, actor: Actor, id: number, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { week } = await holdOwn(tx, actor, id)
    await countPhotos(tx, actor.pregnancyId, [[week, -1]])
    await update(tx, actor, id, { deleted_at: now.toISOString() })
  })
}

/** Brings a photo back from the trash; one that is there stays as it is, so that asking twice does no harm. */
export function restorePhoto(db: Database, actor: Actor, id: number, now: Date): Promise<Photo> {
  return db.transaction().execute(async (tx) => {
    const row = await holdOwn(tx, actor, id, { deletedSince: trashSince(now) })
    if (row.deleted_at !== null) await countPhotos(tx, actor.pregnancyId, [[row.week, 1]])
    return update(tx, actor, id, { deleted_at: null })
  })
}

/** Holds a photo that the person may change until the transaction ends; one in the trash only within reach. */
async function holdOwn(tx: Tx, actor: Actor, id: number, reach: Reach = null) {
  await lockRow(tx, 'photos', id)
  const row = await findPhoto(tx, actor.pregnancyId, id)
  if (!row || !isWithin(reach, row.deleted_at)) throw new AppError('not-found')
  if (!mayChange(actor, { createdBy: row.created_by })) throw new AppError('not-yours')
  return row
}

async function update(tx: Tx, { pregnancyId }: Actor, id: number, columns: Updateable<Tables['photos']>) {
  await tx.updateTable('photos').set(columns).where('id', '=', id).execute()
  const row = await findPhoto(tx, pregnancyId, id)
  if (!row) throw new Error('A photo vanished while it was changed.')
  return asPhoto(row)
}
