import { hash, randomBytes } from 'node:crypto'
import { AppError } from '../../../shared/errors.ts'
import { fullSide, type Picture, pictureWidths } from '../../../shared/picture.ts'
import type { Tx } from '../../database/database.ts'
import { isTaken } from '../../database/failures.ts'
import type { Exchange } from '../../http/exchange.ts'
import { ensureFreeSpace } from '../../storage/free-space.ts'
import type { FileStore } from '../../storage/store.ts'
import type { Copy } from '../copy-picture.ts'
import { copyInImageWorker } from '../image-worker-pool.ts'

/** Where in the store pictures lie, by what they belong to. */
export const pictureFolders = ['album', 'updates', 'wishes'] as const
export type PictureFolder = (typeof pictureFolders)[number]

/** A picture whose files are durable. It is nobody's until `insertFiles` was committed with what it belongs to. */
export type StoredPicture = Picture & { readonly files: readonly File[] }
type File = Copy & { readonly name: string }

/** A file of this machine with a picture in it, whatever it is called. */
export type PictureFile = { readonly path: string; readonly bytes: number }

/** Its copies never take more than the picture that was sent, but for very small ones. */
const mostCopies = 4e6

/** Decodes a picture, encodes it anew and keeps it in all its widths; throws what `copyInImageWorker` throws, or `storage-full`. */
export async function storePicture(
  { files: store, environment }: Pick<Exchange, 'files' | 'environment'>,
  folder: PictureFolder,
  { path, bytes }: PictureFile,
): Promise<StoredPicture> {
  await ensureFreeSpace(environment.dataDir, bytes + mostCopies)
  const picture = nameFiles(folder, await copyInImageWorker({ path, widths: pictureWidths, fullSide }))
  // All of them come to an end before any is removed: a slow one would else be kept after that.
  const writes = await Promise.allSettled(picture.files.map(({ name, bytes }) => store.put(name, bytes)))
  const failed = writes.find((write) => write.status === 'rejected')
  if (failed) {
    await removeFiles(store, picture.files)
    throw failed.reason
  }
  return picture
}

function nameFiles(folder: PictureFolder, copies: readonly Copy[]): StoredPicture {
  const stem = randomBytes(24).toString('hex')
  const files = copies.map((copy) => ({ ...copy, name: `${folder}/${stem.slice(0, 2)}/${stem}-${copy.width}.webp` }))
  const full = files.at(-1)
  if (!full) throw new Error('A picture without a single copy.')
  return { filename: `${stem}.webp`, width: full.width, height: full.height, files }
}

/** Makes the files of a kept picture the journey's, in the transaction that writes what it belongs to. */
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

/** Writes what a kept picture belongs to. Where that is refused its files go at once. */
export async function writeWith<Result>(
  store: FileStore,
  picture: StoredPicture | null,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    // Of any other failure it is not known whether the row was kept: then the sweep decides.
    if (picture && (isTaken(error) || error instanceof AppError)) await removeFiles(store, picture.files)
    throw error
  }
}

/** As far as that is possible: what remains goes with the sweep. */
const removeFiles = (store: FileStore, files: readonly File[]) =>
  Promise.allSettled(files.map(({ name }) => store.remove(name)))
