/**
 * A folder of backups. Each backup is a subfolder with a copy of the database and an inventory. All backups share their
 * photos: the folder `objects` holds each photo once, named by its SHA-256. Here a photo is one file, and the app stores each
 * picture as several files of different sizes.
 */
import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { ListedPicture } from '../database/snapshot/picture-table.ts'
import { writeThrough } from '../storage/durable.ts'
import { BackupError } from './backup-error.ts'
import { readPhotos } from './photos/photo-list.ts'

const StoredFile = z.object({
  /** A relative path that stays inside its folder. */
  name: z.string().check(z.regex(/^(?!.*\.\.)\w[\w./-]*$/)),
  bytes: z.number(),
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
})
const about = {
  madeAt: z.string(),
  /** The identity of the installation. */
  identity: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  database: StoredFile,
}
/** The first format listed all photos in the inventory, so the whole list was in memory at once. */
const FirstInventory = z.object({
  ...about,
  format: z.literal(1),
  files: z.array(StoredFile),
  missing: z.array(z.string()),
  damaged: z.array(z.string()),
})
const Inventory = z.object({
  ...about,
  format: z.literal(2),
  /** The file that lists the photos. */
  list: StoredFile,
  /** How many photos the backup holds, and their total size. */
  photos: z.number(),
  photoBytes: z.number(),
  /** How many photos were missing in the store, or had changed there. */
  missing: z.number(),
  damaged: z.number(),
  /** Which of the 28 parts of the older photos was read again: 0 to 27. */
  part: z.number(),
})
export type Inventory = z.infer<typeof Inventory>
type StoredFile = z.infer<typeof StoredFile>

export type OpenedBackup = {
  readonly inventory: Omit<Inventory, 'format' | 'list'>
  /** The backup's own files: the database and, except in the first format, the list of photos. */
  readonly files: readonly StoredFile[]
  /** Lists the photos in the order of their checksums. */
  readonly listPhotos: () => AsyncIterable<ListedPicture>
}

const backupName = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)\.(\d{3})Z-([\da-f]{8})$/

export type BackupName = { readonly name: string; readonly madeAt: Date; readonly owner: string }

/** The first 8 digits of an installation's identity. The names of its backups end with them. */
export const ownerOf = (identity: string): string => identity.slice(0, 8)

/** `2026-03-15T100000.000Z-1a2b3c4d`: the time of the backup, and the first 8 digits of the installation's identity. */
export const nameBackup = (now: Date, identity: string): string =>
  `${now.toISOString().replaceAll(':', '')}-${ownerOf(identity)}`

/** All finished backups in the folder, of any installation, oldest first. */
export async function listBackups(folder: string): Promise<BackupName[]> {
  const names = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.sort().flatMap((name) => {
    const [, day, hours, minutes, seconds, ms, owner] = backupName.exec(name) ?? []
    return owner ? [{ name, owner, madeAt: new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`) }] : []
  })
}

const inventoryFile = 'inventory.json'
const hashFile = `${inventoryFile}.sha256`

export async function writeInventory(backup: string, inventory: Inventory): Promise<void> {
  const text = JSON.stringify(inventory)
  await writeThrough(join(backup, inventoryFile), text)
  await writeThrough(join(backup, hashFile), `${hash('sha256', text)}  ${inventoryFile}\n`)
}

/** Reads the inventory of a backup. Throws BackupError if the inventory cannot be read or was changed. */
export async function openBackup(backup: string): Promise<OpenedBackup> {
  const [text, line] = await Promise.all(
    [inventoryFile, hashFile].map((name) => readFile(join(backup, name), 'utf8')),
  ).catch((error) => {
    throw new BackupError(`${backup} is not a backup of Nestling (${error.code}).`)
  })
  if (text === undefined || line?.slice(0, 64) !== hash('sha256', text))
    throw new BackupError(`The inventory of ${backup} has changed since it was written.`)
  const inventory = z.discriminatedUnion('format', [FirstInventory, Inventory]).parse(JSON.parse(text))
  if (inventory.format === 1) return openFirstFormat(inventory)
  const { database, list } = inventory
  return { inventory, files: [database, list], listPhotos: () => readPhotos(join(backup, list.name)) }
}

function openFirstFormat({ files, missing, damaged, ...rest }: z.infer<typeof FirstInventory>): OpenedBackup {
  const flawed = new Set(damaged)
  const held = files.map(({ name, bytes, sha256 }) => {
    return { name, bytes, checksum: sha256, flaw: flawed.has(name) ? ('damaged' as const) : null }
  })
  const lost = missing.map((name) => ({ name, bytes: 0, checksum: '', flaw: 'missing' as const }))
  const photos = [...lost, ...held].sort((a, b) => (a.checksum < b.checksum ? -1 : 1))
  return {
    inventory: {
      ...rest,
      photos: files.length,
      photoBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      missing: missing.length,
      damaged: damaged.length,
      part: 0,
    },
    files: [rest.database],
    listPhotos: async function* () {
      yield* photos
    },
  }
}
