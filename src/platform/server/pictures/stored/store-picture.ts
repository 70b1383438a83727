import { hash, randomBytes } from 'node:crypto'
import { AppError } from '../../../shared/errors.ts'
import { fullSide, type Picture, pictureWidths } from '../../../shared/picture.ts'
import type { Database, Tx } from '../../database/database.ts'
import { isUniqueViolation } from '../../database/failures.ts'
import type { Exchange } from '../../http/exchange.ts'
import { ensureFreeSpace } from '../../storage/free-space.ts'
import type { FileStore } from '../../storage/store.ts'
import type { Copy } from '../copy-picture.ts'
import { copyInImageWorker } from '../image-worker-pool.ts'
import { noteStored, removeStored } from './just-stored.ts'

/** The folders of the store. Each feature with pictures adds one in its manifest. @public */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it by declaration
export interface PictureFolders {}
export type PictureFolder = keyof PictureFolders

/** A picture whose files are stored durably. No row names them until the transaction with `insertFiles` is committed. */
export type StoredPicture = Picture & { readonly files: readonly File[] }
type File = Copy & { readonly name: string }

/** A local file with a picture, under any name. */
export type PictureFile = { readonly path: string; readonly bytes: number }

/** Bytes added to the expected size, because the copies of a small picture can be larger than the uploaded file. */
const copiesMargin = 4e6

/** Decodes a picture and stores it in all widths. Throws the same errors as `copyInImageWorker`, and `storage-full`. */
export async function storePicture(
  { db, files: store, environment }: Pick<Exchange, 'db' | 'files' | 'environment'>,
  folder: PictureFolder,
  { path, bytes }: PictureFile,
): Promise<StoredPicture> {
  await ensureFreeSpace(environment.dataDir, bytes + copiesMargin)
  const picture = nameFiles(folder, await copyInImageWorker({ path, widths: pictureWidths, fullSide }))
  noteStored(namesOf(picture))
  // Wait for all writes before removing any file. Otherwise a slow write could create its file after the removal.
  const writes = await Promise.allSettled(picture.files.map(({ name, bytes }) => store.put(name, bytes)))
  const failed = writes.find((write) => write.status === 'rejected')
  if (failed) {
    if (isStoreUnavailable(failed.reason)) await removeLater(db, picture.files)
    else await removeFiles(store, picture.files)
    throw failed.reason
  }
  return picture
}

const namesOf = ({ files }: StoredPicture) => files.map(({ name }) => name)

function nameFiles(folder: PictureFolder, copies: readonly Copy[]): StoredPicture {
  const stem = randomBytes(24).toString('hex')
  const files = copies.map((copy) => ({ ...copy, name: `${folder}/${stem.slice(0, 2)}/${stem}-${copy.width}.webp` }))
  const full = files.at(-1)
  if (!full) throw new Error('The image worker returned no copies.')
  return { filename: `${stem}.webp`, width: full.width, height: full.height, files }
}

/** Assigns the files of a stored picture to the journey, in the transaction that writes the row with the picture. */
export async function insertFiles(tx: Tx, pregnancyId: number, { filename, files }: StoredPicture): Promise<void> {
  const rows = files.map(({ name, width, bytes }) => ({
    pregnancy_id: pregnancyId,
    filename,
    name,
    width,
    bytes: bytes.length,
    checksum: hash('sha256', bytes),
  }))
  await tx.insertInto('picture_files').values(rows).execute()
}

/** Calls `write`, which writes the row with a stored picture. If `write` is refused, removes the files at once. */
export async function writeOrRemoveFiles<Result>(
  store: FileStore,
  picture: StoredPicture | null,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    // After any other error, the row may have been committed, so the files stay until the sweep checks them.
    if (picture && (isUniqueViolation(error) || error instanceof AppError)) await removeFiles(store, picture.files)
    throw error
  } finally {
    if (picture) removeStored(namesOf(picture))
  }
}

const isStoreUnavailable = (error: unknown) => error instanceof AppError && error.details.fault === 'store-away'

/** Leaves the files to the hourly job, because the store does not respond now. */
const removeLater = (db: Database, files: readonly File[]) =>
  db
    .insertInto('deleted_files')
    .values(files.map(({ name }) => ({ name })))
    .execute()

/** Removes as many files as possible. The sweep later moves the rest to the folder `unknown`. */
const removeFiles = (store: FileStore, files: readonly File[]) =>
  Promise.allSettled(files.map(({ name }) => store.remove(name)))
