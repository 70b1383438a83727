import { lockMember } from '#features/membership/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { makeOnce } from '#platform/server/database/failures.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { addNews } from '#platform/server/news/news-events.ts'
import { copyLink } from '#platform/server/pictures/stored/copy-link.ts'
import { type StoredPicture, writeOrRemoveFiles } from '#platform/server/pictures/stored/store-picture.ts'
import type { Member } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { Update, UpdateInput } from '../../contract.ts'
import { texts } from '../../texts/texts.ts'
import { insertPicture } from '../pictures/add-picture.ts'
import { findShared, getUpdate } from '../queries.ts'

type Context = Pick<Exchange, 'db' | 'files' | 'environment' | 'internet' | 'log' | 'now'>
type Author = Pick<Member, 'userId' | 'pregnancyId'>

/**
 * Shares an update, with a copy of the picture that it links to. A retry with the same share key returns the update that is
 * already shared.
 */
export function shareUpdate(context: Context, author: Author, input: UpdateInput): Promise<Update> {
  const { db, files, now } = context
  return makeOnce(
    () => findEarlier(db, author, input),
    async () => {
      const copy = await copyLink(context, 'updates', input.imageUrl || null)
      return writeOrRemoveFiles(files, copy, () =>
        db.transaction().execute(async (tx) => {
          // Fetching the picture takes a while. Meanwhile the person may be removed, or the journey may end.
          await lockMember(tx, author)
          const id = await insertUpdate(tx, author, input, now)
          await attachPictures(tx, author, id, input.pictures ?? [])
          if (copy) await attachCopy(tx, author, id, copy, now)
          const { pregnancyId, userId } = author
          await addNews(tx, { pregnancyId, kind: 'update', subjectId: id, actorId: userId }, now)
          return getUpdate(tx, author, id)
        }),
      )
    },
  )
}

/** Finds the update that an earlier request with the same key shared. */
async function findEarlier(db: Database, author: Author, { shareKey }: UpdateInput): Promise<Update | undefined> {
  const earlier = shareKey === undefined ? undefined : await findShared(db, author, shareKey)
  return earlier && getUpdate(db, author, earlier.id)
}

async function insertUpdate(tx: Tx, { userId, pregnancyId }: Author, input: UpdateInput, now: Date): Promise<number> {
  const { content, week, imageUrl, shareKey } = input
  const { id } = await tx
    .insertInto('updates')
    .values({
      pregnancy_id: pregnancyId,
      author_id: userId,
      content,
      week: week ?? null,
      image_url: imageUrl || null,
      share_key: shareKey ?? null,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function attachPictures(tx: Tx, { userId, pregnancyId }: Author, updateId: number, filenames: readonly string[]) {
  for (const [position, filename] of filenames.entries()) {
    const attached = await tx
      .updateTable('update_pictures')
      .set({ update_id: updateId, position })
      .where('filename', '=', filename)
      .where('pregnancy_id', '=', pregnancyId)
      .where('created_by', '=', userId)
      .where('update_id', 'is', null)
      .executeTakeFirst()
    if (attached.numUpdatedRows !== 1n) throw new AppError('invalid-input', { fields: { pictures: texts.pictureGone } })
  }
}

const attachCopy = (tx: Tx, author: Author, updateId: number, copy: StoredPicture, now: Date) =>
  insertPicture(tx, author, copy, { update_id: updateId, position: 0, is_link_copy: 1 }, now)
