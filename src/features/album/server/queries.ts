import { compileQuery } from '#platform/server/database/compiled-query.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { bySubject, countComments, selectReactions } from '#platform/server/responses/count-responses.ts'
import type { Member, PregnancyId, UserId } from '#platform/server/session.ts'
import { versionOf } from '#platform/server/versions/version-of.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { Reactions } from '#platform/shared/responses/reactions.ts'
import { type Photo, PhotoChange } from '../contract.ts'

type Reader = Pick<Member, 'userId' | 'pregnancyId'>
type Page = { before: number; limit: number }
type PageQuery = Page & { pregnancyId: PregnancyId }
type WeekQuery = PageQuery & { week: number }

/** The photos of a journey with ids below `before`, newest first; only those of `week` if it is given. */
export async function listPhotos(
  db: Database,
  { userId, pregnancyId }: Reader,
  week: number | undefined,
  page: Page,
): Promise<Photo[]> {
  const query = { ...page, pregnancyId }
  const [rows, reactions] =
    week === undefined
      ? [await selectPhotos(db, query), await selectPageReactions(db, { ...query, userId })]
      : [await selectWeekPhotos(db, { ...query, week }), await selectWeekReactions(db, { ...query, userId, week })]
  const reactionsTo = bySubject(reactions)
  return rows.map((row) => asPhoto(row, reactionsTo(row.id)))
}

/** A photo of a journey, even if it is in the trash. */
export const findPhoto = (db: Database | Tx, pregnancyId: PregnancyId, id: number) =>
  withAuthorAndComments(db, allPhotos(db))
    .where('photos.id', '=', id)
    .where('photos.pregnancy_id', '=', pregnancyId)
    .executeTakeFirst()

/** A photo of a journey, even if it is in the trash. Throws `not-found` if there is none. */
export async function getPhoto(db: Database | Tx, reader: Reader, id: number): Promise<Photo> {
  const row = await findPhoto(db, reader.pregnancyId, id)
  if (!row) throw new AppError('not-found')
  return asPhoto(row, bySubject(await selectReactions(db, 'photo_reactions', reader, [id]).execute())(id))
}

/** The photo that a person uploaded with this key, even if it is in the trash. */
export async function findSent(db: Database, sender: Reader, key: string): Promise<Photo | undefined> {
  const row = await allPhotos(db)
    .where('pregnancy_id', '=', sender.pregnancyId)
    .where('created_by', '=', sender.userId)
    .where('upload_key', '=', key)
    .select('id')
    .executeTakeFirst()
  return row && getPhoto(db, sender, row.id)
}

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

const allPhotos = (db: Database | Tx) => db.selectFrom('photos')

/** These photos, each with the person who added it and the number of its comments. */
const withAuthorAndComments = (db: Database | Tx, photos: ReturnType<typeof allPhotos>) =>
  photos
    .innerJoin('users', 'users.id', 'photos.created_by')
    .selectAll('photos')
    .select(['users.first_name', 'users.profile_image_url'])
    .select(({ ref }) =>
      countComments(db, 'photo_comments', { id: ref('photos.id'), pregnancyId: ref('photos.pregnancy_id') }).as(
        'comments',
      ),
    )

type Row = NonNullable<Awaited<ReturnType<typeof findPhoto>>>

/** A photo in the form the API returns. */
const asPhoto = (row: Row, reactions: Reactions): Photo => ({
  id: row.id,
  filename: row.filename,
  caption: row.caption,
  week: row.week,
  width: row.width,
  height: row.height,
  createdBy: row.created_by,
  createdAt: row.created_at,
  ...reactions,
  comments: Number(row.comments),
  author: { firstName: row.first_name, profileImageUrl: row.profile_image_url },
  version: photoVersion(row),
})

const photoVersion = versionOf(PhotoChange)

type Param<Values> = <Name extends keyof Values>(name: Name) => Values[Name]

/** The photos of one page. */
const pageOf = (db: Database, param: Param<PageQuery>) =>
  allPhotos(db)
    .where('photos.pregnancy_id', '=', param('pregnancyId'))
    .where('photos.id', '<', param('before'))
    .where('photos.deleted_at', 'is', null)
    // PostgreSQL finds the newest rows by the list’s index only if they are also sorted by `deleted_at`.
    .orderBy('photos.deleted_at', 'desc')
    .orderBy('photos.id', 'desc')
    .limit((eb) => eb.val(param('limit')))

/** The photos of one page of a week. */
const weekPageOf = (db: Database, param: Param<WeekQuery>) => pageOf(db, param).where('photos.week', '=', param('week'))

const reactionsOn = (
  db: Database,
  param: Param<{ userId: UserId; pregnancyId: PregnancyId }>,
  photos: ReturnType<typeof allPhotos>,
) => {
  const reader = { userId: param('userId'), pregnancyId: param('pregnancyId') }
  return selectReactions(db, 'photo_reactions', reader, photos.select('photos.id'))
}

const selectPhotos = compileQuery<PageQuery>()((db, param) => withAuthorAndComments(db, pageOf(db, param)))

const selectWeekPhotos = compileQuery<WeekQuery>()((db, param) => withAuthorAndComments(db, weekPageOf(db, param)))

const selectPageReactions = compileQuery<PageQuery & { userId: UserId }>()((db, param) =>
  reactionsOn(db, param, pageOf(db, param)),
)

const selectWeekReactions = compileQuery<WeekQuery & { userId: UserId }>()((db, param) =>
  reactionsOn(db, param, weekPageOf(db, param)),
)

const selectWeeks = compileQuery<{ pregnancyId: PregnancyId }>()((db, param) =>
  db
    .selectFrom('photo_weeks')
    .where('pregnancy_id', '=', param('pregnancyId'))
    .where('photos', '>', 0)
    .orderBy('week')
    .select(['week', 'photos']),
)
