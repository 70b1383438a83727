/** The photos that all backups in a folder share, each stored under its SHA-256. */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder, syncFolder, writeThrough } from '../../storage/durable.ts'

export const objectsFolder = (folder: string): string => join(folder, 'objects')
export const objectPath = (folder: string, sha256: string): string =>
  join(objectsFolder(folder), sha256.slice(0, 2), sha256)

export type Content = { readonly sha256: string; readonly bytes: number }

/** Stores the content under its hash. Returns the hash and size of the file as read back from the disk. */
export async function storeObject(folder: string, content: AsyncIterable<Uint8Array>): Promise<Content> {
  await makeFolder(objectsFolder(folder))
  const draft = join(objectsFolder(folder), `${randomUUID()}.part`)
  try {
    await writeThrough(draft, content)
    const written = await hashFile(draft)
    const path = objectPath(folder, written.sha256)
    await makeFolder(dirname(path))
    await rename(draft, path)
    await syncFolder(dirname(path))
    return written
  } finally {
    await rm(draft, { force: true })
  }
}

/** Whether an object of this size exists. Its modification time is renewed first, so that a rotation does not remove it. */
export async function renewObject(folder: string, content: Content, now: Date): Promise<boolean> {
  await utimes(objectPath(folder, content.sha256), now, now).catch(unlessMissing)
  return hasObject(folder, content)
}

/** Reads the object, and returns whether its content matches its hash. */
export async function isIntact(folder: string, sha256: string): Promise<boolean> {
  const found = await hashFile(objectPath(folder, sha256)).catch(unlessMissing)
  return found?.sha256 === sha256
}

/** Renames a damaged object, so that the next backup does not use it. */
export async function setAside(folder: string, sha256: string): Promise<void> {
  const path = objectPath(folder, sha256)
  await rename(path, `${path}.damaged`).catch(unlessMissing)
}

function unlessMissing(error: unknown): undefined {
  if (Object(error).code !== 'ENOENT') throw error
}

/** Whether an object of this size exists. Its content is not read. */
export const hasObject = (folder: string, { sha256, bytes }: Content): Promise<boolean> =>
  stat(objectPath(folder, sha256)).then(
    ({ size }) => size === bytes,
    () => false,
  )

export async function hashFile(path: string): Promise<Content> {
  const sha256 = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path)) {
    sha256.update(chunk)
    bytes += chunk.length
  }
  return { sha256: sha256.digest('hex'), bytes }
}
