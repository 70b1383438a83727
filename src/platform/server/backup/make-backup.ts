/** Makes a backup while Nestling is in use. The backup holds the rows and photos of one moment. */
import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openPictureTable } from '../database/snapshot/picture-table.ts'
import { readInProcess } from '../database/snapshot/read-in-process.ts'
import { snapshotFile, writeSnapshot } from '../database/snapshot/snapshot.ts'
import type { Services } from '../services.ts'
import { makeFolder, syncFolder, writeThrough } from '../storage/durable.ts'
import { BackupError } from './backup-error.ts'
import { type Inventory, listBackups, nameBackup, openBackup, ownerOf, writeInventory } from './backup-folder.ts'
import { hashFile } from './photos/objects.ts'
import { printPhotos } from './photos/photo-list.ts'
import { parts, storePhotos } from './photos/store-photos.ts'

export type Source = Pick<Services, 'db' | 'engine' | 'files'>
type Place = { folder: string; now: Date; signal?: AbortSignal | undefined }
export type MadeBackup = {
  readonly name: string
  readonly inventory: Inventory
  /** The names of photos that are missing or damaged in the store, at most 1000. */
  readonly incomplete: readonly string[]
}

const listFile = 'photos.txt'

/** Makes a backup. Its folder is renamed last, after the database and the new photos were read back from the disk. */
export async function makeBackup(source: Source, place: Place): Promise<MadeBackup> {
  const { folder, now } = place
  await makeFolder(folder)
  const draft = join(folder, `partial-${randomUUID()}`)
  await makeFolder(draft)
  try {
    const { inventory, incomplete } = await fillDraft(draft, source, place)
    await writeInventory(draft, inventory)
    const name = nameBackup(now, inventory.identity)
    await syncFolder(draft)
    await rename(draft, join(folder, name))
    await syncFolder(folder)
    return { name, inventory, incomplete }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function fillDraft(draft: string, { db, engine, files: store }: Source, { folder, now, signal }: Place) {
  const file = snapshotFile(engine)
  const [path, tablePath, listPath] = [file, 'pictures.db', listFile].map((name) => join(draft, name)) as [
    string,
    string,
    string,
  ]
  await writeSnapshot({ db, engine }, path)
  const { identity } = await readInProcess({ engine, path, table: tablePath }, signal)
  const part = await choosePart(folder, identity)
  const table = openPictureTable(tablePath)
  try {
    const { incomplete, ...sums } = await storePhotos({ folder, table, store, part, now, signal })
    await writeThrough(listPath, printPhotos(table.list()))
    const inventory: Inventory = {
      format: 2,
      madeAt: now.toISOString(),
      identity,
      engine,
      database: { name: file, ...(await hashFile(path)) },
      list: { name: listFile, ...(await hashFile(listPath)) },
      ...sums,
      part,
    }
    return { inventory, incomplete }
  } finally {
    table.close()
    await rm(tablePath)
  }
}

/** Chooses the part of the older photos to read again: the part that follows the one read by the last backup. */
async function choosePart(folder: string, identity: string): Promise<number> {
  const last = (await listBackups(folder)).findLast(({ owner }) => owner === ownerOf(identity))
  if (!last) return 0
  try {
    return ((await openBackup(join(folder, last.name))).inventory.part + 1) % parts
  } catch (error) {
    if (error instanceof BackupError) return 0
    throw error
  }
}

/** The size of a backup with all of its photos, including those that it shares with other backups. */
export const sizeOf = ({ database, photoBytes }: Inventory): number => database.bytes + photoBytes
