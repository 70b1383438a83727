import { lockMember } from '#features/membership/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { makeOnce } from '#platform/server/database/failures.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { addNews } from '#platform/server/news/news-events.ts'
import {
  insertFiles,
  type PictureFile,
  type StoredPicture,
  storePicture,
  writeOrRemoveFiles,
} from '#platform/server/pictures/stored/store-picture.ts'
import type { Member } from '#platform/server/session.ts'
import type { Photo, PhotoFields } from '../../contract.ts'
import { findSent, getPhoto } from '../queries.ts'
import { adjustPhotoCounts } from './adjust-photo-counts.ts'

type Context = Pick<Exchange, 'db' | 'files' | 'environment' | 'now'>
type Actor = Pick<Member, 'userId' | 'pregnancyId'>
type Sent = { upload: PictureFile; fields: PhotoFields }

/** Adds a photo. Resolves once its re-encoded files are stored durably and its row is committed. */
export function addPhoto(context: Context, actor: Actor, { upload, fields }: Sent): Promise<Photo> {
  const { db, files, now } = context
  return makeOnce(
    () => findEarlier(db, actor, fields),
    async () => {
      const picture = await storePicture(context, 'album', upload)
      return writeOrRemoveFiles(files, picture, () =>
        db.transaction().execute((tx) => insertPhoto(tx, actor, { picture, fields, now })),
      )
    },
  )
}

/** The photo that an earlier request with the same key added. */
const findEarlier = async (db: Database, actor: Actor, { uploadKey }: PhotoFields) =>
  uploadKey === undefined ? undefined : findSent(db, actor, uploadKey)

type NewPhoto = { picture: StoredPicture; fields: PhotoFields; now: Date }

async function insertPhoto(tx: Tx, actor: Actor, { picture, fields, now }: NewPhoto): Promise<Photo> {
  // Checked again here: the person may have been removed, or the journey deleted, while the picture was decoded.
  await lockMember(tx, actor)
  const { userId, pregnancyId } = actor
  const week = fields.week ?? null
  const { id } = await tx
    .insertInto('photos')
    .values({
      pregnancy_id: pregnancyId,
      filename: picture.filename,
      // Forms send each line break as two characters (CR LF).
      caption: fields.caption?.replaceAll('\r\n', '\n') || null,
      week,
      width: picture.width,
      height: picture.height,
      upload_key: fields.uploadKey ?? null,
      created_by: userId,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertFiles(tx, pregnancyId, picture)
  await adjustPhotoCounts(tx, pregnancyId, [[week, 1]])
  await addNews(tx, { pregnancyId, kind: 'photo', subjectId: id, actorId: userId }, now)
  return getPhoto(tx, actor, id)
}
