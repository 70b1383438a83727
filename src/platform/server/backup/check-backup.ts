/** Reads a whole backup back and compares it with its inventory, and its rows with its photos. */
import { join, resolve } from 'node:path'
import { DamagedSnapshot, readSnapshot } from '../database/snapshot/snapshot.ts'
import { type Inventory, readInventory } from './backup-folder.ts'
import { type Content, hashFile, objectPath } from './objects.ts'

export type CheckedBackup = {
  readonly inventory: Inventory
  /** One sentence for each file that differs from what was written. */
  readonly problems: readonly string[]
  /** What the store already lacked when the backup was made. */
  readonly flaws: readonly string[]
}

/** Throws BackupError when it is no backup at all. */
export async function checkBackup(backup: string): Promise<CheckedBackup> {
  const inventory = await readInventory(backup)
  const { database, files, missing, damaged } = inventory
  const problems: string[] = []
  const compare = async (path: string, expected: Content, what: string) => {
    const found = await hashFile(path).catch((error) => String(error.code))
    if (typeof found === 'string') problems.push(`${what} is missing (${found}).`)
    else if (found.sha256 !== expected.sha256) problems.push(`${what} was changed since it was written.`)
  }
  await compare(join(backup, database.name), database, database.name)
  for (const file of files)
    await compare(objectPath(resolve(backup, '..'), file.sha256), file, `The photo ${file.name}`)
  if (problems.length === 0) problems.push(...(await compareRows(backup, inventory)))
  return {
    inventory,
    problems,
    flaws: [
      ...missing.map((name) => `The photo ${name} was already missing when the backup was made.`),
      ...damaged.map((name) => `The photo ${name} was already damaged when the backup was made.`),
    ],
  }
}

async function compareRows(backup: string, { engine, database, files, missing, damaged }: Inventory) {
  try {
    const { pictureFiles } = await readSnapshot(engine, join(backup, database.name))
    const known = new Map(files.map(({ name, sha256 }) => [name, sha256]))
    const flawed = new Set([...missing, ...damaged])
    const wrong = pictureFiles.filter(({ name, checksum }) => known.get(name) !== checksum && !flawed.has(name))
    return wrong.map(({ name }) => `The backup does not hold the photo ${name} as its row names it.`)
  } catch (error) {
    if (error instanceof DamagedSnapshot) return [`${database.name} is damaged: ${error.message}.`]
    throw error
  }
}
