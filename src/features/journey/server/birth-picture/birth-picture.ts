import type { Admin } from '#features/membership/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { deleteFiles, removeDeleted } from '#platform/server/pictures/stored/delete-pictures.ts'
import {
  insertFiles,
  type PictureFile,
  storePicture,
  writeOrRemoveFiles,
} from '#platform/server/pictures/stored/store-picture.ts'
import type { Member } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { Pregnancy } from '../../contract.ts'
import { getPregnancy } from '../queries.ts'
import { changeAsParent } from '../state/change-state.ts'

type Context = Pick<Exchange, 'db' | 'files' | 'environment' | 'now'>

/** Sets the birth picture and deletes the previous one. Throws `no-birth` in every state but `born`. */
export async function setBirthPicture(context: Context, parent: Admin, upload: PictureFile): Promise<Pregnancy> {
  const { db, files, now } = context
  // Checked here too, so a refused picture is not decoded.
  await changeAsParent(context, parent, async (_, journey) => refuseWithoutBirth(journey))
  const picture = await storePicture(context, 'births', upload)
  const { filename, width, height } = picture
  let removed: readonly string[] = []
  const journey = await writeOrRemoveFiles(files, picture, () =>
    changeAsParent(context, parent, async (tx, journey) => {
      refuseWithoutBirth(journey)
      removed = await deletePicture(tx, journey.id)
      await tx
        .insertInto('birth_pictures')
        .values({
          pregnancy_id: journey.id,
          ...{ filename, width, height },
          created_by: parent.userId,
          created_at: now.toISOString(),
        })
        .execute()
      await insertFiles(tx, journey.id, picture)
    }),
  )
  await removeDeleted({ db, files }, removed)
  return journey
}

/** Deletes the birth picture. Without one, nothing changes. */
export async function removeBirthPicture(context: Context, parent: Admin): Promise<Pregnancy> {
  let removed: readonly string[] = []
  const journey = await changeAsParent(context, parent, async (tx, { id }) => {
    removed = await deletePicture(tx, id)
  })
  await removeDeleted(context, removed)
  return journey
}

async function deletePicture(tx: Tx, pregnancyId: number): Promise<readonly string[]> {
  const gone = await tx
    .deleteFrom('birth_pictures')
    .where('pregnancy_id', '=', pregnancyId)
    .returning('filename')
    .execute()
  return deleteFiles(
    tx,
    gone.map(({ filename }) => filename),
  )
}

type PictureRequest = { actor: Pick<Member, 'pregnancyId' | 'role'>; filename: string }

/** Lists the files of the birth picture, the narrowest first. Throws `not-found` for a reader who is not told of the birth. */
export async function listBirthFiles({ db, now }: Pick<Context, 'db' | 'now'>, { actor, filename }: PictureRequest) {
  const { stateChange } = await getPregnancy(db, actor, now)
  if (stateChange?.picture?.filename !== filename) throw new AppError('not-found')
  return db
    .selectFrom('birth_pictures')
    .innerJoin('picture_files', 'picture_files.filename', 'birth_pictures.filename')
    .where('birth_pictures.filename', '=', filename)
    .where('birth_pictures.pregnancy_id', '=', actor.pregnancyId)
    .orderBy('picture_files.width')
    .select([
      'birth_pictures.id',
      'birth_pictures.created_at',
      'picture_files.filename',
      'picture_files.name',
      'picture_files.width',
      'picture_files.bytes',
      'picture_files.checksum',
    ])
    .execute()
}

function refuseWithoutBirth({ state }: Pregnancy) {
  if (state !== 'born') throw new AppError('no-birth')
}
