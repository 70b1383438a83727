/** Copies all photos into an empty folder or bucket. The old photos are not changed. */
import { hash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Feature } from '../feature/define-feature.ts'
import {
  claimStore,
  getIdentity,
  markUnfinished,
  needsItsDatabase,
  pictureFolders,
  unknownFolder,
  writeStoreMark,
} from '../installation/store-mark.ts'
import type { FileStore } from '../storage/store.ts'
import { selectFiles } from '../verification/verify-files.ts'
import { MoveError } from './move-error.ts'

type Source = { db: Database; files: FileStore; features: readonly Feature[] }
export type MovedPhotos = { readonly files: number; readonly flaws: readonly string[] }

const pageSize = 200

/**
 * Copies all photos. Throws MoveError before it writes anything if a store cannot be used, and later if the copy is not
 * complete. `flaws` lists the photos that are missing or damaged in the old store.
 */
export async function movePhotos({ db, files, features }: Source, target: FileStore): Promise<MovedPhotos> {
  if (!(await claimStore({ db, files, features }))) throw new MoveError('The photos belong to a different database.')
  if (await needsItsDatabase({ files: target, features }))
    throw new MoveError('There are photos in the new place already. Empty it, or choose another.')
  await markUnfinished(target)

  const copied = new Set<string>()
  const flaws: string[] = []
  for (let after: number | undefined = 0; after !== undefined; ) {
    const rows = await selectFiles(db, after, pageSize).execute()
    for (const { name, checksum } of rows) {
      const sha256 = await copyFile(name, files, target)
      if (sha256 === null) flaws.push(`The photo ${name} was already missing.`)
      else copied.add(name)
      if (sha256 !== null && sha256 !== checksum) flaws.push(`The photo ${name} was already damaged.`)
    }
    after = rows.at(-1)?.id
  }
  // Then the files without a row, except partial ones (`.part`).
  for (const folder of [...pictureFolders(features), unknownFolder])
    for await (const { name } of files.list(folder))
      if (!copied.has(name) && !name.endsWith('.part') && (await copyFile(name, files, target)) !== null)
        copied.add(name)

  const found = await countFiles(target, features)
  if (found !== copied.size) throw new MoveError(`The new place has ${found} of ${copied.size} files.`)
  await writeStoreMark(target, await getIdentity(db))
  return { files: copied.size, flaws }
}

/** Copies a file, reads the copy back, and returns its SHA-256; null if the file does not exist. */
async function copyFile(name: string, from: FileStore, to: FileStore): Promise<string | null> {
  const content = await from.find(name)
  if (content === null) return null
  await to.put(name, content)
  const sha256 = hash('sha256', content)
  const back = await to.find(name)
  if (back === null || hash('sha256', back) !== sha256)
    throw new MoveError(`The new place did not return the photo ${name} as it was stored.`)
  return sha256
}

async function countFiles(files: FileStore, features: readonly Feature[]): Promise<number> {
  let count = 0
  for (const folder of [...pictureFolders(features), unknownFolder])
    for await (const _ of files.list(folder)) count += 1
  return count
}
