import type { Updateable } from 'kysely'
import { lockMember } from '#features/membership/server/public.ts'
import { findAuthors } from '#features/sign-in/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { respondable } from '#platform/server/responses/respondable.ts'
import type { Member } from '#platform/server/session.ts'
import { softDeletable } from '#platform/server/trash/soft-delete.ts'
import type { CheckVersion } from '#platform/server/versions/check-version.ts'
import type { Photo, PhotoChange } from '../contract.ts'
import { adjustPhotoCounts } from './photos/adjust-photo-counts.ts'
import { findPhoto, getPhoto } from './queries.ts'

type Actor = Pick<Member, 'userId' | 'pregnancyId' | 'role'>

export const deletablePhotos = softDeletable({
  table: 'photos',
  find: findPhoto,
  deletePictures: async (tx, id) => {
    const photos = await tx.selectFrom('photos').select('filename').where('id', '=', id).execute()
    return photos.map(({ filename }) => filename)
  },
})

export const photoResponses = respondable({
  comments: 'photo_comments',
  reactions: 'photo_reactions',
  subjects: deletablePhotos,
  thing: 'photo',
  people: { lockMember, findAuthors },
})

/** Changes a photo's caption or week; omitted fields stay as they are. */
export function changePhoto(
  { db, checkVersion }: { db: Database; checkVersion: CheckVersion<Photo> },
  actor: Actor,
  id: number,
  change: PhotoChange,
): Promise<Photo> {
  return db.transaction().execute(async (tx) => {
    const row = await deletablePhotos.lockOwn(tx, actor, id)
    await checkVersion(() => getPhoto(tx, actor, id))
    const { caption = row.caption, week = row.week } = change
    if (week !== row.week)
      await adjustPhotoCounts(tx, actor.pregnancyId, [
        [row.week, -1],
        [week, 1],
      ])
    return update(tx, actor, id, { caption: caption || null, week })
  })
}

/** Moves a photo to the trash. */
export function deletePhoto(db: Database, actor: Actor, id: number, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { week } = await deletablePhotos.delete(tx, actor, id, now)
    await adjustPhotoCounts(tx, actor.pregnancyId, [[week, -1]])
  })
}

/** Restores a photo from the trash. A photo that is not in the trash stays as it is, so a repeated request is harmless. */
export function restorePhoto(db: Database, actor: Actor, id: number, now: Date): Promise<Photo> {
  return db.transaction().execute(async (tx) => {
    const row = await deletablePhotos.restore(tx, actor, id, now)
    if (row.deleted_at !== null) await adjustPhotoCounts(tx, actor.pregnancyId, [[row.week, 1]])
    return getPhoto(tx, actor, id)
  })
}

async function update(tx: Tx, actor: Actor, id: number, columns: Updateable<Tables['photos']>) {
  const photo = tx.updateTable('photos').where('pregnancy_id', '=', actor.pregnancyId).where('id', '=', id)
  await photo.set(columns).execute()
  return getPhoto(tx, actor, id)
}
