import { hash, randomBytes } from 'node:crypto'
import type { Feature } from '../feature/define-feature.ts'
import { pictureFolders } from '../installation/store-mark.ts'
import type { FileStore } from '../storage/store.ts'
import { ImportError } from './import-error.ts'
import type { OpenZip } from './open-zip.ts'
import type { JourneyFile } from './read-export.ts'

/** A picture's file: its path in the export, and its name in this store. `checksum` is null if the exported file is damaged. */
type Placed = { readonly file: string; readonly name: string; readonly bytes: number; readonly checksum: string | null }
export type Placement = {
  readonly files: readonly Placed[]
  /** Maps the old names of pictures (`filename`) and of their files (`name`) to the new names. */
  readonly texts: ReadonlyMap<string, string>
}

const fileName = /^([a-z]+)\/[\da-f]{2}\/([\da-f]{48})-(\d+)\.webp$/

/** Gives every picture a new name, because its old name may be in use here. Throws ImportError. */
export function placePictures({ tables, pictures }: JourneyFile, features: readonly Feature[]): Placement {
  const [files, texts]: [Placed[], Map<string, string>] = [[], new Map()]
  const folders: readonly string[] = pictureFolders(features)
  const byId = new Map(pictures.map((picture) => [picture.id, picture]))
  for (const row of tables.picture_files ?? []) {
    const { id, filename, name, bytes, checksum } = row
    const [, folder = '', stem, width] = fileName.exec(String(name)) ?? []
    const picture = byId.get(Number(id))
    if (!folders.includes(folder) || filename !== `${stem}.webp` || !picture)
      throw new ImportError(`The picture file ${id} does not have a name that Nestling would give it.`)
    const newName = texts.get(`${stem}.webp`) ?? `${randomBytes(24).toString('hex')}.webp`
    texts.set(`${stem}.webp`, newName)
    const stored = `${folder}/${newName.slice(0, 2)}/${newName.slice(0, -5)}-${width}.webp`
    texts.set(String(name), stored)
    const isWhole = picture.state === 'whole'
    if (picture.state !== 'missing')
      files.push({
        file: picture.file,
        name: stored,
        bytes: Number(bytes),
        checksum: isWhole ? String(checksum) : null,
      })
  }
  return { files, texts }
}

/** Reads every file and compares it with its checksum. Throws ImportError for the first that differs. */
export async function checkPictures(zip: OpenZip, { files }: Placement, signal?: AbortSignal): Promise<void> {
  for (const placed of files) {
    signal?.throwIfAborted()
    await readPicture(zip, placed)
  }
}

type Storing = Placement & { signal?: AbortSignal | undefined }

/** Stores the files. If storing a file fails, the files that were already stored are removed. */
export async function storePictures(zip: OpenZip, store: FileStore, { signal, ...placement }: Storing): Promise<void> {
  try {
    for (const placed of placement.files) {
      signal?.throwIfAborted()
      await store.put(placed.name, await readPicture(zip, placed))
    }
  } catch (error) {
    await removePictures(store, placement)
    throw error
  }
}

/** Removes as many of the files as possible. The hourly job moves the rest aside. */
export const removePictures = async (store: FileStore, { files }: Placement): Promise<void> =>
  void (await Promise.allSettled(files.map(({ name }) => store.remove(name))))

async function readPicture(zip: OpenZip, { file, bytes, checksum }: Placed): Promise<Buffer> {
  const content = await zip.read(file, bytes)
  // A picture that was already damaged when it was exported is not checked.
  if (checksum !== null) checkPicture(file, content, checksum)
  return content
}

/** Throws ImportError if the content has changed since the export, or is not WebP. Nestling will serve it as WebP. */
export function checkPicture(file: string, content: Buffer, sha256: string): void {
  if (hash('sha256', content) !== sha256) throw new ImportError(`${file} has changed since the export was made.`)
  if (content.toString('latin1', 0, 4) !== 'RIFF' || content.toString('latin1', 8, 12) !== 'WEBP')
    throw new ImportError(`${file} is not a WebP picture.`)
}
