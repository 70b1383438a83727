/** Makes a backup while Nestling is in use: rows and photos of the same moment. */
import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readSnapshot, type SnapshotContents, snapshotFile, writeSnapshot } from '../database/snapshot/snapshot.ts'
import { unknownFolder } from '../installation/store-mark.ts'
import type { Services } from '../services.ts'
import { makeFolder, syncFolder } from '../storage/durable.ts'
import { ensureFreeSpace } from '../storage/free-space.ts'
import { type Inventory, nameBackup, type StoredFile, writeInventory } from './backup-folder.ts'
import { hashFile, hasObject, holdsObject, storeObject } from './objects.ts'

export type Source = Pick<Services, 'db' | 'engine' | 'files'>
type Place = { folder: string; now: Date; signal?: AbortSignal | undefined }

/** The finished backup. It has its final name only after everything in it was read back. */
export async function makeBackup(source: Source, place: Place): Promise<{ name: string; inventory: Inventory }> {
  const { folder, now } = place
  await makeFolder(folder)
  const draft = join(folder, `partial-${randomUUID()}`)
  await makeFolder(draft)
  try {
    const { engine } = source
    const file = snapshotFile(engine)
    await writeSnapshot(source, join(draft, file))
    const contents = await readSnapshot(engine, join(draft, file))
    await ensureRoom(place, contents)
    const photos = await storePhotos(source, place, contents)
    const inventory: Inventory = {
      format: 1,
      madeAt: now.toISOString(),
      identity: contents.identity,
      engine,
      database: { name: file, ...(await hashFile(join(draft, file))) },
      ...photos,
    }
    await writeInventory(draft, inventory)
    const name = nameBackup(now, contents.identity)
    await syncFolder(draft)
    await rename(draft, join(folder, name))
    await syncFolder(folder)
    return { name, inventory }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** The size of a backup with all of its photos, also those that it shares with other backups. */
export const sizeOf = ({ database, files }: Inventory): number =>
  files.reduce((sum, { bytes }) => sum + bytes, database.bytes)

/** A backup beside the data must not fill its disk. */
async function ensureRoom({ folder }: Place, { pictureFiles }: SnapshotContents) {
  let missing = 0
  for (const { checksum, bytes } of pictureFiles)
    if (!(await hasObject(folder, { sha256: checksum, bytes }))) missing += bytes
  await ensureFreeSpace(folder, missing)
}

async function storePhotos(
  { files: store }: Source,
  { folder, now, signal }: Place,
  { pictureFiles }: SnapshotContents,
) {
  const [files, missing, damaged]: [StoredFile[], string[], string[]] = [[], [], []]
  for (const { name, bytes, checksum } of pictureFiles) {
    signal?.throwIfAborted()
    if (await holdsObject(folder, checksum, now)) {
      files.push({ name, bytes, sha256: checksum })
      continue
    }
    if (!(await store.has(name))) {
      missing.push(name)
      continue
    }
    const stored = await storeObject(folder, store.open(name, 0, bytes - 1))
    if (stored.sha256 !== checksum) damaged.push(name)
    files.push({ name, ...stored })
  }
  for await (const { name } of store.list(unknownFolder)) {
    signal?.throwIfAborted()
    files.push({ name, ...(await storeObject(folder, store.open(name, 0, Number.MAX_SAFE_INTEGER))) })
  }
  return { files, missing, damaged }
}
