import { lockMember } from '#features/membership/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { makeOnce } from '#platform/server/database/failures.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import {
  insertFiles,
  type PictureFile,
  type StoredPicture,
  storePicture,
  writeOrRemoveFiles,
} from '#platform/server/pictures/stored/store-picture.ts'
import type { Member } from '#platform/server/session.ts'
import type { Picture } from '#platform/shared/picture.ts'
import { findSent } from '../queries.ts'

type Context = Pick<Exchange, 'db' | 'files' | 'environment' | 'now'>
type Author = Pick<Member, 'userId' | 'pregnancyId'>
type Sent = { upload: PictureFile; uploadKey: string | undefined }

/** Stores a picture for an update that this person is about to share. A retry with the same key returns the stored picture. */
export function addPicture(context: Context, author: Author, { upload, uploadKey }: Sent): Promise<Picture> {
  const { db, files, now } = context
  return makeOnce(
    async () => (uploadKey === undefined ? undefined : findSent(db, author, uploadKey)),
    async () => {
      const picture = await storePicture(context, 'updates', upload)
      await writeOrRemoveFiles(files, picture, () =>
        db.transaction().execute(async (tx) => {
          await lockMember(tx, author)
          await insertPicture(tx, author, picture, { upload_key: uploadKey ?? null, is_link_copy: 0 }, now)
        }),
      )
      return picture
    },
  )
}

type Columns = { upload_key: string | null; is_link_copy: 0 } | { update_id: number; position: number; is_link_copy: 1 }

export async function insertPicture(
  tx: Tx,
  { userId, pregnancyId }: Author,
  picture: StoredPicture,
  columns: Columns,
  now: Date,
): Promise<void> {
  const { filename, width, height } = picture
  await tx
    .insertInto('update_pictures')
    .values({
      ...columns,
      pregnancy_id: pregnancyId,
      filename,
      width,
      height,
      created_by: userId,
      created_at: now.toISOString(),
    })
    .execute()
  await insertFiles(tx, pregnancyId, picture)
}
