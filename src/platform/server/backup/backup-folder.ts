/**
 * A folder of backups. Each has a folder of its own with a copy of the database and an inventory. The photos of all of them
 * are in `objects`, each once, under its SHA-256.
 */
import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { writeThrough } from '../storage/durable.ts'

const StoredFile = z.object({
  /** A relative path that stays inside its folder. */
  name: z.string().check(z.regex(/^(?!.*\.\.)\w[\w./-]*$/)),
  bytes: z.number(),
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
})
export const Inventory = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** Of the installation. */
  identity: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  database: StoredFile,
  /** The photos by their names in the store. */
  files: z.array(StoredFile),
  /** Photos that the store did not have, or had with other content than was once written. */
  missing: z.array(z.string()),
  damaged: z.array(z.string()),
})
export type Inventory = z.infer<typeof Inventory>
export type StoredFile = z.infer<typeof StoredFile>

/** A backup that cannot be used, as a sentence. */
export class BackupError extends Error {}

const finished = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)\.(\d{3})Z-([\da-f]{8})$/

export type BackupName = { readonly name: string; readonly madeAt: Date; readonly owner: string }

export const ownerOf = (identity: string): string => identity.slice(0, 8)

/** `2026-03-15T100000.000Z-1a2b3c4d`: when it was made, and the installation. */
export const nameBackup = (now: Date, identity: string): string =>
  `${now.toISOString().replaceAll(':', '')}-${ownerOf(identity)}`

/** All finished backups in the folder, of any installation, oldest first. */
export async function listBackups(folder: string): Promise<BackupName[]> {
  const names = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.sort().flatMap((name) => {
    const [, day, hours, minutes, seconds, ms, owner] = finished.exec(name) ?? []
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

/** Throws BackupError when it is missing or was changed. */
export async function readInventory(backup: string): Promise<Inventory> {
  const [text, line] = await Promise.all(
    [inventoryFile, hashFile].map((name) => readFile(join(backup, name), 'utf8')),
  ).catch((error) => {
    throw new BackupError(`${backup} is not a backup of Nestling (${error.code}).`)
  })
  if (text === undefined || line?.slice(0, 64) !== hash('sha256', text))
    throw new BackupError(`The inventory of ${backup} was changed since it was written.`)
  return Inventory.parse(JSON.parse(text))
}
