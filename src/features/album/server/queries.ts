import { compileQuery } from '#platform/server/database/compiled-query.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { PregnancyId, UserId } from '#platform/server/session.ts'
import type { Photo } from '../contract.ts'

type PageQuery = { pregnancyId: PregnancyId; before: number; limit: number }

/** The photos of a journey with ids below `before`, newest first; only those of `week` if it is given. */
export async function listPhotos(db: Database, week: number | undefined, page: PageQuery): Promise<Photo[]> {
  const rows = await (week === undefined ? selectPhotos(db, page) : selectPhotosOf(db, { ...page, week }))
  return rows.map(asPhoto)
}

/** A photo of a journey, even if it is in the trash. */
export const findPhoto = (db: Database | Tx, pregnancyId: PregnancyId, id: number) =>
  signedPhotos(db).where('photos.id', '=', id).where('pregnancy_id', '=', pregnancyId).executeTakeFirst()

/** The photo that a person uploaded with this key, even if it is in the trash. */
export async function findSent(db: Database, { userId, pregnancyId }: Sender, key: string): Promise<Photo | undefined> {
  const row = await signedPhotos(db)
    .where('pregnancy_id', '=', pregnancyId)
    .where('created_by', '=', userId)
    .where('upload_key', '=', key)
    .executeTakeFirst()
  return row && asPhoto(row)
}

type Sender = { userId: UserId; pregnancyId: PregnancyId }

/** The files of a photo that is not in the trash, the narrowest first. */
export const listFiles = compileQuery<{ pregnancyId: PregnancyId; filename: string }>()((db, param) =>
  db
    .selectFrom('photos')
    .innerJoin('picture_files', 'picture_files.filename', 'photos.filename')
    .where('photos.filename', '=', param('filename'))
    .where('photos.pregnancy_id', '=', param('pregnancyId'))
    .where('photos.deleted_at', 'is', null)
    .orderBy('picture_files.width')
    .select([
      'photos.id',
      'photos.created_at',
      'picture_files.filename',
      'picture_files.name',
      'picture_files.width',
      'picture_files.bytes',
      'picture_files.checksum',
    ]),
)

/** The weeks that have photos, with the number of photos. Photos without a week come last. */
export async function listWeeks(db: Database, pregnancyId: PregnancyId) {
  const rows = await selectWeeks(db, { pregnancyId })
  const weeks = rows.filter(({ week }) => week > 0)
  return [...weeks, ...rows.filter(({ week }) => week === 0).map(({ photos }) => ({ week: null, photos }))]
}

/** Photos, each with the person who added it. */
const signedPhotos = (db: Database | Tx) =>
  db
    .selectFrom('photos')
    .innerJoin('users', 'users.id', 'photos.created_by')
    .selectAll('photos')
    .select(['users.first_name', 'users.profile_image_url'])

type Row = NonNullable<Awaited<ReturnType<typeof findPhoto>>>

/** A photo in the form the API returns. */
export const asPhoto = (row: Row): Photo => ({
  id: row.id,
  filename: row.filename,
  caption: row.caption,
  week: row.week,
  width: row.width,
  height: row.height,
  createdBy: row.created_by,
  createdAt: row.created_at,
  author: { firstName: row.first_name, profileImageUrl: row.profile_image_url },
})

const selectPhotos = compileQuery<PageQuery>()((db, param) =>
  signedPhotos(db)
    .where('photos.pregnancy_id', '=', param('pregnancyId'))
    .where('photos.id', '<', param('before'))
    .where('photos.deleted_at', 'is', null)
    .orderBy('photos.deleted_at', 'desc')
    .orderBy('photos.id', 'desc')
    .limit((eb) => eb.val(param('limit'))),
)

const selectPhotosOf = compileQuery<PageQuery & { week: number }>()((db, param) =>
  signedPhotos(db)
    .where('photos.pregnancy_id', '=', param('pregnancyId'))
    .where('photos.week', '=', param('week'))
    .where('photos.id', '<', param('before'))
    .where('photos.deleted_at', 'is', null)
    .orderBy('photos.deleted_at', 'desc')
    .orderBy('photos.id', 'desc')
    .limit((eb) => eb.val(param('limit'))),
)

const selectWeeks = compileQuery<{ pregnancyId: PregnancyId }>()((db, param) =>
  db
    .selectFrom('photo_weeks')
    .where('pregnancy_id', '=', param('pregnancyId'))
    .where('photos', '>', 0)
    .orderBy('week')
    .select(['week', 'photos']),
)
