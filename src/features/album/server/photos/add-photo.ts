import { hash, randomBytes } from 'node:crypto'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { isTaken } from '#platform/server/database/failures.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { Upload } from '#platform/server/http/receive-upload.ts'
import type { Copy } from '#platform/server/pictures/copy-picture.ts'
import { copyInWorkshop } from '#platform/server/pictures/workshop.ts'
import type { Member } from '#platform/server/session.ts'
import { ensureFreeSpace } from '#platform/server/storage/free-space.ts'
import type { FileStore } from '#platform/server/storage/store.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { Photo, PhotoFields } from '../../contract.ts'
import { fullSide, photoWidths } from '../../rules.ts'
import { asPhoto, findPhoto, findSent } from '../queries.ts'
import { countPhotos } from './count-photos.ts'

type Context = Pick<Exchange, 'db' | 'files' | 'environment' | 'now'>
type Actor = Pick<Member, 'userId' | 'pregnancyId'>
type Sent = { upload: Pick<Upload, 'path' | 'bytes'>; fields: PhotoFields }

/** Its copies never take more than the picture that was sent, but for very small ones. */
const mostCopies = 4e6

/** Adds a photo in the person's name: decoded, encoded anew, its files durable, its row committed. Only then it is one. */
export async function addPhoto(context: Context, actor: Actor, { upload, fields }: Sent): Promise<Photo> {
  const { db, files, environment } = context
  const known = await findFirst(db, actor, fields)
  if (known) return known
  await ensureFreeSpace(environment.dataDir, upload.bytes + mostCopies)

  const copies = await copyInWorkshop({ path: upload.path, widths: photoWidths, fullSide })
  const photo = nameFiles(copies)
  await keepFiles(files, photo.files)
  try {
    return await db.transaction().execute((tx) => insertPhoto(tx, actor, { ...photo, fields, now: context.now }))
  } catch (error) {
    // Of any other failure it is not known whether the row was kept: then the sweep decides.
    if (isTaken(error) || error instanceof AppError) await removeFiles(files, photo.files)
    const first = isTaken(error) ? await findFirst(db, actor, fields) : undefined
    if (first) return first
    throw error
  }
}

/** The photo that the same upload made before. */
const findFirst = async (db: Database, actor: Actor, { uploadKey }: PhotoFields) =>
  uploadKey === undefined ? undefined : findSent(db, actor, uploadKey)

type Named = Copy & { readonly name: string }

function nameFiles(copies: readonly Copy[]) {
  const stem = randomBytes(24).toString('hex')
  const files = copies.map((copy): Named => ({ ...copy, name: `album/${stem.slice(0, 2)}/${stem}-${copy.width}.webp` }))
  const full = files.at(-1)
  if (!full) throw new Error('A picture without a single copy.')
  return { filename: `${stem}.webp`, full, files }
}

async function keepFiles(store: FileStore, files: readonly Named[]) {
  try {
    await Promise.all(files.map(({ name, bytes }) => store.keep(name, bytes)))
  } catch (error) {
    await removeFiles(store, files)
    throw error
  }
}

/** As far as that is possible: what remains goes with the sweep. */
const removeFiles = (store: FileStore, files: readonly Named[]) =>
  Promise.allSettled(files.map(({ name }) => store.remove(name)))

type Photographed = ReturnType<typeof nameFiles> & { fields: PhotoFields; now: Date }

async function insertPhoto(tx: Tx, { userId, pregnancyId }: Actor, photographed: Photographed): Promise<Photo> {
  const { filename, full, files, fields, now } = photographed
  await lockRow(tx, 'pregnancies', pregnancyId)
  await ensureStillMember(tx, { userId, pregnancyId })
  const week = fields.week ?? null
  const { id } = await tx
    .insertInto('photos')
    .values({
      pregnancy_id: pregnancyId,
      filename,
      // A form sends every line break as two characters.
      caption: fields.caption?.replaceAll('\r\n', '\n') || null,
      week,
      width: full.width,
      height: full.height,
      upload_key: fields.uploadKey ?? null,
      created_by: userId,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const kept = files.map(({ name, width, bytes }) => ({
    photo_id: id,
    name,
    width,
    bytes: bytes.length,
    checksum: hash('sha256', bytes),
  }))
  await tx.insertInto('photo_files').values(kept).execute()
  await countPhotos(tx, pregnancyId, [[week, 1]])
  const row = await findPhoto(tx, pregnancyId, id)
  if (!row) throw new Error('A photo vanished while it was added.')
  return asPhoto(row)
}

/** Decoding takes a while, in which somebody can be removed, or the journey can end. */
async function ensureStillMember(tx: Tx, { userId, pregnancyId }: Actor) {
  const member = await tx
    .selectFrom('members')
    .select('id')
    .where('pregnancy_id', '=', pregnancyId)
    .where('user_id', '=', userId)
    .where('accepted_at', 'is not', null)
    .executeTakeFirst()
  if (!member) throw new AppError('not-found')
}
