import { compileQuery } from '#platform/server/database/compiled-query.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { bySubject, countComments, selectReactions } from '#platform/server/responses/count-responses.ts'
import type { Member, PregnancyId, UserId } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { Reactions } from '#platform/shared/responses/reactions.ts'
import type { Update } from '../contract.ts'

type Reader = Pick<Member, 'userId' | 'pregnancyId'>
type Page = { before: number; limit: number }
type PageQuery = Page & { pregnancyId: PregnancyId }

/** The updates of a journey with ids below `before`, newest first. */
export async function listUpdates(db: Database | Tx, { userId, pregnancyId }: Reader, page: Page): Promise<Update[]> {
  const query = { ...page, pregnancyId }
  const rows = await selectUpdates(db, query)
  if (rows.length === 0) return []
  const pictures = Map.groupBy(await selectPictures(db, query), ({ update_id }) => update_id)
  const reactionsTo = bySubject(await selectPageReactions(db, { ...query, userId }))
  return rows.map((row) => asUpdate(row, pictures.get(row.id) ?? [], reactionsTo(row.id)))
}

/** An update of a journey. Throws `not-found` if it does not exist or is in the trash. */
export async function getUpdate(db: Database | Tx, reader: Reader, id: number): Promise<Update> {
  const [update] = await listUpdates(db, reader, { before: id + 1, limit: 1 })
  if (update?.id !== id) throw new AppError('not-found')
  return update
}

/** Finds who shared an update of a journey, and when it was deleted if it is in the trash. */
export const findUpdate = (tx: Database | Tx, pregnancyId: PregnancyId, id: number) =>
  tx
    .selectFrom('updates')
    .where('id', '=', id)
    .where('pregnancy_id', '=', pregnancyId)
    .select(['author_id as created_by', 'deleted_at'])
    .executeTakeFirst()

/** Finds the update that this person shared with this key, even if it is in the trash. */
export const findShared = (db: Database, { userId, pregnancyId }: Author, key: string) =>
  db
    .selectFrom('updates')
    .select('id')
    .where('pregnancy_id', '=', pregnancyId)
    .where('author_id', '=', userId)
    .where('share_key', '=', key)
    .executeTakeFirst()

/** Finds the picture that this person uploaded with this key. */
export const findSent = (db: Database, { userId, pregnancyId }: Author, key: string) =>
  db
    .selectFrom('update_pictures')
    .select(['filename', 'width', 'height'])
    .where('pregnancy_id', '=', pregnancyId)
    .where('created_by', '=', userId)
    .where('upload_key', '=', key)
    .executeTakeFirst()

type Author = Pick<Member, 'userId' | 'pregnancyId'>

/** Lists the files of a picture, the narrowest first. There are none while its update is not shared, or is in the trash. */
export const listFiles = compileQuery<{ pregnancyId: PregnancyId; filename: string }>()((db, param) =>
  db
    .selectFrom('update_pictures')
    .innerJoin('updates', 'updates.id', 'update_pictures.update_id')
    .innerJoin('picture_files', 'picture_files.filename', 'update_pictures.filename')
    .where('update_pictures.filename', '=', param('filename'))
    .where('update_pictures.pregnancy_id', '=', param('pregnancyId'))
    .where('updates.deleted_at', 'is', null)
    .orderBy('picture_files.width')
    .select([
      'update_pictures.id',
      'update_pictures.created_at',
      'picture_files.filename',
      'picture_files.name',
      'picture_files.width',
      'picture_files.bytes',
      'picture_files.checksum',
    ]),
)

const selectUpdates = compileQuery<PageQuery>()((db, param) =>
  pageOf(db, param)
    .innerJoin('users', 'users.id', 'updates.author_id')
    .select([
      'updates.id',
      'updates.content',
      'updates.week',
      'updates.image_url',
      'updates.author_id',
      'updates.created_at',
      'users.first_name',
      'users.profile_image_url',
    ])
    .select(({ ref }) =>
      countComments(db, 'update_comments', { id: ref('updates.id'), pregnancyId: ref('updates.pregnancy_id') }).as(
        'comments',
      ),
    ),
)

const selectPictures = compileQuery<PageQuery>()((db, param) =>
  db
    .selectFrom('update_pictures')
    .where('update_id', 'in', pageOf(db, param).select('updates.id'))
    .orderBy('position')
    .select(['update_id', 'is_link_copy', 'filename', 'width', 'height']),
)

const selectPageReactions = compileQuery<PageQuery & { userId: UserId }>()((db, param) =>
  selectReactions(
    db,
    'update_reactions',
    { userId: param('userId'), pregnancyId: param('pregnancyId') },
    pageOf(db, param).select('updates.id'),
  ),
)

/** The updates of one page. */
const pageOf = (db: Database, param: <Name extends keyof PageQuery>(name: Name) => PageQuery[Name]) =>
  db
    .selectFrom('updates')
    .where('updates.pregnancy_id', '=', param('pregnancyId'))
    .where('updates.id', '<', param('before'))
    .where('updates.deleted_at', 'is', null)
    // PostgreSQL finds the newest rows by the list’s index only if they are also sorted by `deleted_at`.
    .orderBy('updates.deleted_at', 'desc')
    .orderBy('updates.id', 'desc')
    .limit((eb) => eb.val(param('limit')))

type Row = Awaited<ReturnType<typeof selectUpdates>>[number]

type PictureRows = Awaited<ReturnType<typeof selectPictures>>

function asUpdate(row: Row, pictures: PictureRows, reactions: Reactions): Update {
  return {
    id: row.id,
    content: row.content,
    week: row.week,
    imageUrl: row.image_url,
    imageCopy: pictures.find(({ is_link_copy }) => is_link_copy === 1) ?? null,
    pictures: pictures.filter(({ is_link_copy }) => is_link_copy === 0),
    createdBy: row.author_id,
    createdAt: row.created_at,
    ...reactions,
    comments: Number(row.comments),
    author: { firstName: row.first_name, profileImageUrl: row.profile_image_url },
  }
}
